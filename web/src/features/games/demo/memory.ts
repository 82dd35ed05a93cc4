import type { Memory } from '../rounds/game-backend';

/** In-memory storage that lasts until the page is left. */
export function createMemory(): Memory & { clear(): void } {
  const entries = new Map<string, string>();
  return {
    getItem: (name) => entries.get(name) ?? null,
    setItem: (name, text) => void entries.set(name, text),
    removeItem: (name) => void entries.delete(name),
    clear: () => entries.clear(),
  };
}
