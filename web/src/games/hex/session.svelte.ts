import { untrack } from 'svelte';
import { keep, settings } from '../../app/settings.svelte';
import { readDrawing } from '../../board/drawing';
import type { Point, Target } from '../../board/types';
import type { Action, GameEvent, Step } from '../../wire/types';
import type { Livery } from '../shared/livery';
import { initials } from '../shared/seats';
import type { Session } from '../types';
import { byType, eventsOf, type Choice } from './choices';
import type { Delivery } from './deliveries';
import { neighbour } from './hex';
import { laysByHex } from './lays';
import { layoutOf } from './layout';
import { Moving } from './moving.svelte';
import { split, targetsOf } from './targets';
import type { City, Color, HexContext, HexView, Owner, Stop } from './table';
import { traceRoute } from './track';
import { Trial } from './trial.svelte';
import { litWays, type LitWay } from './ways';

/** The least that the pieces on a board of hexes need to know of their table. */
export type AnyHexSession = HexSession<HexView>;

/**
 * What the tables on boards of hexes share: laying tiles and delivering cubes, answered on the
 * board. A game says who owns what, what else may be picked, and what a delivery is worth.
 */
export abstract class HexSession<V extends HexView> implements Session {
  readonly ctx: HexContext<V>;

  readonly layout = $derived.by(() => layoutOf(this.ctx.board));
  readonly drawing = $derived.by(() => readDrawing(this.ctx.board.svg));
  /** The letter of each seat. */
  readonly initials = $derived.by(() =>
    initials(
      this.ctx.table.seats.map(({ seat }) => this.ctx.name(seat)),
      this.letters,
    ),
  );
  /** All that may be done now, by the type of action; empty when nothing is asked of me. */
  readonly choices = $derived.by(() => byType(this.ctx.legal));
  readonly lays = $derived.by(() => laysByHex(this.of('lay')));
  readonly trial: Trial;
  readonly moving: Moving;
  /** What the mouse or keyboard points at on the board. */
  pointed = $state<string | null>(null);
  /** True while own tiles are taken back one after the other. */
  takingBack = $state(false);

  readonly targets = $derived.by((): Target[] => targetsOf(this));
  /** The own steps of this build turn, the last one last. */
  readonly laid = $derived.by((): Step[] => this.ownTurn());
  /** What would happen if the own build turn ended now. */
  readonly ending = $derived.by((): GameEvent[] => eventsOf(this.of('done')[0]));
  /** Where to look when something is asked that is answered on the board. */
  readonly attention = $derived.by((): Point[] => {
    if (!this.choices.has('deliver')) return [];
    const { cube, goals, best } = this.moving;
    if (cube === null) return this.points(best.map(({ from }) => from));
    const ways = goals.flatMap(({ route }) => traceRoute(this.ctx.view, route));
    const passed = ways.flatMap(({ pieces }) => pieces.map(({ hex }) => hex));
    return this.points([cube.from, ...passed, ...goals.map(({ to }) => to)]);
  });

  /** The ways that are lit on the board. */
  readonly lit = $derived.by((): LitWay[] => litWays(this));

  constructor(ctx: HexContext<V>) {
    this.ctx = ctx;
    this.trial = new Trial(this);
    this.moving = new Moving(this);
    // Whatever was picked belongs to one question; the next begins afresh. The same question
    // may be asked again, when the connection was lost or the past was looked at.
    let asked: number | string | null = null;
    $effect(() => {
      const { question } = this;
      if (question === null || question === asked) return;
      asked = question;
      untrack(() => this.begin());
    });
    // A hint to build lies on the board as if picked, ready to be turned or put back.
    $effect(() => {
      const { hint } = this.ctx;
      if (hint) untrack(() => this.pickHinted(hint));
    });
  }

  // What a game says

  /** Whose track it is that would be laid now. */
  abstract get owner(): Owner;
  /** Whether the build turn under way is my own. */
  abstract get isBuilding(): boolean;
  abstract livery(owner: Owner | null): Livery;
  /** The letters of companies, which players do not have. */
  get letters(): string[] {
    return [];
  }

  /** The colours of a seat, where seats have colours of their own. */
  abstract seatLivery(seat: number): Livery | null;
  abstract ownerName(owner: Owner): string;
  /** What a delivery is worth; null as long as that is not known. */
  abstract deliveryOf(choice: Choice): Delivery | null;
  /** Says why nothing can be done at a hex. */
  abstract explainNot(hex: string): Promise<void>;

  /** The types of action that build, besides ending the turn. */
  get buildTypes(): readonly string[] {
    return ['lay'];
  }

  /** Where cubes lie. */
  get stops(): Stop[] {
    return this.ctx.view.cities;
  }

  /** A city that is about to be founded, shown as it would stand. */
  get planned(): City | null {
    return null;
  }

  /** Whether something may be done at a hex besides delivering there. */
  mayPick(hex: string): boolean {
    return this.lays.has(hex);
  }

  /** The hexes picked so far. */
  get picked(): (string | null)[] {
    return [this.trial.site, this.moving.to];
  }

  /** Whether a tile or the like is held over the board. */
  get holding(): boolean {
    return this.trial.lay !== null;
  }

  /** Whether a tile, a city or a cube is picked. */
  get busy(): boolean {
    return this.picked.some((hex) => hex !== null) || this.moving.cube !== null;
  }

  /** What would be played now. */
  get pending(): Action | null {
    return this.trial.lay?.action ?? this.moving.delivery?.action ?? null;
  }

  /** What tells one question from the next; null while nothing is asked. */
  protected get question(): number | string | null {
    return this.ctx.legal?.n ?? null;
  }

  // Playing

  /** Whether something is asked of me that I may answer now. */
  get playable(): boolean {
    return this.choices.size > 0 && !this.ctx.sending && !this.takingBack;
  }

  /** The choices of one type of action, such as `bid`; none when it may not be done. */
  of(type: string): Choice[] {
    return this.choices.get(type) ?? NONE;
  }

  play(action: Action | null | undefined): boolean {
    if (!action || !this.playable) return false;
    void this.ctx.play(action);
    return true;
  }

  /** Begins to answer a new question. */
  protected begin(): void {
    this.clear();
    void this.moving.ask();
  }

  /** Puts everything picked back. */
  clear(): void {
    this.trial.putBack();
    this.moving.clear();
  }

  /** Plays what has been picked. */
  confirm(): boolean {
    return this.play(this.pending);
  }

  // Picking

  /** Answers a click on the board: picks what is legal, says why not of everything else. */
  pick(target: string | null): void {
    if (target === null) return;
    const { kind, hex, color } = split(target);
    if (kind === 'cube' && this.moving.cubes.has(`${hex} ${color}`)) {
      this.moving.pickCube(hex, color);
    } else if (!this.pickHex(hex) && !this.pickGoal(hex) && !this.pickAnyCube(hex)) {
      void this.explainNot(hex);
    }
  }

  /** Picks what may be built at a hex; false when nothing may. */
  protected pickHex(hex: string): boolean {
    if (!this.lays.has(hex)) return false;
    this.trial.hold(hex);
    return true;
  }

  /** Picks what a hint wants built, as far as that shows on the board. */
  protected pickHinted(hint: Action): void {
    if (hint.type !== 'lay' || !this.playable) return;
    this.clear();
    this.trial.holdAsIn(hint);
  }

  private pickGoal(hex: string): boolean {
    if (!this.moving.goals.some(({ to }) => to === hex)) return false;
    this.moving.pickGoal(hex);
    return true;
  }

  /** A click on a city beside its cubes means the only one that can be delivered, or the next. */
  private pickAnyCube(hex: string): boolean {
    const colors = [...this.moving.cubes].flatMap((key) => {
      const [from, color] = key.split(' ');
      return from === hex ? [color as Color] : [];
    });
    const { cube } = this.moving;
    const at = cube?.from === hex ? colors.indexOf(cube.color) : -1;
    const next = colors[(at + 1) % colors.length];
    if (next) this.moving.pickCube(hex, next);
    return next !== undefined;
  }

  // Taking back

  /**
   * Takes back a tile of this build turn. Those laid after it are laid again, as far as that
   * is possible without it.
   */
  async takeBack(step: Step): Promise<void> {
    const at = this.laid.findIndex(({ n }) => n === step.n);
    if (at < 0 || this.takingBack || this.ctx.sending) return;
    const later = this.laid.slice(at + 1).flatMap(({ action }) => action ?? []);
    this.takingBack = true;
    try {
      for (let back = 0; back <= later.length; back += 1) {
        const n = this.ctx.n;
        await this.ctx.undo();
        if (this.ctx.n !== n - 1) return;
      }
      for (const action of later) {
        const told = await this.ctx.previews([action]);
        if (told?.[0]?.events && !(await this.ctx.play(action))) return;
      }
    } finally {
      this.takingBack = false;
    }
  }

  /** Returns the last steps as far as they are own ones of the build turn under way. */
  private ownTurn(): Step[] {
    const { seat, steps, present } = this.ctx;
    if (!present || !this.isBuilding) return [];
    const own: Step[] = [];
    for (const step of [...steps].reverse()) {
      const { action } = step;
      if (action?.seat !== seat || !this.buildTypes.includes(action.type)) break;
      own.unshift(step);
    }
    return own;
  }

  // The keyboard

  /** Answers keys on the board and elsewhere on the page. */
  key(event: KeyboardEvent): boolean {
    if (event.ctrlKey || event.metaKey || event.altKey) return false;
    const element = event.target instanceof Element ? event.target : null;
    const typing = element?.closest('input, textarea, select, [contenteditable]') ?? null;
    const pressing = element?.closest('button, a, summary, [role="button"], [role="tab"]') ?? null;
    if (event.key === 'Escape') return this.escape();
    if (typing) return false;
    if (event.key === 'Enter') {
      const picked = pressing?.matches('[data-target][aria-pressed="true"]') ?? false;
      return (!pressing || picked) && this.confirm();
    }
    if (this.turnByKey(event)) return true;
    if (event.key.toLowerCase() === 'x' && settings.shortcuts) {
      settings.coordinates = !settings.coordinates;
      keep();
      return true;
    }
    if (pressing || !event.key.startsWith('Arrow')) return false;
    const first = document.querySelector<SVGElement>('[data-target][tabindex="0"]');
    if (!first || ![...this.buildTypes, 'deliver'].some((type) => this.choices.has(type)))
      return false;
    first.focus();
    return true;
  }

  /** Turns or changes what is on trial; false when nothing is. */
  turnByKey(event: KeyboardEvent): boolean {
    const back = event.shiftKey || event.key === 'ArrowLeft' || event.key === 'ArrowUp' ? -1 : 1;
    const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
    if (this.trial.lay) {
      if (key === 'r' || key === 'ArrowLeft' || key === 'ArrowRight') this.trial.turn(back);
      else if (key === 'f' || key === 'ArrowUp' || key === 'ArrowDown') this.trial.change(back);
      else return false;
      return true;
    }
    if (key !== 'r' || this.moving.ways.length < 2) return false;
    this.moving.nextWay(back);
    return true;
  }

  protected escape(): boolean {
    if (this.moving.to !== null && this.moving.goals.length > 1) this.moving.to = null;
    else if (this.busy) this.clear();
    else return false;
    return true;
  }

  // Places

  /** What a hex is called: the city or town there, else its label. */
  place(hex: string): string {
    return this.layout.get(hex)?.name ?? hex;
  }

  /** A hex and those around it. */
  around(hex: string): Point[] {
    return this.points([hex, ...[0, 1, 2, 3, 4, 5].map((edge) => neighbour(hex, edge))]);
  }

  private points(hexes: readonly string[]): Point[] {
    return [...new Set(hexes)].flatMap((hex) => this.layout.get(hex)?.at ?? []);
  }
}

const NONE: Choice[] = [];
