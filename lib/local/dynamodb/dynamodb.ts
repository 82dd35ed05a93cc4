import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';

import { openItemLocks } from './item-locks';
import { readItems, readKinds } from './plain-read';
import { isRefusal, refuseProtocol, refuseUnknownTable, type Refusal } from './refusal';
import { openRequestTokens } from './request-tokens';
import { writeItem } from './single-write';
import { checkUnchanged, readTable, type TableProperties } from './table-properties';
import { openTableStore } from './table-store';
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
  /** Waits for requests under way, then closes the files. */
  close(): Promise<void>;
}

type Operation = (request: object) => Promise<object | Refusal>;

/**
 * Opens DynamoDB on a folder, or in memory.
 *
 * @param options.folder where the tables are kept; null keeps them in memory
 * @param options.now the clock that ClientRequestTokens expire by; default the system's
 * @throws Error when another process has the folder open
 */
export async function openDynamoDb({
  folder,
  region,
  now = () => new Date(),
}: {
  folder: string | null;
  region: string;
  now?: () => Date;
}): Promise<DynamoDb> {
  const store = await openTableStore(folder);
  const locks = openItemLocks();
  const tokens = openRequestTokens<TransactionReceipt>(now);
  const underWay = new Set<Promise<void>>();

  async function describeTable(request: { TableName?: unknown }): Promise<object | Refusal> {
    const name = String(request.TableName);
    const table = store.tables.get(name);
    return table ? { Table: table } : refuseUnknownTable(name);
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
    handle(request, response, body) {
      const work = respond(request, response, body).finally(() => underWay.delete(work));
      underWay.add(work);
      return work;
    },

    async ensureTable(properties) {
      const table = readTable(properties, region);
      const stored = store.tables.get(table.TableName);
      if (stored) checkUnchanged(stored, table);
      else await store.saveTable(table);
    },

    async close() {
      await Promise.all(underWay);
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
