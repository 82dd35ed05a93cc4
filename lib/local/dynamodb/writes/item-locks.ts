export interface ItemLocks {
  isHeld(item: string): boolean;
  /** Runs after earlier writes of the item. */
  write<Result>(item: string, work: () => Promise<Result>): Promise<Result>;
  /** Holds the items at once; `work` starts when earlier single writes are done. */
  hold<Result>(items: string[], work: () => Promise<Result>): Promise<Result>;
}

/**
 * Single writes of one item queue up; a transaction claims all of its items at once and never waits for another.
 * Callers check `isHeld` first, in the same tick, so no deadlock can occur.
 */
export function openItemLocks(): ItemLocks {
  const held = new Set<string>();
  const lastWrite = new Map<string, Promise<unknown>>();

  return {
    isHeld: (item) => held.has(item),

    async write(item, work) {
      if (held.has(item)) throw new Error(`A transaction holds ${item}`);
      const result = settled(lastWrite.get(item)).then(work);
      lastWrite.set(item, result);
      try {
        return await result;
      } finally {
        if (lastWrite.get(item) === result) lastWrite.delete(item);
      }
    },

    async hold(items, work) {
      const taken = items.find((item) => held.has(item));
      if (taken !== undefined) throw new Error(`A transaction holds ${taken}`);
      for (const item of items) held.add(item);
      try {
        await Promise.all(items.map((item) => settled(lastWrite.get(item))));
        return await work();
      } finally {
        for (const item of items) held.delete(item);
      }
    },
  };
}

async function settled(write: Promise<unknown> | undefined): Promise<void> {
  await Promise.allSettled([write]);
}
