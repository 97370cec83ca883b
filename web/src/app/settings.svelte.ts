import { LANGUAGES, preferred, type Language } from '../text/language.svelte';

/** How fast the moves of others are shown: the server may answer faster. */
export type Pace = 'slow' | 'normal' | 'instant' | 'step';
export const PACES: readonly Pace[] = ['slow', 'normal', 'instant', 'step'];

/** How fast the past is played, as multiples of the normal pace. */
export const SPEEDS: readonly number[] = [0.5, 1, 2, 4];

/** What a reader has chosen, kept in this browser. */
export interface Settings {
  /** Null: the browser's language. */
  language: Language | null;
  theme: 'system' | 'light' | 'dark';
  sound: boolean;
  /** Whether single letters on the keyboard do something. */
  shortcuts: boolean;
  /** How fast the moves of others are shown. */
  pace: Pace;
  /** How fast the past is played. */
  speed: number;
  /** Whether the hexes of a board show their labels. */
  coordinates: boolean;
  /** The name last played under. */
  name: string;
}

const KEY = 'gs-settings';
const DEFAULTS: Settings = {
  language: null,
  theme: 'system',
  sound: true,
  shortcuts: true,
  pace: 'normal',
  speed: 1,
  coordinates: false,
  name: '',
};

export const settings = $state<Settings>(kept());

/** Returns the language to speak: the chosen one, else the browser's. */
export function language(): Language {
  return settings.language ?? preferred(navigator.languages ?? [navigator.language]);
}

/** Keeps the settings, and shows the page in the chosen theme. */
export function keep(): void {
  if (settings.theme === 'system') delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = settings.theme;
  write(KEY, JSON.stringify(settings));
}

/** Returns what was kept under a key; null also where the browser keeps nothing. */
export function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Keeps a text under a key, where the browser allows it. */
export function write(key: string, text: string): void {
  try {
    localStorage.setItem(key, text);
  } catch {
    // Without storage the choice lasts as long as the page.
  }
}

function kept(): Settings {
  try {
    const found = JSON.parse(read(KEY) ?? '{}') as Partial<Settings>;
    const settings = { ...DEFAULTS };
    if (LANGUAGES.includes(found.language as Language)) settings.language = found.language ?? null;
    if (found.theme === 'light' || found.theme === 'dark') settings.theme = found.theme;
    if (typeof found.sound === 'boolean') settings.sound = found.sound;
    if (typeof found.shortcuts === 'boolean') settings.shortcuts = found.shortcuts;
    if (PACES.includes(found.pace as Pace)) settings.pace = found.pace as Pace;
    if (SPEEDS.includes(found.speed as number)) settings.speed = found.speed as number;
    if (typeof found.coordinates === 'boolean') settings.coordinates = found.coordinates;
    if (typeof found.name === 'string') settings.name = found.name.slice(0, 40);
    return settings;
  } catch {
    return { ...DEFAULTS };
  }
}
