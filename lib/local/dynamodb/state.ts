import { Stream } from 'node:stream';
import dynalite, {
  type Done,
  type Entries,
  type Item,
  type LevelWrite,
  type Range,
  type Store,
  type Table,
  type ValidRequest,
} from 'dynalite/db/index.js';
import type { Refusal } from '../http/aws-json';
import { openLevel } from '../state/open-level';
import { type LagMs, openIndexLag, openReplica, replicaPrefix } from './index-lag';
import { refusalOf, refuseUnknownTable } from './refusal';
import type { Change } from './stream/stream-record';
import { openTableStream, type TableStream } from './stream/table-stream';

type Action = (store: Store, request: ValidRequest, done: Done<Record<string, unknown>>) => void;

export interface Trace {
  answer: Record<string, unknown>;
  reads: { table: string; item: Item | undefined }[];
  /** Undefined for reads and deletes. */
  after: Item | undefined;
  writes: LevelWrite[];
}

export interface PreparedChange extends Change {
  writes: LevelWrite[];
}

export interface ItemAddress {
  table: Table;
  key: string;
}

export type TableStore = Awaited<ReturnType<typeof openTableStore>>;

export const storeOptions = { maxItemSize: dynalite.MAX_SIZE };

/**
 * Writes reach the operating system before they are acknowledged, but are not flushed to disk: they survive a killed
 * process, not a power cut.
 */
export async function openTableStore(
  folder: string | null,
  options: {
    now: () => Date;
    indexLagMs: LagMs;
    /** Milliseconds by which the replica for stale reads lags. @default no replica */
    replicaLagMs?: number | undefined;
  },
) {
  const { now, indexLagMs, replicaLagMs } = options;
  const level = await openLevel(folder, 'tables');
  const tables = new Map<string, Table>();
  /** By the names of their tables. */
  const streams = new Map<string, TableStream>();
  for await (const table of level.values({ gte: 'table~', lt: 'table~\xff' })) await open(table as Table);
  const indexLag = await openIndexLag(level, indexLagMs);
  const replica = replicaLagMs === undefined ? undefined : await openReplica(level, replicaLagMs);

  async function open(table: Table): Promise<void> {
    tables.set(table.TableName, table);
    const view = table.StreamSpecification?.StreamViewType;
    if (view) streams.set(table.TableName, await openTableStream(level, table, view));
    else streams.delete(table.TableName);
  }

  /** Turns exceptions in callbacks of dynalite into rejections, so that they do not end the host. */
  function observe(
    trace: Trace,
    fail: (error: unknown) => void,
    readsReplica: (table: string) => boolean,
  ): Store {
    const entries = (kind: 'item' | 'index', prefix: string, table: string): Entries => ({
      // `ItemLocks` covers whole transactions, so dynalite's own lock is not needed.
      lock: (_key, run) => run((done) => done),
      get(key, done) {
        const reading = (level.get(prefix + key) as Promise<Item | undefined>).then((item) => {
          trace.reads.push({ table, item });
          done(null, item);
        });
        reading.catch(fail);
      },
      put(key, entry, done) {
        // Normalized as it will be read back, without the prototypes and undefined attributes of dynalite's copies.
        if (kind === 'item') trace.after = JSON.parse(JSON.stringify(entry)) as Item;
        trace.writes.push({ type: 'put', key: prefix + key, value: entry });
        done(null);
      },
      del(key, done) {
        trace.writes.push({ type: 'del', key: prefix + key });
        done(null);
      },
      createValueStream(range) {
        // dynalite's reader listens twice to an emitter that is not a stream.
        const stream = new Stream();
        // It emits `pipe` when it has enough; leaving the loop closes the iterator and its snapshot.
        let isEnough = false;
        stream.once('pipe', () => (isEnough = true));
        const emitAll = async () => {
          for await (const stored of level.values(prefixed(range, prefix))) {
            if (isEnough) return;
            trace.reads.push({ table, item: stored as Item });
            stream.emit('data', stored);
          }
          stream.emit('end');
        };
        emitAll().catch(fail);
        return stream;
      },
    });
    return {
      options: storeOptions,
      getTable: (name, done) => done(null, tables.get(name)),
      getItemDb: (table) =>
        entries('item', `${replica && readsReplica(table) ? replicaPrefix : ''}item-${table}~`, table),
      getIndexDb: (scope, table, index) =>
        entries('index', `index-${scope.toLowerCase()}~${table}~${index}~`, table),
    };
  }

  return {
    tables: tables as ReadonlyMap<string, Table>,
    streams: streams as ReadonlyMap<string, TableStream>,

    async saveTable(table: Table): Promise<void> {
      await level.batch([{ type: 'put', key: `table~${table.TableName}`, value: table }]);
      await open(table);
    },

    /**
     * Runs an action without writing; `commit` writes.
     *
     * @param readsReplica  whether items of a table are read from the lagging replica
     */
    run(
      action: Action,
      request: ValidRequest,
      readsReplica: (table: string) => boolean = () => false,
    ): Promise<Trace | Refusal> {
      const names = request.RequestItems ? Object.keys(request.RequestItems) : [request.TableName];
      const unknown = names.find((name) => !tables.has(name));
      if (unknown !== undefined) return Promise.resolve(refuseUnknownTable(unknown));
      const trace: Trace = { answer: {}, reads: [], after: undefined, writes: [] };
      return new Promise<Trace>((resolve, reject) => {
        action(observe(trace, reject, readsReplica), request, (error, answer = {}) => {
          if (error) reject(error);
          else resolve({ ...trace, answer });
        });
      }).catch(refusalOf);
    },

    read: ({ table, key }: ItemAddress) =>
      level.get(`item-${table.TableName}~${key}`) as Promise<Item | undefined>,

    everyItem: (table: Table) =>
      level.values(prefixed({}, `item-${table.TableName}~`)) as AsyncIterable<Item>,

    /**
     * Every item as it is stored, which takes a fraction of the time of a scan: JSON in UTF-8. In memory, an item that was
     * not written since the last read is the same buffer. Only tests use it.
     *
     * @throws Error for an unknown table
     */
    async storedItems(table: string): Promise<Buffer[]> {
      if (!tables.has(table)) throw new Error(`There is no table ${table}`);
      return level.values({ ...prefixed({}, `item-${table}~`), valueEncoding: 'buffer' }).all();
    },

    /** Commits all changes or none, across tables: LevelDB logs a batch as one record. */
    async commit(changes: readonly PreparedChange[]): Promise<void> {
      const writes = changes.flatMap((change) => change.writes);
      const copied = replica?.holdBack(writes) ?? { writes, committed: () => undefined };
      const held = indexLag.holdBack(copied.writes);
      const appended = [...streams].flatMap(([name, stream]) => {
        const ofTable = changes.filter(({ table }) => table.TableName === name);
        return ofTable.length > 0 ? [stream.append(ofTable, now())] : [];
      });
      try {
        await level.batch([...held.writes, ...appended.flatMap(({ writes }) => writes)]);
        held.committed();
        copied.committed();
      } finally {
        for (const { settled } of appended) settled();
      }
    },

    /** Resolves when all acknowledged writes are in the indexes of their tables. */
    indexesCaughtUp: indexLag.caughtUp,

    async close(): Promise<void> {
      await indexLag.close();
      await replica?.close();
      await level.close();
    },
  };
}

function prefixed(range: Range, prefix: string): Range {
  const { gt, gte = '', lt, lte, ...rest } = range;
  return {
    ...rest,
    ...(gt === undefined ? { gte: prefix + gte } : { gt: prefix + gt }),
    ...(lte === undefined ? { lt: prefix + (lt ?? '\xff') } : { lte: prefix + lte }),
  };
}
