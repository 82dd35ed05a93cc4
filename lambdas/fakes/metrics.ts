import type { Advanced } from '#lambdas/metrics/stores/metric-advance';
import { addTo, type Cursor, type Move } from '#lambdas/metrics/stores/metric-moves';
import type { MetricStore } from '#lambdas/metrics/stores/metric-store';

/** In-memory fake of the metric store. */
export interface MemoryMetrics extends MetricStore {
  /** The moves of every transaction that advanced cursors. */
  readonly transactions: readonly (readonly Move[])[];
  /** Runs before the next write checks its condition, like a concurrent function. */
  beforeNextWrite(interfere: () => Promise<unknown>): void;
}

interface Place {
  readonly lastSequence: number;
  readonly tries: number;
  readonly parkedAt: Date | null;
}

const start: Place = { lastSequence: 0, tries: 0, parkedAt: null };

/** Creates a store without metrics. */
export function createMemoryMetrics(): MemoryMetrics {
  const places = new Map<string, Place>();
  const statistics = new Map<string, Record<string, number>>();
  const transactions: (readonly Move[])[] = [];
  let interference: (() => Promise<unknown>) | undefined;

  return {
    transactions,
    beforeNextWrite: (interfere) => (interference = interfere),

    cursor: async (player) => cursorOf(player),
    cursors: async (players) => new Map(players.map((player) => [player, cursorOf(player)])),
    async advance(moves): Promise<Advanced> {
      await interfered();
      const conflicting = moves.filter(({ from }) => !isStillAt(from));
      if (conflicting.length > 0) {
        const conflicts = new Map(conflicting.map(({ from }) => [from.player, 'conflict' as const]));
        return { hasMoved: false, conflicts };
      }
      transactions.push(moves);
      for (const { from, to, statistics: gained } of moves) {
        places.set(from.player, { lastSequence: to, tries: 0, parkedAt: null });
        const own = statistics.get(from.player) ?? {};
        addTo(own, gained);
        statistics.set(from.player, own);
      }
      return { hasMoved: true };
    },
    async countTry(at) {
      await interfered();
      if (isStillAt(at)) places.set(at.player, { ...at, tries: at.tries + 1, parkedAt: null });
    },
    async park(at, { parkedAt }) {
      await interfered();
      const isStill = isStillAt(at);
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
    partsOn: async (day) => transactions.flat().map(({ days }) => days[day] ?? {}),
    async sumsOf(days, names) {
      const sums: Record<string, Record<string, Record<string, number>>> = {};
      for (const { days: added } of transactions.flat())
        for (const day of days)
          for (const name of names) {
            const totals = added[day]?.[name];
            if (totals) addTo(((sums[day] ??= {})[name] ??= {}), totals);
          }
      return sums;
    },
    partsOf: async (day, metric) => transactions.flat().map(({ days }) => days[day]?.[metric] ?? {}),
    async statistics(player) {
      const { lastSequence } = places.get(player) ?? start;
      return { lastSequence, totals: statistics.get(player) ?? {} };
    },
  };

  function cursorOf(player: string): Cursor {
    const { parkedAt, ...place } = places.get(player) ?? start;
    return { player, ...place, isParked: parkedAt !== null };
  }

  async function interfered(): Promise<void> {
    const interfere = interference;
    interference = undefined;
    await interfere?.();
  }

  function isStillAt({ player, lastSequence }: Cursor): boolean {
    const place = places.get(player) ?? start;
    return place.lastSequence === lastSequence && place.parkedAt === null;
  }
}
