/** All that is heard, made on the spot: chuffing, whistle, chimes, rumble, blows, the tunnel's echo. */

import { settings } from '../../app/settings.svelte';

/** A scale without half tones: whatever comes after what, it fits. */
const SCALE = [0, 2, 4, 7, 9];
const ROOT = 523.25;

export class Sound {
  private context: AudioContext | null = null;
  private out: GainNode | null = null;
  private dry: GainNode | null = null;
  private echo: GainNode | null = null;
  private noise: AudioBuffer | null = null;
  private due = 0;
  private beat = 0;

  /** Begins to be heard; browsers allow it only after a touch or a key. */
  wake(): void {
    if (!settings.sound || typeof AudioContext === 'undefined') return;
    if (!this.context) this.build(new AudioContext());
    if (this.context?.state === 'suspended') void this.context.resume();
  }

  rest(): void {
    void this.context?.suspend();
  }

  close(): void {
    void this.context?.close();
    this.context = null;
  }

  private build(context: AudioContext): void {
    this.context = context;
    this.out = context.createGain();
    this.out.gain.value = 0.8;
    const press = context.createDynamicsCompressor();
    this.out.connect(press).connect(context.destination);
    this.dry = context.createGain();
    this.dry.connect(this.out);
    // The tunnel: two delays that feed each other, dulled.
    this.echo = context.createGain();
    this.echo.gain.value = 0;
    const dull = context.createBiquadFilter();
    dull.type = 'lowpass';
    dull.frequency.value = 1500;
    const delay = context.createDelay(0.5);
    delay.delayTime.value = 0.13;
    const again = context.createGain();
    again.gain.value = 0.52;
    this.dry.connect(this.echo).connect(delay).connect(dull).connect(again).connect(delay);
    dull.connect(this.out);
    this.noise = context.createBuffer(1, context.sampleRate, context.sampleRate);
    const samples = this.noise.getChannelData(0);
    for (let at = 0; at < samples.length; at++) samples[at] = Math.random() * 2 - 1;
  }

  private get ready(): boolean {
    return settings.sound && this.context?.state === 'running';
  }

  /** The engine's beats over a time: four to a turn of its wheels, the first the heaviest. */
  chuff(seconds: number, pace: number, pulling: boolean): void {
    if (!this.ready || pace < 1) return;
    this.due -= seconds * (0.9 + pace / 15);
    if (this.due > 0) return;
    this.due = 1;
    this.beat = (this.beat + 1) % 4;
    const loud = (this.beat ? 0.075 : 0.13) * (pulling ? 1.35 : 1);
    this.hiss(420 + pace * 5, 1.1, loud, 0.012, Math.max(0.06, 0.2 - pace / 900));
    if (this.beat % 2 === 0) this.tone('sine', 62, 0, 0.08, 0.1);
  }

  /** A gem: higher with each of its chain; the greater its kind, the fuller. */
  gem(kind: number, chain: number): void {
    const step = Math.min(chain - 1, 19);
    const up = (SCALE[step % 5] ?? 0) + 12 * Math.floor(step / 5);
    const pitch = ROOT * 2 ** (up / 12);
    this.bell(pitch, 0, 0.13);
    if (kind > 0) this.bell(pitch * 1.5, 0.05, 0.09);
    if (kind > 1) {
      this.bell(pitch * 2, 0.1, 0.09);
      this.bell(pitch * 2.5, 0.16, 0.08);
    }
  }

  slip(): void {
    this.glide('triangle', 700, 380, 0.18, 0.06);
  }

  broken(): void {
    this.glide('triangle', 420, 180, 0.3, 0.09);
  }

  whistle(): void {
    for (const [pitch, after, length] of [
      [392, 0, 0.22],
      [466, 0, 0.22],
      [587, 0, 0.22],
      [440, 0.26, 0.6],
      [523, 0.26, 0.6],
      [659, 0.26, 0.6],
    ] as const)
      this.tone('triangle', pitch, after, length, 0.05);
    this.hiss(2400, 0.7, 0.02, 0.03, 0.7);
  }

  /** Another train: two low horns that fall as it comes. */
  horn(oncoming: boolean): void {
    const shift = oncoming ? 1 : 0.84;
    for (const pitch of [277, 349]) this.tone('sawtooth', pitch * shift, 0, 0.8, 0.04);
  }

  alarm(): void {
    for (const after of [0, 0.16, 0.32]) this.tone('square', 880, after, 0.08, 0.035);
    this.hiss(140, 0.8, 0.16, 0.1, 0.9);
  }

  hit(hard: boolean): void {
    this.hiss(220, 0.5, hard ? 0.9 : 0.6, 0.004, hard ? 1.2 : 0.6);
    this.glide('sine', 130, 34, hard ? 1 : 0.5, 0.5);
    this.tone('square', 1900, 0.01, 0.05, 0.06);
    if (hard) for (const after of [0.18, 0.34, 0.6]) this.hiss(900, 2, 0.2, 0.004, 0.25, after);
  }

  near(): void {
    this.glide('sine', 300, 1100, 0.16, 0.05);
    this.hiss(1800, 1.5, 0.09, 0.03, 0.2);
  }

  /** A change of track: wheels over a switch. */
  points(): void {
    for (const after of [0, 0.07]) this.hiss(2600, 3, 0.09, 0.002, 0.04, after);
  }

  steady(): void {
    for (const [at, up] of [0, 4, 7, 12].entries())
      this.bell(ROOT * 2 ** (up / 12), at * 0.07, 0.06);
  }

  tunnel(inside: boolean): void {
    if (!this.context || !this.echo) return;
    this.echo.gain.setTargetAtTime(inside ? 0.62 : 0, this.context.currentTime, 0.12);
    if (inside) this.hiss(160, 0.7, 0.22, 0.05, 0.8);
  }

  finish(best: boolean): void {
    const notes = best ? [0, 4, 7, 12, 16, 19, 24] : [0, 4, 7, 12];
    for (const [at, up] of notes.entries()) this.bell(ROOT * 2 ** (up / 12), 0.1 + at * 0.11, 0.1);
    this.whistle();
  }

  private bell(pitch: number, after: number, loud: number): void {
    this.tone('sine', pitch, after, 0.5, loud);
    this.tone('sine', pitch * 2.76, after, 0.16, loud * 0.35);
  }

  private tone(
    shape: OscillatorType,
    pitch: number,
    after: number,
    length: number,
    loud: number,
  ): OscillatorNode | null {
    const { context, dry } = this;
    if (!context || !dry || !this.ready) return null;
    const start = context.currentTime + after;
    const voice = context.createOscillator();
    const gain = context.createGain();
    voice.type = shape;
    voice.frequency.value = pitch;
    gain.gain.setValueAtTime(0, start);
    gain.gain.linearRampToValueAtTime(loud, start + 0.008);
    gain.gain.exponentialRampToValueAtTime(0.0001, start + length);
    voice.connect(gain).connect(dry);
    voice.start(start);
    voice.stop(start + length + 0.02);
    return voice;
  }

  private glide(shape: OscillatorType, from: number, to: number, length: number, loud: number) {
    const voice = this.tone(shape, from, 0, length, loud);
    if (voice && this.context)
      voice.frequency.exponentialRampToValueAtTime(to, this.context.currentTime + length);
  }

  private hiss(
    pitch: number,
    narrow: number,
    loud: number,
    rise: number,
    length: number,
    after = 0,
  ): void {
    const { context, dry, noise } = this;
    if (!context || !dry || !noise || !this.ready) return;
    const start = context.currentTime + after;
    const source = context.createBufferSource();
    source.buffer = noise;
    const filter = context.createBiquadFilter();
    filter.type = 'bandpass';
    filter.frequency.value = pitch;
    filter.Q.value = narrow;
    const gain = context.createGain();
    gain.gain.setValueAtTime(0, start);
    gain.gain.linearRampToValueAtTime(loud, start + rise);
    gain.gain.exponentialRampToValueAtTime(0.0001, start + rise + length);
    source.connect(filter).connect(gain).connect(dry);
    source.start(start, Math.random() * 0.5);
    source.stop(start + rise + length + 0.02);
  }
}
