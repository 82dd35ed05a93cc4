import { keep, readKept } from './stored';

const key = 'jade-harbour.play-memory';

/** Fallback where storage is forbidden or full: the values then last as long as the page. */
let unkept: Record<string, string> | null = null;

/** Key-value storage that outlasts the tab and belongs to the player who is signed in on this device. */
export const deviceMemory = {
  getItem: (name: string): string | null => {
    const texts = read();
    return Object.hasOwn(texts, name) ? (texts[name] ?? null) : null;
  },
  setItem: (name: string, text: string) => write({ ...read(), [name]: text }),
  removeItem(name: string) {
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
