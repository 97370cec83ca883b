import type { GameModule } from '../types';
import Board from './Board.svelte';
import { describe, refusal, task } from './describe';
import Goods from './parts/Goods.svelte';
import Order from './parts/Order.svelte';
import Players from './parts/Players.svelte';
import TrackTiles from './parts/TrackTiles.svelte';
import Prompt from './Prompt.svelte';
import Result from './Result.svelte';
import { chapter, sentence } from './sentences';
import { SteamSession } from './session.svelte';
import { isPlaced } from '../hex/located';
import { hammer, payday } from './payday';
import Sign from './Sign.svelte';
import { scene, time } from './times';
import type { View } from './view';

const steam: GameModule<View, SteamSession> = {
  session: (ctx) => new SteamSession(ctx),
  Board,
  Prompt,
  Parts: [
    { id: 'players', title: 'st-players', Component: Players },
    { id: 'order', title: 'st-order-of-play', Component: Order },
    { id: 'goods', title: 'st-goods', Component: Goods },
    { id: 'tiles', title: 'st-track-tiles', Component: TrackTiles },
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
    { keys: ['←', '↑', '→', '↓'], text: 'st-board-key-arrows' },
    { keys: ['r', 'R'], text: 'st-board-key-turn' },
    { keys: ['f'], text: 'st-board-key-face' },
    { keys: ['Enter'], text: 'st-board-key-enter' },
    { keys: ['Esc'], text: 'st-board-key-escape' },
    { keys: ['x'], text: 'coordinates' },
    { keys: ['+', '−', '0'], text: 'st-board-key-zoom' },
  ],
};

export default steam;
