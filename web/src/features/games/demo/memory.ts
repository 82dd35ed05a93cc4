import type { Memory } from '../rounds/game-backend';

/** In-memory storage that lasts until the page is left. */
export function createMemory(): Memory & { clear(): void } {
  const kept = new Map<string, string>();
  return {
    getItem: (name) => kept.get(name) ?? null,
    setItem: (name, text) => void kept.set(name, text),
    removeItem: (name) => void kept.delete(name),
    clear: () => kept.clear(),
  };
}
