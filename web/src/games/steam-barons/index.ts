import type { GameModule } from '../types';
import Board from './Board.svelte';
import { describe, refusal, task } from './describe';
import Companies from './parts/Companies.svelte';
import Market from './parts/Market.svelte';
import Order from './parts/Order.svelte';
import Players from './parts/Players.svelte';
import Prompt from './Prompt.svelte';
import Result from './Result.svelte';
import { chapter, sentence } from './sentences';
import { BaronsSession } from './session.svelte';
import { isPlaced } from '../hex/located';
import { hammer, payday } from './payday';
import Sign from './Sign.svelte';
import { scene, time } from './times';
import type { View } from './view';

const steamBarons: GameModule<View, BaronsSession> = {
  session: (ctx) => new BaronsSession(ctx),
  Board,
  Prompt,
  Parts: [
    { id: 'companies', title: 'sb-companies', Component: Companies },
    { id: 'players', title: 'sb-players', Component: Players },
    { id: 'market', title: 'sb-market', Component: Market },
    { id: 'order', title: 'sb-order-of-play', Component: Order },
  ],
  Result,
  sentence,
  chapter,
  describe,
  task,
  refusal,
  Sign,
  placed: isPlaced,
  time,
  scene,
  payday,
  hammer,
  shortcuts: [
    { keys: ['↑', '↓'], text: 'sb-key-arrows' },
    { keys: ['Enter'], text: 'st-board-key-enter' },
    { keys: ['Esc'], text: 'st-board-key-escape' },
    { keys: ['x'], text: 'coordinates' },
    { keys: ['+', '−', '0'], text: 'st-board-key-zoom' },
  ],
};

export default steamBarons;
