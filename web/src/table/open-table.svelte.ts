import { notify } from '../app/notices.svelte';
import { report } from '../app/problems';
import { settings } from '../app/settings.svelte';
import type { Located } from '../games/types';
import { t } from '../text/fluent';
import { serverNow } from '../text/server-time';
import * as server from '../wire/client';
import { newKey } from '../wire/key';
import { Live, type Line, type News } from '../wire/live';
import { isUnanswered, patiently } from '../wire/patience';
import type { Action, BoardFile, ChatLine, Hint, Legal, Preview, Step, Table } from '../wire/types';
import { Pacing, type Moment, type Timing } from './pacing.svelte';
import { extended, resumed, talk } from './timeline';
import { takeBack } from './takeback';

/** So many positions are fetched ahead of whoever steps through the past. */
const AHEAD = 3;

/** A table whose steps are told in no time. */
const TIMELESS: Timing = { time: () => 0, scene: () => false };

/** Steps missed while the line was lost are shown one by one when they are no more than these. */
const FEW = 40;

/** The present also has the version that names it to the server. */
type Present = Moment & server.Named;

/** What happens at a table that others may want to hear about. */
export interface Listener {
  /** My turn has come. */
  turn(): void;
  /** A step is shown that has just come. */
  step(step: Step): void;
  /** An action was refused by a rule. */
  refused(refusal: server.Problem['refusal'] & object): void;
}

/** One table on the screen: what the server tells about it, and what I do there. */
export class OpenTable {
  table = $state.raw<Table>() as Table;
  /** Drawn anew when another language is chosen. */
  board = $state.raw() as BoardFile;
  steps = $state.raw<Step[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  /** Null until the game has begun. */
  present = $state.raw<Present | null>(null);
  /** The moment of the past that is looked at; null: the present. */
  past = $state.raw<Moment | null>(null);
  legal = $state.raw<Legal | null>(null);
  hint = $state.raw<Hint | null>(null);
  /** What words that are pointed at speak of, lit on the board. */
  lit = $state.raw<readonly Located[] | null>(null);
  line = $state<Line>('connecting');
  sending = $state(false);
  /** Whether what is being sent has been without an answer for a while. */
  unanswered = $state(false);
  asking = $state(false);
  /** The place of the hint in the queue; 0 while it is thought about. */
  place = $state(0);
  /** In how many seconds the bot on turn begins to think, where the site is busy. */
  busy = $state(0);

  /** Shows the steps that come, each as long as it takes. */
  readonly pacing: Pacing;
  /** The moment that still waits to be told while the present is ahead; null: the present. */
  readonly trail = $derived.by(() => (this.past ? null : this.pacing.moment));
  readonly shown = $derived.by(() => this.past ?? this.trail ?? this.present);
  readonly n = $derived(this.present?.n ?? 0);
  readonly myTurn = $derived(
    this.table.status === 'playing' &&
      this.table.you !== null &&
      this.table.seats[this.table.you]?.substitute === null &&
      this.table.to_act.includes(this.table.you),
  );
  /** What taking back the own last decision means now. */
  readonly takeBack = $derived(takeBack(this.table, this.steps));
  /** Whether it may be taken back without asking anybody. */
  readonly mayUndo = $derived(this.takeBack?.ask === false);

  private readonly live: Live;
  private readonly views = new Map<number, unknown>();
  private wanted = $state(0);
  private looking = $state(false);
  private closed = false;
  /** Whether my turn is to be called out once the present is shown. */
  private calling = false;
  /** The wish of which no answer has come, and its key. */
  private lost: { wish: string; key: string } | null = null;

  /** `from` is the moment from which somebody who has never seen the table watches it. */
  constructor(
    table: Table,
    board: BoardFile,
    private readonly listener: Listener,
    timing: Timing = TIMELESS,
    private from: Moment | null = null,
  ) {
    this.table = table;
    this.board = board;
    this.pacing = this.paced(timing);
    this.live = new Live({
      id: table.id,
      after: () => this.steps.length,
      version: () => this.present?.version ?? null,
      hear: (news) => this.hear(news),
      line: (line) => (this.line = line),
    });
  }

  close(): void {
    this.closed = true;
    this.pacing.stop();
    this.live.stop();
  }

  /** Asks whether the line still stands, for something was not answered. */
  doubt(): void {
    this.live.doubt();
  }

  private paced(timing: Timing): Pacing {
    // eslint-disable-next-line @typescript-eslint/no-this-alias -- getters have their own
    const open = this;
    return new Pacing(
      {
        get present() {
          return open.present;
        },
        step: (n) => this.steps[n - 1],
        follows: () => this.past === null && document.visibilityState === 'visible',
        own: (step) => this.table.you !== null && step.action?.seat === this.table.you,
        pace: () => settings.pace,
        view: (n) => this.viewAt(n),
        shown: (step) => this.listener.step(step),
        arrived: () => {
          if (this.calling && this.myTurn) this.listener.turn();
          this.calling = false;
        },
      },
      timing,
    );
  }

  /** Sends an action; what goes wrong is shown. Returns whether it was played. */
  async play(action: Action): Promise<boolean> {
    if (this.sending || this.past || this.trail) return false;
    this.sending = true;
    try {
      const at = this.named();
      const played = await this.send(['play', at, action], (key, begins) =>
        server.play(this.table.id, at, key, action, begins),
      );
      // An answer that comes late finds the next question already there.
      if (this.legal && this.legal.n < played.n) this.legal = null;
      if (this.hint && this.hint.n < played.n) this.hint = null;
      const { events, view } = played;
      // The news of the same step usually came first, and may have been followed by more.
      if (played.n > this.n) {
        const step = {
          n: played.n,
          action: played.action,
          events,
          at: new Date(serverNow()).toISOString(),
        };
        const steps = extended(this.steps, step);
        if (steps) this.arrive(steps, view, this.acting([]), played.version);
      }
      if (this.line !== 'open') void this.refresh();
      return true;
    } catch (problem) {
      await this.refused(problem);
      return false;
    } finally {
      this.sending = false;
    }
  }

  /** Takes back an own decision with what came after it: the last one, or that at `from`. */
  async undo(from?: number): Promise<void> {
    const back = takeBack(this.table, this.steps, from);
    if (!back || back.ask || this.sending || (this.past && from === undefined)) return;
    this.pacing.catchUp();
    this.sending = true;
    try {
      const at = this.named();
      const undone = await this.send(['undo', at, back.to], (key, begins) =>
        server.undo(this.table.id, at, key, back.to, begins),
      );
      if (this.past) await this.look(undone.n);
      // The news of it may come later, and the next step may be taken back at once.
      if (undone.n < this.n && this.n === at.n) {
        const seat = this.steps[undone.n]?.action?.seat;
        const acting = this.acting(typeof seat === 'number' ? [seat] : []);
        this.arrive(this.steps.slice(0, undone.n), undone.view, acting, undone.version);
      }
      if (this.line !== 'open') void this.refresh();
    } catch (problem) {
      await this.refused(problem);
    } finally {
      this.sending = false;
    }
  }

  /** Asks the others whether the own last decision may be taken back. */
  async askBack(): Promise<void> {
    const back = this.takeBack;
    if (!back || this.sending) return;
    this.sending = true;
    try {
      const at = this.named();
      const wish = { about: 'takeback', to: back.to, expected: at.n, version: at.version } as const;
      const { votes } = await server.askVote(this.table.id, wish);
      this.table = { ...this.table, votes };
    } catch (problem) {
      await this.refused(problem);
    } finally {
      this.sending = false;
    }
  }

  /** Asks what own actions would cause now; null when that could not be learnt. */
  async previews(actions: Action[]): Promise<Preview[] | null> {
    const n = this.n;
    try {
      const told = await server.previews(this.table.id, actions);
      return told.n === n && this.n === n ? told.previews : null;
    } catch (problem) {
      report(problem);
      return null;
    }
  }

  /** Asks what the strongest bot would do. */
  async ask(): Promise<void> {
    if (!this.myTurn || this.asking || this.past) return;
    this.pacing.catchUp();
    this.asking = true;
    try {
      while (this.myTurn && !this.closed) {
        const hint = await server.hint(this.table.id);
        if (!('place' in hint)) {
          if (hint.n === this.n) this.hint = hint;
          break;
        }
        this.place = hint.place;
      }
    } catch (problem) {
      report(problem);
    } finally {
      this.asking = false;
      this.place = 0;
    }
  }

  /** The moment that will be shown: presses that come faster than positions add up. */
  get aim(): number {
    return this.looking ? this.wanted : (this.shown?.n ?? 0);
  }

  /** Looks at the position after n actions; at the last one, at the present again. */
  async look(n: number): Promise<void> {
    const forwards = n > this.aim;
    // Whoever looks around has seen enough of what came.
    this.pacing.catchUp();
    this.wanted = Math.max(0, Math.min(n, this.n));
    if (this.looking) return;
    this.looking = true;
    try {
      // While one position is on its way somebody may have scrubbed on to another.
      // Steps may also be taken back meanwhile, the one that was wanted with them.
      while (Math.min(this.wanted, this.n) !== (this.shown?.n ?? 0)) {
        const to = Math.min(this.wanted, this.n);
        if (to < this.n && !this.views.has(to)) {
          const { view } = await server.view(this.table.id, to);
          if (to < this.n) this.views.set(to, view);
        }
        this.past = to >= this.n ? null : { n: to, view: this.views.get(to) };
      }
    } catch (problem) {
      report(problem);
    } finally {
      this.looking = false;
    }
    // Who steps on will want the next ones too, or the one before once more.
    if (this.past)
      for (const step of [...Array(AHEAD).keys()].map((each) => each + 1).concat(-1))
        void this.foresee(this.past.n + (forwards ? step : -step));
  }

  /** Fetches a position ahead of time, so that playing through the game does not wait. */
  async foresee(n: number): Promise<void> {
    if (n < 0 || n >= this.n || this.views.has(n)) return;
    const seen = await server.view(this.table.id, n).catch(() => null);
    if (seen && n < this.n) this.views.set(n, seen.view);
  }

  /** Returns the position after n steps; null when it could not be learnt. */
  private async viewAt(n: number): Promise<unknown> {
    await this.foresee(n);
    return this.views.get(n) ?? null;
  }

  /** Shows how the table stands, once: who is banned gets no line. */
  async withoutLine(): Promise<void> {
    this.live.stop();
    await this.refresh();
    this.live.stop();
    this.line = 'open';
  }

  /** Hears everything anew, as after taking a seat in a running game. */
  again(): void {
    this.live.again();
  }

  private hear(news: News): void {
    switch (news.type) {
      case 'sync':
        this.busy = 0;
        this.chat = talk(this.chat, news.chat);
        return this.arrive(
          resumed(this.steps, news.after, news.steps),
          news.view,
          news.table,
          news.version,
        );
      case 'step': {
        // The answer to my own action may have been faster than the news of it.
        if (news.n < this.n) return;
        const steps = extended(this.steps, news.step);
        if (!steps) return this.live.again();
        this.arrive(steps, news.view, this.acting(news.to_act), news.version);
        return;
      }
      case 'undo':
        // By the answer to my own wish I may have gone back further already.
        if (news.n > this.n) return;
        return this.arrive(
          this.steps.slice(0, news.n),
          news.view,
          this.acting(news.to_act),
          news.version,
        );
      case 'table':
        return this.seated(news.table);
      case 'chat':
        this.chat = talk(this.chat, [news.line]);
        return;
      case 'unsaid':
        this.chat = this.chat.filter(({ id }) => !news.ids.includes(id));
        return;
      case 'busy':
        this.busy = news.seconds;
    }
  }

  /**
   * Sends a wish until it is answered, for some seconds. Who wishes the very same once more sends
   * it with the same key: perhaps only the answer was lost.
   */
  private async send<T>(
    wish: unknown[],
    send: (key: string, begins: number) => Promise<T>,
  ): Promise<T> {
    const name = JSON.stringify(wish);
    if (this.lost?.wish !== name) this.lost = { wish: name, key: newKey() };
    const { key } = this.lost;
    try {
      const answer = await patiently(
        (begins) => send(key, begins),
        () => {
          this.unanswered = true;
          this.live.doubt();
        },
      );
      this.lost = null;
      return answer;
    } catch (problem) {
      if (!isUnanswered(problem)) this.lost = null;
      throw problem;
    } finally {
      this.unanswered = false;
    }
  }

  /** Names the position that is shown as the present. */
  private named(): server.Named {
    return { n: this.n, version: this.present?.version ?? 0 };
  }

  /** Who was faster: oneself, on another device, or somebody else. */
  private outrun(problem: server.Problem): string {
    const seats = problem.since.map((step) => step.action?.seat);
    return seats.length > 0 && seats.every((seat) => seat === this.table.you || seat === null)
      ? 'problem-stale-own'
      : 'problem-stale';
  }

  private seated(table: Table): void {
    const began = this.table.status === 'open' && !['open', 'closed'].includes(table.status);
    const waited = !this.myTurn;
    this.table = table;
    if (began) this.live.again();
    else if (waited && this.myTurn) void this.myTurnCame();
  }

  private acting(seats: number[]): Table {
    return { ...this.table, to_act: seats };
  }

  private arrive(steps: Step[], view: unknown, table: Table, version: number): void {
    const waited = !this.myTurn;
    const before = this.present;
    const same = before?.version === version && steps.length === this.n;
    if (this.present && steps.length !== this.n) this.views.set(this.n, this.present.view);
    for (const n of this.views.keys()) if (n >= steps.length) this.views.delete(n);
    if (this.past && this.past.n >= steps.length) this.past = null;
    this.steps = steps;
    this.present = view === null ? null : { n: steps.length, version, view };
    this.table = { ...table, n: steps.length };
    // After a lost line the same is asked as before, and what was picked stays.
    const asked = same && this.legal?.n === this.n && this.myTurn;
    if (!asked) {
      this.legal = null;
      this.hint = null;
    }
    if (!same && steps.length <= (before?.n ?? 0)) this.pacing.cut(steps.length);
    else if (before && steps.length > before.n + FEW) this.pacing.catchUp();
    else this.pacing.came(before);
    if (before === null && this.from && this.present && this.n > this.from.n)
      this.pacing.follow(this.from);
    if (this.present) this.from = null;
    if (this.myTurn && !asked) void this.myTurnCame(waited);
  }

  private async myTurnCame(call = true): Promise<void> {
    if (call && this.trail === null) this.listener.turn();
    else if (call) this.calling = true;
    try {
      const legal = await patiently((begins) => server.legal(this.table.id, begins));
      if (legal.n === this.n && this.myTurn) this.legal = legal;
    } catch (problem) {
      // Without a line the next connection asks again, and it must: there is nothing to press.
      if (this.closed || this.line !== 'open') return;
      if (isUnanswered(problem)) this.live.again();
      else report(problem);
    }
  }

  /** Fetches what the line would have told. */
  private async refresh(): Promise<void> {
    try {
      const { view, table, version } = await server.view(this.table.id);
      const { steps, chat } = await server.history(table.id, 0);
      this.chat = talk(this.chat, chat);
      if (steps.length === table.n) this.arrive(steps, view, table, version);
      else this.live.again();
    } catch {
      this.live.again();
    }
  }

  private async refused(problem: unknown): Promise<void> {
    if (problem instanceof server.Problem && problem.refusal)
      return this.listener.refused(problem.refusal);
    if (problem instanceof server.Problem && problem.code === 'stale') {
      notify('news', t(this.outrun(problem)));
      this.sending = false;
      return this.refresh();
    }
    report(problem);
  }
}
