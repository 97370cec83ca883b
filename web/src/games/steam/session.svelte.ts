import { untrack } from 'svelte';
import { readDrawing } from '../../board/drawing';
import type { Point } from '../../board/types';
import type { Action, Step } from '../../wire/types';
import { initials } from '../shared/seats';
import type { Session } from '../types';
import { byType, eventsOf, type Choice } from '../hex/choices';
import { Founding } from './founding.svelte';
import { neighbour } from '../hex/hex';
import { laysByHex } from '../hex/lays';
import { layoutOf } from '../hex/layout';
import { Moving } from '../hex/moving.svelte';
import { targetsOf, split } from '../hex/targets';
import { traceRoute } from '../hex/track';
import { Trial } from '../hex/trial.svelte';
import type { Color, Context } from './view';
import { explainNot } from './why-not';

/** What a click on the map does while track is built: lay tiles, or grow or found a city. */
export type Tool = 'track' | 'city';

/** What the parts of the table share: what is asked, and what has been picked so far. */
export class SteamSession implements Session {
  readonly ctx: Context;

  readonly layout = $derived.by(() => layoutOf(this.ctx.board));
  readonly drawing = $derived.by(() => readDrawing(this.ctx.board.svg));
  /** The letter of each seat. */
  readonly initials = $derived.by(() =>
    initials(this.ctx.view.players.map((_, seat) => this.ctx.name(seat))),
  );
  /** All that may be done now, by the type of action; empty when nothing is asked of me. */
  readonly choices = $derived.by(() => byType(this.ctx.legal));
  readonly lays = $derived.by(() => laysByHex(this.of('lay')));

  tool = $state<Tool>('track');
  readonly trial: Trial;
  readonly founding: Founding;
  readonly moving: Moving;
  /** What the mouse or keyboard points at on the board. */
  pointed = $state<string | null>(null);
  /** True while own tiles are taken back one after the other. */
  takingBack = $state(false);

  readonly targets = $derived.by(() => targetsOf(this));
  /** The own steps of this build turn, the last one last. */
  readonly laid = $derived.by((): Step[] => ownTurn(this.ctx));
  /** What would happen if the own build turn ended now. */
  readonly ending = $derived.by(() => eventsOf(this.of('done')[0]));
  /** Where to look when something is asked that is answered on the board. */
  readonly attention = $derived.by((): Point[] => {
    if (!this.choices.has('deliver')) return [];
    const { cube, goals, best } = this.moving;
    if (cube === null) return this.points(best.map(({ from }) => from));
    const ways = goals.flatMap(({ route }) => traceRoute(this.ctx.view, route));
    const passed = ways.flatMap(({ pieces }) => pieces.map(({ hex }) => hex));
    return this.points([cube.from, ...passed, ...goals.map(({ to }) => to)]);
  });

  constructor(ctx: Context) {
    this.ctx = ctx;
    this.trial = new Trial(ctx, () => this.lays);
    this.founding = new Founding(ctx, () => [...this.of('grow'), ...this.of('urbanize')]);
    this.moving = new Moving(ctx, () => this.of('deliver'));
    // Whatever was picked belongs to one question; the next begins afresh. The same question
    // may be asked again, when the connection was lost or the past was looked at.
    let asked: number | null = null;
    $effect(() => {
      const n = this.ctx.legal?.n ?? null;
      if (n === null || n === asked) return;
      asked = n;
      untrack(() => this.begin());
    });
  }

  /** Whether something is asked of me that I may answer now. */
  get playable(): boolean {
    return this.choices.size > 0 && !this.ctx.sending && !this.takingBack;
  }

  /** Whether a tile, a city or a cube is picked. */
  get busy(): boolean {
    return this.trial.site !== null || this.founding.hex !== null || this.moving.cube !== null;
  }

  /** The choices of one type of action, such as `bid`; none when it may not be done. */
  of(type: string): Choice[] {
    return this.choices.get(type) ?? NONE;
  }

  play(action: Action): void {
    if (this.playable) void this.ctx.play(action);
  }

  private begin(): void {
    this.clear();
    const track = this.of('lay').length > 0;
    if (!track && this.founding.choices.length > 0) this.tool = 'city';
    else this.tool = 'track';
    void this.moving.ask();
  }

  /** Puts everything picked back. */
  clear(): void {
    this.trial.putBack();
    this.founding.clear();
    this.moving.clear();
  }

  take(tool: Tool): void {
    this.clear();
    this.tool = tool;
  }

  /** Answers a click on the board: picks what is legal, says why not of everything else. */
  pick(target: string | null): void {
    if (target === null) return;
    const { kind, hex, color } = split(target);
    if (kind === 'cube') this.pickCube(hex, color);
    else this.pickHex(hex);
  }

  private pickHex(hex: string): void {
    if (this.tool === 'city' && this.founding.hexes.has(hex)) this.founding.pick(hex);
    else if (this.lays.has(hex) && this.tool === 'track') this.trial.hold(hex);
    else if (this.founding.hexes.has(hex)) {
      this.take('city');
      this.founding.pick(hex);
    } else if (this.lays.has(hex)) {
      this.take('track');
      this.trial.hold(hex);
    } else if (this.moving.goals.some(({ to }) => to === hex)) this.moving.pickGoal(hex);
    else if (!this.pickAnyCube(hex)) void explainNot(this, hex);
  }

  private pickCube(hex: string, color: Color): void {
    if (this.moving.cubes.has(`${hex} ${color}`)) this.moving.pickCube(hex, color);
    else this.pickHex(hex);
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

  /** Plays what has been picked. */
  confirm(): boolean {
    const action =
      this.trial.lay?.action ?? this.founding.choice?.action ?? this.moving.delivery?.action;
    if (!action || !this.playable) return false;
    this.play(action);
    return true;
  }

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
    if (pressing || !event.key.startsWith('Arrow')) return false;
    const first = document.querySelector<SVGElement>('[data-target][tabindex="0"]');
    if (!first || !['lay', 'grow', 'urbanize', 'deliver'].some((type) => this.choices.has(type)))
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

  private escape(): boolean {
    if (this.moving.to !== null && this.moving.goals.length > 1) this.moving.to = null;
    else if (this.trial.site ?? this.founding.hex ?? this.moving.cube) this.clear();
    else return false;
    return true;
  }

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

/** Returns the last steps as far as they are own ones of the build turn under way. */
function ownTurn({ view, seat, steps, live }: Context): Step[] {
  if (!live || view.build === null || view.build.seat !== seat) return [];
  const own: Step[] = [];
  for (const step of [...steps].reverse()) {
    const { action } = step;
    if (action?.seat !== seat || !['lay', 'grow', 'urbanize'].includes(action.type)) break;
    own.unshift(step);
  }
  return own;
}
