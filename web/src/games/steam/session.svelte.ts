import type { Action } from '../../wire/types';
import type { Choice } from '../hex/choices';
import type { Delivery } from '../hex/deliveries';
import { HexSession } from '../hex/session.svelte';
import type { Owner } from '../hex/table';
import type { Livery } from '../shared/livery';
import { deliveryOf } from './deliveries';
import { Founding } from './founding.svelte';
import { liveryOf } from './livery';
import type { City, Context, View } from './view';
import { explainNot } from './why-not';

/** What a click on the map does while track is built: lay tiles, or grow or found a city. */
export type Tool = 'track' | 'city';

const BUILD_TYPES = ['lay', 'grow', 'urbanize'];

/** What the parts of the table share: what is asked, and what has been picked so far. */
export class SteamSession extends HexSession<View> {
  tool = $state<Tool>('track');
  readonly founding: Founding;

  constructor(ctx: Context) {
    super(ctx);
    this.founding = new Founding(ctx, () => [...this.of('grow'), ...this.of('urbanize')]);
  }

  get owner(): number {
    return this.ctx.seat ?? 0;
  }

  get isBuilding(): boolean {
    const { view, seat } = this.ctx;
    return view.build !== null && view.build.seat === seat;
  }

  livery(owner: Owner | null): Livery {
    return liveryOf(owner as number | null);
  }

  seatLivery(seat: number): Livery {
    return liveryOf(seat);
  }

  ownerName(owner: Owner): string {
    return this.ctx.name(owner as number);
  }

  deliveryOf(choice: Choice): Delivery | null {
    return deliveryOf(choice);
  }

  explainNot(hex: string): Promise<void> {
    return explainNot(this, hex);
  }

  override get buildTypes(): readonly string[] {
    return BUILD_TYPES;
  }

  override get planned(): City | null {
    const { hex, color, supply, isNew } = this.founding;
    if (!isNew || hex === null || color === null || this.tool !== 'city') return null;
    const cubes = supply === null ? [] : (this.ctx.view.supply[supply] ?? []);
    return { hex, color, cubes, grown: true, new: true };
  }

  override mayPick(hex: string): boolean {
    return this.tool === 'track' ? this.lays.has(hex) : this.founding.hexes.has(hex);
  }

  override get picked(): (string | null)[] {
    return [...super.picked, this.founding.hex];
  }

  override get holding(): boolean {
    return super.holding || this.founding.hex !== null;
  }

  override get pending(): Action | null {
    return this.trial.lay?.action ?? this.founding.choice?.action ?? super.pending;
  }

  protected override begin(): void {
    super.begin();
    const track = this.of('lay').length > 0;
    this.tool = !track && this.founding.choices.length > 0 ? 'city' : 'track';
  }

  protected override pickHinted(hint: Action): void {
    super.pickHinted(hint);
    if (hint.type === 'lay') this.tool = 'track';
    if (!['grow', 'urbanize'].includes(hint.type) || !this.playable) return;
    this.take('city');
    this.founding.pickAsIn(hint);
  }

  override clear(): void {
    super.clear();
    this.founding.clear();
  }

  take(tool: Tool): void {
    this.clear();
    this.tool = tool;
  }

  /** Picks what the tool does there, or takes the other tool where only that does something. */
  protected override pickHex(hex: string): boolean {
    const city = this.founding.hexes.has(hex);
    if (!city && !this.lays.has(hex)) return false;
    if (!this.mayPick(hex)) this.take(city ? 'city' : 'track');
    if (this.tool === 'city') this.founding.pick(hex);
    else this.trial.hold(hex);
    return true;
  }
}
