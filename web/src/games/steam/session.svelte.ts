import { readDrawing } from '../../board/drawing';
import type { Action } from '../../wire/types';
import type { Session } from '../types';
import { byType, type Choice } from './choices';
import { initials } from '../shared/seats';
import type { Context } from './view';

/** What the parts of the table share: what is asked, and what has been picked so far. */
export class SteamSession implements Session {
  readonly ctx: Context;

  readonly drawing = $derived.by(() => readDrawing(this.ctx.board.svg));
  /** The letter of each seat. */
  readonly initials = $derived.by(() =>
    initials(this.ctx.view.players.map((_, seat) => this.ctx.name(seat))),
  );
  /** All that may be done now, by the type of action; empty when nothing is asked of me. */
  readonly choices = $derived.by(() => byType(this.ctx.legal));
  /** What the mouse or keyboard points at on the board. */
  pointed = $state<string | null>(null);

  constructor(ctx: Context) {
    this.ctx = ctx;
  }

  /** Whether something is asked of me that I may answer now. */
  get playable(): boolean {
    return this.choices.size > 0 && !this.ctx.sending;
  }

  /** The choices of one type of action, such as `bid`; none when it may not be done. */
  of(type: string): Choice[] {
    return this.choices.get(type) ?? [];
  }

  play(action: Action): void {
    if (this.playable) void this.ctx.play(action);
  }

  /** Answers the keyboard. */
  key(event: KeyboardEvent): boolean {
    void event;
    return false;
  }

  /** Answers a click on the board. */
  pick(target: string | null): void {
    this.pointed = target;
  }
}
