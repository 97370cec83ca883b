import { tick } from 'svelte';
import { keep, PACES, settings, SPEEDS } from '../app/settings.svelte';
import { t } from '../text/fluent';
import type { Command } from './keyboard';
import type { OpenTable } from './open-table.svelte';
import type { Playback } from './playback.svelte';

/** What a table offers to its keys. */
export interface Desk {
  open: OpenTable;
  playback: Playback;
  /** Shows a moment of the past, or the present. */
  look(n: number): void;
  /** Says something to those who do not see it. */
  say(text: string): void;
  /** Brings a tab to the front. */
  turnTo(tab: 'log' | 'chat'): void;
  /** Shows the list of keys. */
  help(): void;
}

/** Does what a key stands for. */
export function obey(command: Command, { open, playback, look, say, turnTo, help }: Desk): void {
  switch (command) {
    case 'back':
      return look(open.aim - 1);
    case 'forward':
      return look(open.aim + 1);
    case 'first':
      return look(0);
    case 'present':
      return look(open.n);
    case 'play':
      return playback.running ? playback.stop() : void playback.start();
    case 'next':
      return open.pacing.next();
    case 'pace':
      settings.pace = PACES[(PACES.indexOf(settings.pace) + 1) % PACES.length] ?? 'normal';
      say(t('pacing-is', { pace: t(`pacing-${settings.pace}`) }));
      return keep();
    case 'slower':
    case 'faster': {
      const at = SPEEDS.indexOf(settings.speed) + (command === 'faster' ? 1 : -1);
      settings.speed = SPEEDS[at] ?? settings.speed;
      say(t('times', { speed: settings.speed }));
      return keep();
    }
    case 'undo':
      return void open.undo();
    case 'hint':
      return void open.ask();
    case 'log':
    case 'chat':
      turnTo(command);
      void tick().then(() => {
        const field = command === 'chat' ? '[data-testid=chat-field]' : '[aria-current=step]';
        document.querySelector<HTMLElement>(field)?.focus();
      });
      return;
    case 'mute':
      settings.sound = !settings.sound;
      return keep();
    case 'shortcuts':
      help();
  }
}
