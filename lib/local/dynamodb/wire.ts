import { isDeepStrictEqual } from 'node:util';
import { type Faults, openDraws } from '../faults/faults';
import { type AwsJsonHandler, type Refusal, serveAwsJson } from '../http/aws-json';
import { isOperator } from '../iam/caller';
import { openWorkUnderWay } from '../state/work-under-way';
import { dynamoDbAccesses } from './access';
import { removeExpiredItems } from './expiry';
import type { LagMs } from './index-lag';
import { refuseLegacy } from './legacy-parameters';
import { readItems, readKinds } from './plain-read';
import { isRefusal, refuseProtocol } from './refusal';
import { checkUnchanged, keysOf, readTable, type TableProperties } from './resources';
import { openTableStore } from './state';
import type { TableStream } from './stream/table-stream';
import { refuseThrottled } from './throttling';
import { leaveUnprocessed } from './unprocessed-keys';
import { openItemLocks } from './writes/item-locks';
import { openRequestTokens } from './writes/request-tokens';
import { writeItem } from './writes/single-write';
import { transactWrite, type TransactionReceipt } from './writes/transact-write';

export interface DynamoDb {
  readonly handle: AwsJsonHandler;
  /** @throws Error for a property that the host does not emulate, or keys other than those of the stored table */
  ensureTable(properties: TableProperties): Promise<void>;
  streamOf(arn: string): TableStream | undefined;
  /** Deletes expired items at once, which the host itself does two days after their expiry. */
  sweep(): Promise<void>;
  /** Resolves when all acknowledged writes are in the indexes of their tables. */
  indexesCaughtUp(): Promise<void>;
  /** `storedItems` of the table store. Only tests use it. @throws Error for an unknown table */
  storedItems(table: string): Promise<Buffer[]>;
  close(): Promise<void>;
}

const sweepIntervalMs = 60_000;
/**
 * DynamoDB deletes within a few days, so that no reader may trust it to be prompt:
 * https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/howitworks-ttl.html
 */
const expiryLagMs = 48 * 3_600_000;

export const dynamoDbOperations = [
  'GetItem',
  'BatchGetItem',
  'Query',
  'Scan',
  'PutItem',
  'UpdateItem',
  'DeleteItem',
  'TransactWriteItems',
] as const;

type DynamoDbOperation = (typeof dynamoDbOperations)[number];
/** @param isStale  whether the lagging replica answers the next eventually consistent read */
type Operation = (request: object, isStale?: () => boolean) => Promise<object | Refusal>;

/** In memory without a folder. @throws Error when another process has the folder open */
export async function openDynamoDb({
  folder,
  now = () => new Date(),
  indexLagMs = 0,
  faults = {},
}: {
  folder: string | null;
  now?: () => Date;
  indexLagMs?: LagMs;
  faults?: Faults;
}): Promise<DynamoDb> {
  const replicaLagMs = faults.staleReads?.lagMs;
  const store = await openTableStore(folder, { now, indexLagMs, replicaLagMs });
  const draws = openDraws(faults.seed);
  const isStale = () => draws.happens('staleReads', faults.staleReads?.share);
  const locks = openItemLocks();
  const tokens = openRequestTokens<TransactionReceipt>(now);
  const work = openWorkUnderWay();
  const sweeping = setInterval(() => {
    sweep(expiryLagMs).catch((error: unknown) => console.error('Local DynamoDB failed to sweep:', error));
  }, sweepIntervalMs).unref();

  function sweep(lagMs = 0): Promise<void> {
    return work.track(
      (async () => {
        await removeExpiredItems(store, locks, new Date(now().getTime() - lagMs));
        for (const stream of store.streams.values()) await stream.removeExpired(now());
      })(),
    );
  }

  const operations: Readonly<Record<DynamoDbOperation, Operation>> = {
    GetItem: (request, isStale) => readItems(readKinds.GetItem, request, store, isStale),
    BatchGetItem: (request, isStale) => readItems(readKinds.BatchGetItem, request, store, isStale),
    Query: (request, isStale) => readItems(readKinds.Query, request, store, isStale),
    Scan: (request, isStale) => readItems(readKinds.Scan, request, store, isStale),
    PutItem: (request) => writeItem('Put', request, { store, locks }),
    UpdateItem: (request) => writeItem('Update', request, { store, locks }),
    DeleteItem: (request) => writeItem('Delete', request, { store, locks }),
    TransactWriteItems: (request) => transactWrite(request, { store, locks, tokens }),
  };

  async function serveFaulty(operation: DynamoDbOperation, request: object): Promise<object | Refusal> {
    if (draws.happens('throttledRequests', faults.throttledRequests))
      return refuseThrottled(request, [draws.random('throttledRequests'), draws.random('throttledRequests')]);
    if (operation !== 'BatchGetItem' || !draws.happens('unprocessedKeys', faults.unprocessedKeys))
      return operations[operation](request, isStale);
    const { processed, unprocessed } = leaveUnprocessed(request);
    const answer = await operations[operation](processed, isStale);
    if (isRefusal(answer)) return answer;
    const { UnprocessedKeys } = answer as { UnprocessedKeys?: object };
    return { ...answer, UnprocessedKeys: { ...unprocessed, ...UnprocessedKeys } };
  }

  const serve = serveAwsJson({
    target: 'DynamoDB_20120810.',
    version: '1.0',
    accesses: (operation, input) =>
      dynamoDbAccesses(operation, input, (name) => {
        const table = store.tables.get(name);
        return table && keysOf(table);
      }),
    async act(name, input, { request }) {
      const operation = dynamoDbOperations.find((known) => known === name);
      if (!operation) return undefined;
      if (!isRequest(input))
        return refuseProtocol('SerializationException', 'The body is not a request in JSON');
      return (
        refuseLegacy(input) ??
        (isOperator(request) ? operations[operation](input) : serveFaulty(operation, input))
      );
    },
  });

  return {
    handle: (...call) => work.track(serve(...call)),

    async ensureTable(properties) {
      const table = readTable(properties);
      const stored = store.tables.get(table.TableName);
      if (stored) checkUnchanged(stored, table);
      if (!isDeepStrictEqual(stored, table)) await store.saveTable(table);
    },

    streamOf: (arn) => [...store.streams.values()].find((stream) => stream.arn === arn),
    sweep: () => sweep(),
    indexesCaughtUp: () => store.indexesCaughtUp(),
    storedItems: (table) => store.storedItems(table),

    async close() {
      clearInterval(sweeping);
      await work.ended();
      await store.close();
    },
  };
}

/** Whether the input is a JSON object without a null in a field that must not be null. */
function isRequest(input: unknown): input is object {
  if (typeof input !== 'object' || input === null || Array.isArray(input)) return false;
  return !Object.values(input).some((field) => field !== null && holdsNull(field));
}

function holdsNull(value: unknown): boolean {
  return value === null || (typeof value === 'object' && Object.values(value).some(holdsNull));
}
