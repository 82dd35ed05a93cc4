/** Remembers work that has to end before what it writes to is closed. */
export function openWorkUnderWay() {
  const underWay = new Set<Promise<void>>();
  return {
    track(work: Promise<void>): Promise<void> {
      underWay.add(work);
      return work.finally(() => underWay.delete(work));
    },
    /** Resolves when all of it has ended, successfully or not. */
    ended: () => Promise.allSettled(underWay),
  };
}
