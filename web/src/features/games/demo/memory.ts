import type { Memory } from '#web/lib/storage/memory';

/** In-memory storage that lasts until the page is left. */
export function createMemory(): Memory<string> & { clear(): void } {
  const entries = new Map<string, string>();
  return {
    getItem: (name) => entries.get(name) ?? null,
    setItem: (name, text) => void entries.set(name, text),
    removeItem: (name) => void entries.delete(name),
    clear: () => entries.clear(),
  };
}
