/** Sounds made on the spot: a whistle when it is my turn, a tap for every move. */

import { settings } from './settings.svelte';

let audio: AudioContext | null = null;

/** Two chords of a steam whistle, the second a little higher. */
export function whistle(): void {
  chord([392, 466, 587], 0, 0.16);
  chord([440, 523, 659], 0.2, 0.42);
}

/** A short tap, as of a hammer on a spike. */
export function tap(): void {
  sound('square', 1250, 0, 0.03, 0.04);
  sound('sine', 180, 0, 0.09, 0.16);
}

/** The knock of an auctioneer's hammer, twice. */
export function knock(): void {
  for (const after of [0.3, 0.42]) {
    sound('square', 320, after, 0.05, 0.05);
    sound('sine', 120, after, 0.12, 0.2);
  }
}

function chord(pitches: number[], after: number, length: number): void {
  for (const pitch of pitches) sound('triangle', pitch, after, length, 0.07);
}

function sound(
  shape: OscillatorType,
  pitch: number,
  after: number,
  length: number,
  loudness: number,
): void {
  if (!settings.sound || typeof AudioContext === 'undefined') return;
  audio ??= new AudioContext();
  // A browser lets a page be heard only after it has been touched once.
  if (audio.state === 'suspended') void audio.resume();
  if (audio.state !== 'running' && !navigator.userActivation?.hasBeenActive) return;
  const start = audio.currentTime + after;
  const tone = audio.createOscillator();
  const volume = audio.createGain();
  tone.type = shape;
  tone.frequency.value = pitch;
  volume.gain.setValueAtTime(0, start);
  volume.gain.linearRampToValueAtTime(loudness, start + 0.015);
  volume.gain.exponentialRampToValueAtTime(0.0001, start + length);
  tone.connect(volume).connect(audio.destination);
  tone.start(start);
  tone.stop(start + length + 0.02);
}
