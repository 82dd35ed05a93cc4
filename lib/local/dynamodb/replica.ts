import type { Level, LevelWrite } from 'dynalite/db/index.js';
import { type IndexLag, openIndexLag } from './index-lag';

/** Prefix of the key of an item's copy. */
export const replicaPrefix = 'replica-';

/**
 * Keeps a copy of all items that lags by the given milliseconds, for eventually consistent reads.
 * https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/HowItWorks.ReadConsistency.html
 */
export async function openReplica(level: Level, lagMs: number): Promise<IndexLag> {
  await copyAgain(level);
  const lag = await openIndexLag(level, lagMs, { prefix: 'lagging-replica~', follows: replicaPrefix });
  return { ...lag, holdBack: (writes) => lag.holdBack([...writes, ...writes.flatMap(copyOf)]) };
}

function copyOf(write: LevelWrite): LevelWrite[] {
  return write.key.startsWith('item-') ? [{ ...write, key: replicaPrefix + write.key }] : [];
}

/** An earlier start may have kept no copy. */
async function copyAgain(level: Level): Promise<void> {
  const writes: LevelWrite[] = [];
  for (const prefix of [replicaPrefix, 'lagging-replica~'])
    for await (const key of level.keys({ gte: prefix, lt: `${prefix}\xff` }))
      writes.push({ type: 'del', key });
  for await (const key of level.keys({ gte: 'item-', lt: 'item-\xff' }))
    writes.push({ type: 'put', key: replicaPrefix + key, value: await level.get(key) });
  await level.batch(writes);
}
