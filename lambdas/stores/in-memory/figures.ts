import { type FigureStore, shardOf } from '../figure-store';
import type { Cursor, Totals } from '../figure-updates';

/** The figures for unit tests: the same contract in plain memory. */
export interface MemoryFigures extends FigureStore {
  /** Runs just before the next write looks at its condition, as another function would. */
  beforeNextWrite(interfere: () => Promise<unknown>): void;
}

interface Place {
  readonly lastSequence: number;
  readonly tries: number;
  readonly parkedAt: Date | null;
}

const start: Place = { lastSequence: 0, tries: 0, parkedAt: null };

/** Opens figures that nothing was added to. */
export function createMemoryFigures(): MemoryFigures {
  const places = new Map<string, Place>();
  const parts = new Map<string, Record<string, number>>();
  let interference: (() => Promise<unknown>) | undefined;

  return {
    shardOf,
    beforeNextWrite: (interfere) => (interference = interfere),

    async cursor(player) {
      const { parkedAt, ...place } = places.get(player) ?? start;
      return { player, ...place, isParked: parkedAt !== null };
    },
    async advance(from, { to, days }) {
      if (!(await isStillAt(from))) return false;
      places.set(from.player, { lastSequence: to, tries: 0, parkedAt: null });
      for (const [day, totals] of days) add(`${day}#${shardOf(from.player)}`, totals);
      return true;
    },
    async countTry(at) {
      if (await isStillAt(at)) places.set(at.player, { ...at, tries: at.tries + 1, parkedAt: null });
    },
    async park(at, { parkedAt }) {
      const isStill = await isStillAt(at);
      if (isStill) places.set(at.player, { ...at, tries: at.tries + 1, parkedAt });
      return isStill;
    },
    async unpark(player) {
      const place = places.get(player);
      if (place?.parkedAt) places.set(player, { ...place, tries: 0, parkedAt: null });
    },
    async *parked() {
      for (const [player, { parkedAt }] of [...places]) if (parkedAt) yield [player];
    },
    async partsOn(day) {
      return Array.from({ length: 8 }, (_each, shard) => parts.get(`${day}#${shard}`) ?? {});
    },
  };

  async function isStillAt({ player, lastSequence }: Cursor): Promise<boolean> {
    const interfere = interference;
    interference = undefined;
    await interfere?.();
    const place = places.get(player) ?? start;
    return place.lastSequence === lastSequence && place.parkedAt === null;
  }

  function add(part: string, totals: Totals): void {
    const sums = parts.get(part) ?? {};
    for (const [name, change] of Object.entries(totals)) sums[name] = (sums[name] ?? 0) + change;
    parts.set(part, sums);
  }
}
