import type { Level, LevelWrite, StreamViewType, Table } from 'dynalite/db/index.js';
import {
  recordChange,
  streamRecordOf,
  type Change,
  type StoredRecord,
  type StreamRecord,
} from './stream-record';

/** Retention: records are removed after a day, read or not. */
const retentionMs = 24 * 60 * 60 * 1000;

export type TableStream = Awaited<ReturnType<typeof openTableStream>>;
/** A reader with a durable position. */
export type StreamReader = Awaited<ReturnType<TableStream['openReader']>>;

/**
 * Sequence numbers are assigned at the commit, so that changes of one item are in order; a reader sees a record only
 * when all records before it are committed.
 */
export async function openTableStream(level: Level, table: Table, view: StreamViewType) {
  const prefix = `stream~${table.TableName}~`;
  const trimmedKey = `stream-trimmed~${table.TableName}`;
  const arn = table.LatestStreamArn ?? '';
  const positions = new Map<string, number>();
  const listeners = new Set<() => void>();
  /** Pending numbers in the order of their assignment. */
  const underWay = new Set<number>();
  /** Batches of readers are applied in order, otherwise an older one would undo a newer one. */
  let inOrder = Promise.resolve();
  let trimmed = Number((await level.get(trimmedKey)) ?? 0);
  let latest = trimmed;
  for await (const key of level.keys({ gte: prefix, lt: `${prefix}\xff`, reverse: true, limit: 1 })) {
    latest = numberOf(key.slice(prefix.length));
  }

  return { arn, append, openReader, removeExpired };

  function append(changes: readonly Change[], now: Date) {
    const writes: LevelWrite[] = [];
    const numbers: number[] = [];
    for (const change of changes) {
      const at = { sequence: sequenceOf(latest + 1), createdAtMs: now.getTime() };
      const record = recordChange(change, view, at);
      if (!record) continue;
      latest += 1;
      numbers.push(latest);
      underWay.add(latest);
      writes.push({ type: 'put', key: prefix + record.sequence, value: record });
    }
    return {
      writes,
      /** Call when the writes are done; readers see no record behind a pending one. */
      settled(): void {
        for (const number of numbers) underWay.delete(number);
        if (numbers.length > 0) for (const listener of listeners) listener();
      },
    };
  }

  /** Opens a reader at its stored position; a new one starts at the oldest record. */
  async function openReader(name: string) {
    const key = `stream-reader~${table.TableName}~${name}`;
    const stored = (await level.get(key)) as number | undefined;
    await inTurn(async () => {
      const position = stored ?? trimmed;
      if (stored === undefined) await level.batch([{ type: 'put', key, value: position }]);
      positions.set(name, position);
    });
    return {
      /** Oldest first. */
      read: (limit: number) => readAfter(positions.get(name) ?? 0, limit),
      /** Records that all readers have passed are removed. */
      moveTo: (sequence: string) =>
        inTurn(async () => {
          const position = numberOf(sequence);
          const passed = Math.min(...new Map(positions).set(name, position).values());
          await level.batch([{ type: 'put', key, value: position }, ...trimTo(passed)]);
          positions.set(name, position);
          trimmed = Math.max(trimmed, passed);
        }),
      onRecords(listener: () => void): () => void {
        listeners.add(listener);
        return () => void listeners.delete(listener);
      },
    };
  }

  async function readAfter(position: number, limit: number): Promise<StreamRecord[]> {
    const [oldestUnderWay = latest + 1] = underWay;
    const range = { gt: prefix + sequenceOf(position), lt: prefix + sequenceOf(oldestUnderWay), limit };
    const records: StreamRecord[] = [];
    for await (const stored of level.values(range)) {
      records.push(streamRecordOf(stored as StoredRecord, arn));
    }
    return records;
  }

  function removeExpired(now: Date): Promise<void> {
    return inTurn(async () => {
      let expired = trimmed;
      for await (const stored of level.values({ gt: prefix + sequenceOf(trimmed), lt: `${prefix}\xff` })) {
        const { sequence, createdAtMs } = stored as StoredRecord;
        if (createdAtMs > now.getTime() - retentionMs) break;
        expired = numberOf(sequence);
      }
      await level.batch(trimTo(expired));
      trimmed = expired;
    });
  }

  /** Runs work in order; a failure rejects for its own caller and does not affect later work. */
  function inTurn(work: () => Promise<void>): Promise<void> {
    const done = inOrder.then(work);
    inOrder = done.catch(() => undefined);
    return done;
  }

  function trimTo(last: number): LevelWrite[] {
    if (last <= trimmed) return [];
    const passed = Array.from({ length: last - trimmed }, (_, at) => trimmed + at + 1);
    return [
      { type: 'put', key: trimmedKey, value: last },
      ...passed.map((number): LevelWrite => ({ type: 'del', key: prefix + sequenceOf(number) })),
    ];
  }
}

/** 21 digits, so that text order equals numeric order. */
function sequenceOf(number: number): string {
  return `1${String(number).padStart(20, '0')}`;
}

function numberOf(sequence: string): number {
  return Number(sequence.slice(1));
}
