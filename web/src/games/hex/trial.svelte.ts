import type { Action, GameEvent } from '../../wire/types';
import { lying } from './hex';
import { byFace, faceIn, firstLay, type FaceChoice, type Lay } from './lays';
import type { AnyHexSession } from './session.svelte';

/** The tile on trial: held over a hex, turned, not yet laid. */
export class Trial {
  /** The hex it is held over. */
  site = $state<string | null>(null);
  #place = $state(0);
  /** How far it has been turned altogether, so that it turns on the shorter way. */
  angle = $state(0);
  /** What the lays of the hex would cause, as far as one had to ask, in their order. */
  #told = $state.raw<GameEvent[][]>([]);

  readonly lays = $derived.by((): Lay[] => {
    const lays = this.site === null ? [] : (this.session.lays.get(this.site) ?? []);
    return lays.map((lay, i) =>
      lay.events.length > 0 ? lay : { ...lay, events: this.#told[i] ?? [] },
    );
  });
  readonly lay = $derived.by((): Lay | null => this.lays[this.#place] ?? null);
  readonly faces = $derived.by((): FaceChoice[] => byFace(this.lays));
  /** The rotations of the face that is held. */
  readonly turns = $derived.by(
    (): Lay[] => this.faces.find(({ name }) => name === this.lay?.name)?.lays ?? [],
  );

  constructor(private readonly session: AnyHexSession) {}

  /** Holds a tile over a hex; over the same hex again, turns it. */
  hold(hex: string): void {
    if (hex === this.site) {
      this.turn(1);
      return;
    }
    const lays = this.session.lays.get(hex) ?? [];
    const first = firstLay(lays, this.session.ctx.view, this.session.owner);
    if (first) this.begin(hex, first);
  }

  /** Holds the very tile that an action would lay; false when it may not be laid. */
  holdAsIn(action: Action): boolean {
    const hex = action['hex'] as string;
    const wanted = lying(faceIn(action));
    const lay = this.session.lays.get(hex)?.find(({ face }) => lying(face) === wanted);
    if (!lay) return false;
    if (hex === this.site) this.show(lay);
    else this.begin(hex, lay);
    return true;
  }

  private begin(hex: string, lay: Lay): void {
    this.#told = [];
    this.site = hex;
    this.show(lay);
    void this.ask(hex, this.session.lays.get(hex) ?? []);
  }

  putBack(): void {
    this.site = null;
    this.#told = [];
  }

  /** Turns the tile to the next rotation that may be laid, clockwise when positive. */
  turn(by: number): void {
    const at = this.turns.findIndex(({ turn }) => turn === this.lay?.turn);
    if (at < 0 || this.turns.length < 2) return;
    const count = this.turns.length;
    this.show(this.turns[(((at + by) % count) + count) % count]!, Math.sign(by));
  }

  /** Takes the next face, or the one before, that may be laid there. */
  change(by: number): void {
    const at = this.faces.findIndex(({ name }) => name === this.lay?.name);
    const count = this.faces.length;
    if (at < 0 || count < 2) return;
    this.take(this.faces[(((at + by) % count) + count) % count]!.name);
  }

  /** Takes a face, turned as it fits best. */
  take(name: string): void {
    const lays = this.faces.find((face) => face.name === name)?.lays ?? [];
    const best = firstLay(lays, this.session.ctx.view, this.session.owner);
    if (best && name !== this.lay?.name) this.show(best);
  }

  private show(lay: Lay, way = 0): void {
    const lays = this.session.lays.get(this.site ?? '') ?? [];
    const place = lays.findIndex(({ name, turn }) => name === lay.name && turn === lay.turn);
    const now = ((this.angle % 6) + 6) % 6;
    let by = (lay.turn - now + 6) % 6;
    if (way < 0 && by > 0) by -= 6;
    if (way === 0 && by > 3) by -= 6;
    this.angle = place === this.#place && way === 0 ? lay.turn : this.angle + by;
    this.#place = Math.max(0, place);
  }

  /** Asks what the lays of a hex would cause, where there were too many to be told at once. */
  private async ask(hex: string, lays: readonly Lay[]): Promise<void> {
    if (lays.every(({ events }) => events.length > 0)) return;
    const told = await this.session.ctx.previews(lays.slice(0, 64).map(({ action }) => action));
    if (told && this.site === hex) this.#told = told.map(({ events }) => events ?? []);
  }
}
