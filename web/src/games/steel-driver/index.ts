import type { GameModule } from '../types';
import Board from './Board.svelte';
import Companies from './parts/Companies.svelte';
import Order from './parts/Order.svelte';
import Players from './parts/Players.svelte';
import Prompt from './Prompt.svelte';
import Result from './Result.svelte';
import { chapter, describe, refusal, sentence, task } from './sentences';
import { SteelDriverSession } from './session.svelte';
import { isPlaced } from './layout';
import { hammer, payday } from './payday';
import Sign from './Sign.svelte';
import { scene, time } from './times';
import type { View } from './view';

const steelDriver: GameModule<View, SteelDriverSession> = {
  session: (ctx) => new SteelDriverSession(ctx),
  Board,
  Prompt,
  Parts: [
    { id: 'companies', title: 'sd-companies', Component: Companies },
    { id: 'players', title: 'sd-players', Component: Players },
    { id: 'order', title: 'sd-order-of-play', Component: Order },
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
    { keys: ['←', '↑', '→', '↓'], text: 'sd-key-arrows' },
    { keys: ['Enter'], text: 'sd-key-enter' },
    { keys: ['Esc'], text: 'sd-key-escape' },
    { keys: ['+', '−', '0'], text: 'sd-key-zoom' },
  ],
};

export default steelDriver;
