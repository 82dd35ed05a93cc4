import type { PlayKey } from './keys';
import type { Memory } from './memory';
import { keep, readKept } from './stored';

const key = 'jade-harbour.play-memory';

/** Fallback where storage is forbidden or full. */
let unkept: Record<string, string> | null = null;

/** Key-value storage that outlasts the tab and belongs to the player who is signed in on this device. */
export const deviceMemory: Memory<PlayKey> = {
  getItem: (name) => read()[name] ?? null,
  setItem: (name, text) => write({ ...read(), [name]: text }),
  removeItem(name) {
    const { [name]: _, ...others } = read();
    write(others);
  },
};

/** Deletes every value, as when the player signs out. */
export function forgetDeviceMemory(): void {
  unkept = null;
  keep(key, null);
}

function read(): Record<string, string> {
  if (unkept) return unkept;
  try {
    const texts: unknown = JSON.parse(readKept(key) ?? '{}');
    if (typeof texts !== 'object' || texts === null) return {};
    return Object.fromEntries(Object.entries(texts).filter(([, text]) => typeof text === 'string'));
  } catch {
    // Users can edit browser storage.
    return {};
  }
}

function write(texts: Record<string, string>): void {
  unkept = keep(key, JSON.stringify(texts)) ? null : texts;
}
