/** The news of a table: a WebSocket that comes back by itself when the line is lost. */

import type { ChatLine, Step, Table } from './types';

export type News =
  | {
      type: 'sync';
      n: number;
      version: number;
      /** How many of the steps known before still hold; `steps` come after them. */
      after: number;
      table: Table;
      view: unknown;
      steps: Step[];
      chat: ChatLine[];
    }
  | { type: 'step'; n: number; version: number; step: Step; view: unknown; to_act: number[] }
  | { type: 'undo'; n: number; version: number; view: unknown; to_act: number[] }
  | { type: 'table'; table: Table }
  | { type: 'chat'; line: ChatLine }
  | { type: 'unsaid'; ids: number[] }
  /** The bot on turn begins to think in so many seconds; 0: it does. */
  | { type: 'busy'; seconds: number };

export type Line = 'connecting' | 'open' | 'lost';

/** The milliseconds before each new attempt; the last one goes on. */
const WAITS = [500, 1000, 2000, 4000, 8000, 15000];

export interface Listening {
  /** The table's id. */
  id: string;
  /** How many actions are known already, asked at every new connection. */
  after: () => number;
  /** The version of the position that is known, null before any is. */
  version: () => number | null;
  hear: (news: News) => void;
  line: (line: Line) => void;
}

/** Keeps one table's line open until `stop`. */
export class Live {
  private socket: WebSocket | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private attempts = 0;
  private stopped = false;

  constructor(
    private readonly listening: Listening,
    private readonly Socket: typeof WebSocket = WebSocket,
  ) {
    addEventListener('online', this.hurry);
    addEventListener('offline', this.drop);
    document.addEventListener('visibilitychange', this.hurry);
    this.listening.line('connecting');
    this.connect();
  }

  /** Closes the line and opens a new one, to hear everything that was missed. */
  again(): void {
    this.attempts = 0;
    this.leave();
    this.connect();
  }

  stop(): void {
    this.stopped = true;
    removeEventListener('online', this.hurry);
    removeEventListener('offline', this.drop);
    document.removeEventListener('visibilitychange', this.hurry);
    this.leave();
  }

  private connect(): void {
    clearTimeout(this.timer);
    const { id, after } = this.listening;
    const version = this.listening.version();
    const address = new URL(
      `/api/games/${encodeURIComponent(id)}/live?after=${after()}` +
        (version === null ? '' : `&version=${version}`),
      location.href,
    );
    address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:';
    const socket = new this.Socket(address.href);
    this.socket = socket;
    socket.onmessage = ({ data }) => {
      const news = JSON.parse(String(data)) as News;
      if (news.type === 'sync') {
        this.attempts = 0;
        this.listening.line('open');
      }
      this.listening.hear(news);
    };
    socket.onclose = () => this.lost();
  }

  private lost(): void {
    this.socket = null;
    if (this.stopped) return;
    this.listening.line('lost');
    const wait = WAITS[Math.min(this.attempts, WAITS.length - 1)] ?? 0;
    this.attempts += 1;
    // Some chance in it, so that not everybody returns at once after a restart.
    this.timer = setTimeout(() => this.connect(), wait * (0.75 + Math.random() / 2));
  }

  /** Forgets the present socket without taking its end for a lost line. */
  private leave(): void {
    clearTimeout(this.timer);
    const socket = this.socket;
    this.socket = null;
    if (!socket) return;
    socket.onmessage = null;
    socket.onclose = null;
    socket.close();
  }

  private readonly hurry = (): void => {
    if (this.socket === null && document.visibilityState !== 'hidden') this.again();
  };

  private readonly drop = (): void => {
    if (this.socket === null) return;
    this.leave();
    this.lost();
  };
}
