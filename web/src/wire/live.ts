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
  | { type: 'busy'; seconds: number }
  /** The line is not dead. */
  | { type: 'beat' }
  /** The server hears nothing of us, and gives this line up. */
  | { type: 'unheard' };

export type Line = 'connecting' | 'open' | 'lost';

/** The milliseconds before each new attempt; the last one goes on. */
const WAITS = [500, 1000, 2000, 4000, 8000, 15000];

/** After so many milliseconds in which nothing was heard a line is dead; beats come every 4 s. */
const SILENCE = 11_000;
/** After so many milliseconds without an answer to a question it is dead as well. */
const ANSWER = 4000;
const BEAT = JSON.stringify({ type: 'beat' });
const ASK = JSON.stringify({ type: 'ask' });

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

/**
 * Keeps one table's line open until `stop`. A network may fail without closing anything, so
 * silence counts as well.
 */
export class Live {
  private socket: WebSocket | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private silence: ReturnType<typeof setTimeout> | undefined;
  private asked = false;
  private attempts = 0;
  private stopped = false;

  constructor(
    private readonly listening: Listening,
    private readonly Socket: typeof WebSocket = WebSocket,
  ) {
    addEventListener('online', this.hurry);
    addEventListener('pageshow', this.hurry);
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

  /** Asks whether anybody is there; a line on which nothing answers soon is opened anew. */
  doubt(): void {
    if (this.stopped) return;
    if (this.socket === null) this.again();
    else if (!this.asked && this.socket.readyState === this.Socket.OPEN) {
      this.asked = true;
      this.socket.send(ASK);
      this.expect(ANSWER);
    }
  }

  stop(): void {
    this.stopped = true;
    removeEventListener('online', this.hurry);
    removeEventListener('pageshow', this.hurry);
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
    this.asked = false;
    this.expect(this.attempts > 1 ? 2 * SILENCE : SILENCE);
    // So the server knows that this client answers, and misses it when it does not.
    socket.onopen = () => socket.send(BEAT);
    socket.onmessage = ({ data }) => {
      this.asked = false;
      this.expect(SILENCE);
      const news = JSON.parse(String(data)) as News;
      if (news.type === 'beat') return socket.send(BEAT);
      if (news.type === 'unheard') return this.drop();
      if (news.type === 'sync') {
        this.attempts = 0;
        this.listening.line('open');
      }
      this.listening.hear(news);
    };
    socket.onclose = () => this.lost();
  }

  /** Waits for the next word of the line, but not for ever. */
  private expect(milliseconds: number): void {
    clearTimeout(this.silence);
    this.silence = setTimeout(this.drop, milliseconds);
  }

  private lost(): void {
    clearTimeout(this.silence);
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
    clearTimeout(this.silence);
    const socket = this.socket;
    this.socket = null;
    if (!socket) return;
    socket.onopen = null;
    socket.onmessage = null;
    socket.onclose = null;
    socket.close();
  }

  private readonly hurry = (): void => {
    if (document.visibilityState !== 'hidden') this.doubt();
  };

  private readonly drop = (): void => {
    if (this.socket === null) return;
    this.leave();
    this.lost();
  };
}
