import { createListeners } from '../state/store';
import { useStore } from '../state/use-store';
import { keep, readKept } from '../storage/stored';

/** The player's sound choice for games. */
export interface SoundSettings {
  readonly on: boolean;
  /** From 0 to 1. */
  readonly volume: number;
}

/** Sound is off by default. */
export const silent: SoundSettings = { on: false, volume: 0.6 };

const storageKey = 'jade-harbour.sound';

/** Parses stored settings; anything invalid means silence. */
export function readSoundSettings(stored: string | null): SoundSettings {
  const [on, volume] = (stored ?? '').split(' ');
  const loudness = Number(volume);
  if ((on !== 'on' && on !== 'off') || !(loudness >= 0 && loudness <= 1)) return silent;
  return { on: on === 'on', volume: loudness };
}

export function writeSoundSettings({ on, volume }: SoundSettings): string {
  return `${on ? 'on' : 'off'} ${volume}`;
}

const listeners = createListeners();
let current: SoundSettings | null = null;

export function soundSettings(): SoundSettings {
  current ??= readSoundSettings(readKept(storageKey));
  return current;
}

/** Applies the player's choice and stores it for the next visit. */
export function changeSoundSettings(change: Partial<SoundSettings>): void {
  current = { ...soundSettings(), ...change };
  keep(storageKey, writeSoundSettings(current));
  listeners.notify();
}

const settings = { read: soundSettings, subscribe: listeners.add, inHtml: () => silent };

export function useSoundSettings(): SoundSettings {
  return useStore(settings);
}
