import { isDeepStrictEqual } from 'node:util';

import { account } from '../account';
import { type AwsJsonHandler, Refusal as Refused, serveAwsJson } from '../http/aws-json';
import { dynamoDbAccesses } from '../iam/dynamodb-access';

import { removeExpiredItems } from './expiry';
import type { LagMs } from './index-lag';
import { openItemLocks } from './item-locks';
import { readItems, readKinds } from './plain-read';
import { isRefusal, refuseProtocol, type Refusal } from './refusal';
import { openRequestTokens } from './request-tokens';
import { writeItem } from './single-write';
import { checkUnchanged, keysOf, readTable, type TableProperties } from './table-properties';
import { openTableStore } from './table-store';
import type { TableStream } from './table-stream';
import { transactWrite, type TransactionReceipt } from './transact-write';

export interface DynamoDb {
  readonly handle: AwsJsonHandler;
  /** @throws Error for a property we do not implement, or keys other than those of the local data */
  ensureTable(properties: TableProperties): Promise<void>;
  streamOf(arn: string): TableStream | undefined;
  /** It happens by itself every minute. */
  sweep(): Promise<void>;
  /** Resolves when all writes answered so far are in the indexes of their tables. */
  indexesCaughtUp(): Promise<void>;
  close(): Promise<void>;
}

const sweepIntervalMs = 60_000;

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
type Operation = (request: object) => Promise<object | Refusal>;

/** In memory without a folder. @throws Error when another process has the folder open */
export async function openDynamoDb({
  folder,
  region,
  now = () => new Date(),
  indexLagMs = 0,
}: {
  folder: string | null;
  region: string;
  now?: () => Date;
  indexLagMs?: LagMs;
}): Promise<DynamoDb> {
  const store = await openTableStore(folder, { now, indexLagMs });
  const locks = openItemLocks();
  const tokens = openRequestTokens<TransactionReceipt>(now);
  const underWay = new Set<Promise<void>>();
  const sweeping = setInterval(() => {
    sweep().catch((error: unknown) => console.error('Local DynamoDB failed to sweep:', error));
  }, sweepIntervalMs).unref();

  function sweep(): Promise<void> {
    return track(
      (async () => {
        await removeExpiredItems(store, locks, now());
        for (const stream of store.streams.values()) await stream.removeExpired(now());
      })(),
    );
  }

  function track(work: Promise<void>): Promise<void> {
    const tracked = work.finally(() => underWay.delete(tracked));
    underWay.add(tracked);
    return tracked;
  }

  const operations: Readonly<Record<DynamoDbOperation, Operation>> = {
    GetItem: (request) => readItems(readKinds.GetItem, request, store),
    BatchGetItem: (request) => readItems(readKinds.BatchGetItem, request, store),
    Query: (request) => readItems(readKinds.Query, request, store),
    Scan: (request) => readItems(readKinds.Scan, request, store),
    PutItem: (request) => writeItem('Put', request, { store, locks }),
    UpdateItem: (request) => writeItem('Update', request, { store, locks }),
    DeleteItem: (request) => writeItem('Delete', request, { store, locks }),
    TransactWriteItems: (request) => transactWrite(request, { store, locks, tokens }),
  };

  const serve = serveAwsJson({
    target: 'DynamoDB_20120810.',
    version: '1.0',
    accesses: (operation, input) =>
      dynamoDbAccesses(operation, input, {
        ...account,
        keysOf: (name) => {
          const table = store.tables.get(name);
          return table && keysOf(table);
        },
      }),
    async act(name, input) {
      const operation = dynamoDbOperations.find((known) => known === name);
      if (!operation) return undefined;
      const outcome = isRequest(input)
        ? await operations[operation](input)
        : refuseProtocol('SerializationException', 'The body is not a request in JSON');
      if (!isRefusal(outcome)) return outcome;
      const { __type, message, ...fields } = outcome.refused;
      return new Refused(__type, message, fields);
    },
  });

  return {
    handle: (...call) => track(serve(...call)),

    async ensureTable(properties) {
      const table = readTable(properties, region);
      const stored = store.tables.get(table.TableName);
      if (stored) checkUnchanged(stored, table);
      if (!isDeepStrictEqual(stored, table)) await store.saveTable(table);
    },

    streamOf: (arn) => [...store.streams.values()].find((stream) => stream.arn === arn),
    sweep,
    indexesCaughtUp: () => store.indexesCaughtUp(),

    async close() {
      clearInterval(sweeping);
      await Promise.allSettled(underWay);
      await store.close();
    },
  };
}

/** Whether this is a JSON object, without a null where no field may be left out. */
function isRequest(input: unknown): input is object {
  if (typeof input !== 'object' || input === null || Array.isArray(input)) return false;
  return !Object.values(input).some((field) => field !== null && holdsNull(field));
}

function holdsNull(value: unknown): boolean {
  return value === null || (typeof value === 'object' && Object.values(value).some(holdsNull));
}
