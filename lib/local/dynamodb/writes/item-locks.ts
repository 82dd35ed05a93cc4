export type ItemLocks = ReturnType<typeof openItemLocks>;

/**
 * Single writes of one item queue up; a transaction claims all of its items at once and never waits for another.
 * Callers check `isHeld` first, in the same tick, so no deadlock can occur.
 */
export function openItemLocks() {
  const held = new Set<string>();
  const lastWrite = new Map<string, Promise<unknown>>();
  const earlierWrites = (items: readonly string[]) =>
    Promise.allSettled(items.map((item) => lastWrite.get(item)));

  function refuseHeld(items: readonly string[]): void {
    const taken = items.find((item) => held.has(item));
    if (taken !== undefined) throw new Error(`A transaction holds ${taken}`);
  }

  return {
    isHeld: (item: string) => held.has(item),

    /** Runs after earlier writes of the item. */
    async write<Result>(item: string, work: () => Promise<Result>): Promise<Result> {
      refuseHeld([item]);
      const result = earlierWrites([item]).then(work);
      lastWrite.set(item, result);
      try {
        return await result;
      } finally {
        if (lastWrite.get(item) === result) lastWrite.delete(item);
      }
    },

    /** Holds the items at once; `work` starts when earlier single writes are done. */
    async hold<Result>(items: readonly string[], work: () => Promise<Result>): Promise<Result> {
      refuseHeld(items);
      for (const item of items) held.add(item);
      try {
        await earlierWrites(items);
        return await work();
      } finally {
        for (const item of items) held.delete(item);
      }
    },
  };
}
