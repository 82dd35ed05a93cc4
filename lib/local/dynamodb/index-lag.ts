import type { Level, LevelWrite } from 'dynalite/db/index.js';
import { seededRandom } from '../faults/seeded-random';
import { systemClock } from '../time/clock';
import { createClosing } from '../time/closing';

/** Milliseconds by which indexes lag behind their table: a fixed number, or one drawn for each write from a seeded range. */
export type LagMs = number | { readonly fromMs: number; readonly toMs: number; readonly seed: number };

/**
 * A write reaches global indexes within "a fraction of a second, under normal conditions"; a read right after the
 * write does not see it.
 */
export const usualLag: LagMs = { fromMs: 20, toMs: 50, seed: 1 };

/**
 * First applies pending index writes of a killed process; a lag of 0 writes them in the same batch.
 * https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/GSI.html#GSI.Writes
 */
export async function openIndexLag(
  level: Level,
  lagMs: LagMs,
  { prefix = 'lagging-index~', follows = 'index-' } = {},
) {
  const nextLagMs = typeof lagMs === 'number' ? () => lagMs : randomLag(lagMs);
  for await (const key of level.keys({ gte: prefix, lt: `${prefix}\xff` })) {
    await apply(key, (await level.get(key)) as LevelWrite[]);
  }
  const closing = createClosing();
  let count = 0;
  let inOrder = Promise.resolve();

  return {
    /** Stores index writes with the commit, and applies them when the lag is over. */
    holdBack(writes: LevelWrite[]): { readonly writes: LevelWrite[]; readonly committed: () => void } {
      const entries = writes.filter(({ key }) => key.startsWith(follows));
      if (lagMs === 0 || entries.length === 0) return { writes, committed: () => undefined };
      const key = prefix + String((count += 1)).padStart(16, '0');
      const others = writes.filter((write) => !entries.includes(write));
      return {
        writes: [...others, { type: 'put', key, value: entries }],
        committed() {
          const lag = systemClock.sleep(nextLagMs(), closing.signal);
          inOrder = Promise.all([lag, inOrder]).then(() => apply(key, entries));
        },
      };
    },
    /** Resolves when all writes committed so far are in their indexes. */
    caughtUp: () => inOrder,
    async close(): Promise<void> {
      closing.abort();
      await inOrder;
    },
  };

  function apply(key: string, entries: LevelWrite[]): Promise<void> {
    return level.batch([...entries, { type: 'del', key }]);
  }
}

function randomLag({ fromMs, toMs, seed }: Exclude<LagMs, number>): () => number {
  const random = seededRandom(seed);
  return () => fromMs + random() * (toMs - fromMs);
}

/** Prefix of the key of an item's copy. */
export const replicaPrefix = 'replica-';

/**
 * Keeps a copy of all items that lags by the given milliseconds, for eventually consistent reads. Each start copies all,
 * because an earlier one may have kept no copy.
 * https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/HowItWorks.ReadConsistency.html
 */
export async function openReplica(level: Level, lagMs: number): ReturnType<typeof openIndexLag> {
  const prefix = 'lagging-replica~';
  const writes: LevelWrite[] = [];
  for (const old of [replicaPrefix, prefix])
    for await (const key of level.keys({ gte: old, lt: `${old}\xff` })) writes.push({ type: 'del', key });
  for await (const key of level.keys({ gte: 'item-', lt: 'item-\xff' }))
    writes.push({ type: 'put', key: replicaPrefix + key, value: await level.get(key) });
  await level.batch(writes);

  const copyOf = (write: LevelWrite) =>
    write.key.startsWith('item-') ? [{ ...write, key: replicaPrefix + write.key }] : [];
  const lag = await openIndexLag(level, lagMs, { prefix, follows: replicaPrefix });
  return { ...lag, holdBack: (written) => lag.holdBack([...written, ...written.flatMap(copyOf)]) };
}
