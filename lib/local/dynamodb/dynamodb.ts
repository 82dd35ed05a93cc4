import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { isDeepStrictEqual } from 'node:util';

import { removeExpiredItems } from './expiry';
import { openItemLocks } from './item-locks';
import { readItems, readKinds } from './plain-read';
import { isRefusal, refuseProtocol, refuseUnknownTable, type Refusal } from './refusal';
import { openRequestTokens } from './request-tokens';
import { writeItem } from './single-write';
import { checkUnchanged, readTable, type TableProperties } from './table-properties';
import { openTableStore } from './table-store';
import type { TableStream } from './table-stream';
import { transactGet } from './transact-get';
import { transactWrite, type TransactionReceipt } from './transact-write';

/** The tables of one offline host. */
export interface DynamoDb {
  /** Answers one AWS JSON 1.0 request, already authorized. Never rejects: a bug of ours is a 500 and a line on stderr. */
  handle(request: IncomingMessage, response: ServerResponse, body: Buffer): Promise<void>;
  /**
   * Makes a table of CloudFormation's AWS::DynamoDB::Table properties, or finds it as it was in an earlier run.
   *
   * @throws Error for a property we do not implement, or keys other than those of the local data
   */
  ensureTable(properties: TableProperties): Promise<void>;
  /** The stream of an ARN; undefined when no table has it. */
  streamOf(arn: string): TableStream | undefined;
  /** Removes items and stream records whose time is over. It happens by itself every minute. */
  sweep(): Promise<void>;
  /** Waits for requests under way, then closes the files. */
  close(): Promise<void>;
}

const sweepIntervalMs = 60_000;

type Operation = (request: object) => Promise<object | Refusal>;

/**
 * Opens DynamoDB on a folder, or in memory.
 *
 * @param options.folder where the tables are kept; null keeps them in memory
 * @param options.now the clock that tokens, items and stream records expire by; default the system's
 * @param options.indexLagMs milliseconds by which indexes follow their tables; default 0
 * @throws Error when another process has the folder open
 */
export async function openDynamoDb({
  folder,
  region,
  now = () => new Date(),
  indexLagMs = 0,
}: {
  folder: string | null;
  region: string;
  now?: () => Date;
  indexLagMs?: number;
}): Promise<DynamoDb> {
  const store = await openTableStore(folder, { now, indexLagMs });
  const locks = openItemLocks();
  const tokens = openRequestTokens<TransactionReceipt>(now);
  const underWay = new Set<Promise<void>>();
  const sweeping = setInterval(() => {
    sweep().catch((error: unknown) => console.error('Local DynamoDB failed to sweep:', error));
  }, sweepIntervalMs).unref();

  async function describeTable(request: { TableName?: unknown }): Promise<object | Refusal> {
    const name = String(request.TableName);
    const { TimeToLiveAttribute: _ours, ...table } = store.tables.get(name) ?? {};
    return 'TableName' in table ? { Table: table } : refuseUnknownTable(name);
  }

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

  const operations: Readonly<Record<string, Operation>> = {
    DescribeTable: describeTable,
    GetItem: (request) => readItems(readKinds.GetItem, request, store),
    BatchGetItem: (request) => readItems(readKinds.BatchGetItem, request, store),
    Query: (request) => readItems(readKinds.Query, request, store),
    Scan: (request) => readItems(readKinds.Scan, request, store),
    PutItem: (request) => writeItem('Put', request, { store, locks }),
    UpdateItem: (request) => writeItem('Update', request, { store, locks }),
    DeleteItem: (request) => writeItem('Delete', request, { store, locks }),
    TransactGetItems: (request) => transactGet(request, { store, locks }),
    TransactWriteItems: (request) => transactWrite(request, { store, locks, tokens }),
  };

  async function answer(target: string, body: Buffer): Promise<object | Refusal> {
    const [version, name = ''] = target.split('.');
    const operation = Object.hasOwn(operations, name) ? operations[name] : undefined;
    if (version !== 'DynamoDB_20120810' || !operation) {
      return refuseProtocol('UnknownOperationException', `Local tables do not implement ${target || 'this'}`);
    }
    const request = parseRequest(body);
    if (!request) return refuseProtocol('SerializationException', 'The body is not a request in JSON');
    return operation(request);
  }

  async function respond(request: IncomingMessage, response: ServerResponse, body: Buffer): Promise<void> {
    const target = String(request.headers['x-amz-target'] ?? '');
    try {
      const outcome = await answer(target, body);
      if (isRefusal(outcome)) send(response, 400, outcome.refused);
      else send(response, 200, outcome);
    } catch (error) {
      console.error(`Local DynamoDB failed on ${target}:`, error);
      const message = `Local DynamoDB failed: ${String(error)}`;
      send(response, 500, { __type: 'com.amazonaws.dynamodb.v20120810#InternalServerError', message });
    }
  }

  return {
    handle: (request, response, body) => track(respond(request, response, body)),

    async ensureTable(properties) {
      const table = readTable(properties, region);
      const stored = store.tables.get(table.TableName);
      if (stored) checkUnchanged(stored, table);
      if (!isDeepStrictEqual(stored, table)) await store.saveTable(table);
    },

    streamOf: (arn) => [...store.streams.values()].find((stream) => stream.arn === arn),
    sweep,

    async close() {
      clearInterval(sweeping);
      await Promise.allSettled(underWay);
      await store.close();
    },
  };
}

/** Reads a request; undefined when it is no JSON object, or holds a null where no field may be left out. */
function parseRequest(body: Buffer): object | undefined {
  let parsed: unknown;
  try {
    parsed = JSON.parse(body.toString());
  } catch {
    return undefined;
  }
  if (typeof parsed !== 'object' || parsed === null || Array.isArray(parsed)) return undefined;
  return Object.values(parsed).some((field) => field !== null && holdsNull(field)) ? undefined : parsed;
}

function holdsNull(value: unknown): boolean {
  return value === null || (typeof value === 'object' && Object.values(value).some(holdsNull));
}

function send(response: ServerResponse, status: number, body: object): void {
  const headers = { 'content-type': 'application/x-amz-json-1.0', 'x-amzn-requestid': randomUUID() };
  response.writeHead(status, headers).end(JSON.stringify(body));
}
