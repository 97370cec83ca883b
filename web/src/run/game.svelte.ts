/** The game around a run: what is shown when, what is kept, what is sent. */

import { settings } from '../app/settings.svelte';
import { t } from '../text/fluent';
import { newKey } from '../wire/key';
import { Problem } from '../wire/client';
import { best, keepBest, keepRun, keepTaught, sendWaiting, wasTaught } from './keeping';
import { Ghost } from './play/ghost';
import { Inputs, type Hand } from './play/inputs';
import { CUES, lesson, LEARNT, type Cue } from './play/lesson';
import { Stage } from './play/stage';
import type { Happening } from './play/course';
import type * as requests from './requests';
import {
  event,
  line as lineOf,
  result as resultOf,
  type Input,
  type Line,
  type Result,
  type RunRecord,
} from './sim';
import { FASTEST } from './sim/tuning';
import { Sound } from './sound/engine';
import type { Turns } from './turns.svelte';

export type Phase = 'loading' | 'start' | 'lesson' | 'drive' | 'pause' | 'result' | 'broken';

/** What a run is driven for. */
export type Aim = { kind: 'free' } | { kind: 'daily' } | { kind: 'challenge'; id: string };

/** A word on the screen: its message, and how often there was one, so that it moves anew. */
export interface Word {
  key: string;
  count: number;
  points: number;
  tone: 'good' | 'bad' | 'plain';
}

const LEAST_BROKEN = 4;

export class Game {
  phase = $state<Phase>('loading');
  aim = $state.raw<Aim>({ kind: 'free' });
  track = $state(1);
  speed = $state(3);
  tracks = $state(3);

  // What the HUD shows, told once a tick.
  score = $state(0);
  chain = $state(0);
  buffers = $state(3);
  lever = $state(3);
  way = $state(0);
  hot = $state(false);
  lead = $state<number | null>(null);
  word = $state.raw<Word | null>(null);
  cue = $state<Cue | null>(null);
  hand = $state<Hand>('touch');

  // After a run.
  result = $state.raw<Result | null>(null);
  sent = $state.raw<requests.SentRun | null>(null);
  trouble = $state.raw<Problem | null>(null);
  bestBefore = $state(0);
  challenge = $state.raw<requests.Challenge | null>(null);
  /** A challenge to be answered by another line. */
  back = $state<string | null>(null);
  turns = $state.raw<Turns | null>(null);

  line: Line | null = null;
  readonly sound = new Sound();
  private stage: Stage | null = null;
  private inputs: Inputs | null = null;
  private ghost: Ghost | null = null;
  private shown = -1;
  private words = 0;
  private key = '';

  /** Builds the game on its canvas. */
  async open(
    field: HTMLElement,
    canvas: HTMLCanvasElement,
    letters: readonly [string, string, string],
  ): Promise<void> {
    if (matchMedia('(hover: hover) and (pointer: fine)').matches) this.hand = 'keys';
    try {
      this.stage = new Stage(letters, {
        happen: (happening) => this.happen(happening),
        frame: (seconds) => this.frame(seconds),
        tick: (tick) => field.dispatchEvent(new CustomEvent('run-tick', { detail: tick })),
      });
      const calm = matchMedia('(prefers-reduced-motion: reduce)');
      this.stage.scene.calm = calm.matches;
      await this.stage.open(canvas);
    } catch (fault) {
      console.error(fault);
      this.phase = 'broken';
      return;
    }
    this.inputs = new Inputs(field, (input, hand) => this.steer(input, hand));
    document.addEventListener('visibilitychange', this.hidden);
    addEventListener('online', this.online);
  }

  close(): void {
    document.removeEventListener('visibilitychange', this.hidden);
    removeEventListener('online', this.online);
    this.inputs?.close();
    this.stage?.close();
    this.sound.close();
  }

  // Before a run

  /** Shows the first stretch of a line; without a seed, of a new one. */
  choose(aim: Aim, seed = Math.floor(Math.random() * 2 ** 31)): void {
    this.aim = aim;
    this.ghost = null;
    this.ready(lineOf(seed));
  }

  /** The same line once more. */
  again(): void {
    if (this.line) this.ready(this.line);
  }

  private ready(line: Line): void {
    this.line = line;
    this.tracks = line.tracks(0);
    this.track = Math.min(this.track, this.tracks - 1);
    this.result = null;
    this.sent = null;
    this.trouble = null;
    this.phase = 'start';
    this.show();
  }

  /** Shows the train where and as fast as it was chosen. */
  show(): void {
    if (!this.line || !this.stage) return;
    this.stage.show(this.line, this.track, this.speed);
    this.shown = -1;
    this.tell();
  }

  /** Takes up a challenge: its line, and the ghost of its run. */
  takeUp(challenge: requests.Challenge): void {
    this.challenge = challenge;
    this.choose({ kind: 'challenge', id: challenge.id }, challenge.seed);
  }

  // The run

  /** Sets out; before the very first run the lesson comes. */
  start(): void {
    if (this.phase !== 'start' || !this.stage || !this.line) return;
    this.sound.wake();
    if (!wasTaught()) {
      this.stage.show(lesson(), 1, 3);
      this.phase = 'lesson';
    } else this.setOut();
    this.stage.running = true;
    this.sound.whistle();
  }

  /** From the lesson, finished or skipped, to the line. */
  learnt(): void {
    keepTaught();
    this.cue = null;
    this.show();
    this.setOut();
    if (this.stage) this.stage.running = true;
  }

  private setOut(): void {
    const { challenge, aim, stage } = this;
    if (!stage || !this.line) return;
    this.ghost =
      aim.kind === 'challenge' && challenge && challenge.id === aim.id && challenge.open
        ? new Ghost(challenge.challenger.record as RunRecord, challenge.challenger.name)
        : null;
    const { ghost } = this;
    stage.shadow = ghost && ((tick) => ghost.at(tick));
    this.bestBefore = best(this.line.seed).line;
    this.key = newKey();
    this.phase = 'drive';
    this.word = null;
  }

  pause(): void {
    if (this.phase !== 'drive' && this.phase !== 'lesson') return;
    this.resumes = this.phase;
    this.phase = 'pause';
    if (this.stage) this.stage.running = false;
    this.sound.rest();
  }

  goOn(): void {
    if (this.phase !== 'pause') return;
    this.phase = this.resumes;
    this.sound.wake();
    if (this.stage) this.stage.running = true;
  }

  private resumes: 'drive' | 'lesson' = 'drive';

  private readonly hidden = (): void => {
    if (document.hidden) this.pause();
  };

  private steer(input: Input, hand: Hand): void {
    this.hand = hand;
    if (this.phase === 'start') return this.chooseBy(input);
    if (this.phase !== 'drive' && this.phase !== 'lesson') return;
    this.sound.wake();
    this.stage?.course?.steer(input);
  }

  /** Before the start the same hands choose track and speed. */
  private chooseBy(input: Input): void {
    const { track, speed } = this;
    if (input === 'left') this.track = Math.max(0, track - 1);
    else if (input === 'right') this.track = Math.min(this.tracks - 1, track + 1);
    else if (input === 'faster') this.speed = Math.min(FASTEST, speed + 1);
    else this.speed = Math.max(1, speed - 1);
    if (track !== this.track || speed !== this.speed) this.show();
  }

  private frame(seconds: number): void {
    this.inputs?.look();
    if (this.stage) this.stage.scene.lifted = this.phase === 'start';
    const run = this.stage?.course?.run;
    if (!run || (this.phase !== 'drive' && this.phase !== 'lesson')) return;
    this.sound.chuff(seconds, run.pace, run.pace < 100 && run.speed > 2);
    if (run.tick !== this.shown) this.tell();
    if (this.phase === 'lesson') {
      this.cue = CUES.find(({ from, to }) => from <= run.at && run.at < to)?.cue ?? null;
      if (run.at >= LEARNT || run.over) this.learnt();
    }
  }

  private tell(): void {
    const run = this.stage?.course?.run;
    if (!run) return;
    this.shown = run.tick;
    this.score = run.score;
    this.chain = run.chain;
    this.buffers = run.buffers;
    this.lever = run.speed;
    this.hot = run.hot === 1;
    this.way = Math.min(1000, Math.round((run.at * 1000) / run.line.length));
    this.lead = this.ghost ? run.score - this.ghost.score(run.tick) : null;
  }

  private happen([what, which, much]: Happening): void {
    const { sound } = this;
    const run = this.stage?.course?.run;
    if (!run) return;
    if (what === event.GEM) sound.gem(run.line.gemKind[which] ?? 0, run.chain);
    else if (what === event.SLIP) {
      sound.slip();
      this.say('gr-word-slip', 0, 'bad');
    } else if (what === event.BROKEN) {
      sound.broken();
      if (much >= LEAST_BROKEN) this.say('gr-word-broken', 0, 'bad');
    } else if (what === event.HIT) {
      sound.hit(much === 0);
      this.buzz(much === 0 ? 250 : 120);
    } else if (what === event.NEAR) {
      sound.near();
      this.say('gr-word-near', much, 'good');
    } else if (what === event.STEADY_END && much > 0) {
      sound.steady();
      this.say('gr-word-steady', much, 'good');
    } else if (what === event.STRETCH_END && much > 0) this.say('gr-word-stretch', much, 'plain');
    else if (what === event.ALARM) sound.alarm();
    else if (what === event.TRAIN) {
      sound.horn(much < 0);
      this.say(much < 0 ? 'gr-word-oncoming' : 'gr-word-train', 0, 'plain');
    } else if (what === event.MOUTH) {
      sound.whistle();
      sound.tunnel(true);
    } else if (what === event.EXIT) sound.tunnel(false);
    else if (what === event.HOT && much) this.say('gr-word-hot', 0, 'bad');
    else if (what === event.CHANGING) sound.points();
    else if (what === event.OVER) this.end();
  }

  private say(key: string, points: number, tone: Word['tone']): void {
    if (this.phase === 'lesson') return;
    this.words += 1;
    this.word = { key, count: this.words, points, tone };
  }

  private buzz(length: number): void {
    if (this.hand === 'touch' && !this.stage?.scene.calm) navigator.vibrate?.(length);
  }

  // After a run

  private end(): void {
    const course = this.stage?.course;
    if (!course || this.phase === 'lesson') return;
    const { run, record } = course;
    const result = resultOf(run, course.track, course.speed);
    this.tell();
    if (run.over === 3) this.sound.hit(true);
    this.sound.tunnel(false);
    const beaten = result.score > this.bestBefore;
    if (result.finished) this.sound.finish(beaten);
    // The last blow is seen before the table comes.
    setTimeout(
      () => {
        if (this.stage) this.stage.running = false;
        this.result = result;
        this.phase = 'result';
      },
      result.finished ? 900 : 1500,
    );
    if (this.turns) {
      this.turns.note(result);
      return;
    }
    keepBest(record.seed, result.score);
    const of =
      this.aim.kind === 'challenge' ? this.aim.id : this.aim.kind === 'daily' ? 'daily' : null;
    keepRun({ key: this.key, record, name: settings.name.trim() || t('guest'), of });
    void this.send();
  }

  /** Sends what waits, and shows what the server says of this run. */
  async send(): Promise<void> {
    const { key } = this;
    await sendWaiting((sent, answer) => {
      if (sent !== key) return;
      if (answer instanceof Problem) this.trouble = answer;
      else {
        this.sent = answer;
        this.trouble = null;
      }
    });
  }

  private readonly online = (): void => {
    void this.send();
  };
}
