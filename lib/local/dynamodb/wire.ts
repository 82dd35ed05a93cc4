import { isDeepStrictEqual } from 'node:util';
import { type Faults, openDraws } from '../faults/faults';
import { type AwsJsonHandler, Refusal, serveAwsJson } from '../http/aws-json';
import { isOperator } from '../iam/caller';
import { openWorkUnderWay } from '../state/work-under-way';
import { dynamoDbAccesses } from './access';
import { removeExpiredItems } from './expiry';
import { leaveUnprocessed, refuseThrottled } from './faulty-answers';
import { fields } from './fields';
import type { LagMs } from './index-lag';
import { readItems, readKinds } from './plain-read';
import { isRefusal } from './refusal';
import { checkUnchanged, readTable, type TableProperties } from './resources';
import { openTableStore } from './state';
import { refuseLegacy } from './validate';
import { openItemLocks } from './writes/item-locks';
import { writeItem } from './writes/item-write';
import { openRequestTokens } from './writes/request-tokens';
import { type Parts, transactWrite } from './writes/transact-write';

export type DynamoDb = Awaited<ReturnType<typeof openDynamoDb>>;

const sweepIntervalMs = 60_000;
/**
 * DynamoDB deletes within a few days, so that no reader may trust it to be prompt:
 * https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/howitworks-ttl.html
 */
const expiryLagMs = 48 * 3_600_000;

/** @param isStale  whether the lagging replica answers the next eventually consistent read */
type Operation = (request: object, parts: Parts, isStale?: () => boolean) => Promise<object | Refusal>;

const operations: ReadonlyMap<string, Operation> = new Map<string, Operation>([
  ...Object.entries(readKinds).map(([name, kind]): [string, Operation] => [
    name,
    (request, { store }, isStale) => readItems(kind, request, store, isStale),
  ]),
  ['PutItem', (request, parts) => writeItem('Put', request, parts)],
  ['UpdateItem', (request, parts) => writeItem('Update', request, parts)],
  ['DeleteItem', (request, parts) => writeItem('Delete', request, parts)],
  ['TransactWriteItems', transactWrite],
]);

export const dynamoDbOperations = [...operations.keys()];

/** In memory without a folder. @throws Error when another process has the folder open */
export async function openDynamoDb(options: {
  folder: string | null;
  now?: () => Date;
  indexLagMs?: LagMs;
  faults?: Faults;
}) {
  const { folder, now = () => new Date(), indexLagMs = 0, faults = {} } = options;
  const replicaLagMs = faults.staleReads?.lagMs;
  const store = await openTableStore(folder, { now, indexLagMs, replicaLagMs });
  const draws = openDraws(faults.seed);
  const isStale = () => draws.happens('staleReads', faults.staleReads?.share);
  const locks = openItemLocks();
  const parts = { store, locks, tokens: openRequestTokens(now) };
  const work = openWorkUnderWay();
  const sweeping = setInterval(() => {
    work
      .track(sweep(expiryLagMs))
      .catch((error: unknown) => console.error('Local DynamoDB failed to sweep:', error));
  }, sweepIntervalMs).unref();

  async function sweep(lagMs: number): Promise<void> {
    await removeExpiredItems(store, locks, new Date(now().getTime() - lagMs));
    for (const stream of store.streams.values()) await stream.removeExpired(now());
  }

  async function serveFaulty(name: string, operate: Operation, request: object): Promise<object | Refusal> {
    if (draws.happens('throttledRequests', faults.throttledRequests))
      return refuseThrottled(request, [draws.random('throttledRequests'), draws.random('throttledRequests')]);
    if (name !== 'BatchGetItem' || !draws.happens('unprocessedKeys', faults.unprocessedKeys))
      return operate(request, parts, isStale);
    const { processed, unprocessed } = leaveUnprocessed(request);
    const answer = await operate(processed, parts, isStale);
    if (isRefusal(answer)) return answer;
    return { ...answer, UnprocessedKeys: { ...unprocessed, ...fields(fields(answer)['UnprocessedKeys']) } };
  }

  const serve = serveAwsJson({
    target: 'DynamoDB_20120810.',
    version: '1.0',
    accesses: (operation, input) => dynamoDbAccesses(operation, input, (name) => store.tables.get(name)),
    async act(name, input, { request }) {
      const operate = operations.get(name);
      if (!operate) return undefined;
      if (!isRequest(input))
        return new Refusal(
          'com.amazon.coral.service#SerializationException',
          'The body is not a request in JSON',
        );
      const legacy = refuseLegacy(input);
      if (legacy) return legacy;
      return isOperator(request) ? operate(input, parts) : serveFaulty(name, operate, input);
    },
  });

  return {
    handle: (...call: Parameters<AwsJsonHandler>) => work.track(serve(...call)),

    /** @throws Error for a property that the host does not emulate, or keys other than those of the stored table */
    async ensureTable(properties: TableProperties): Promise<void> {
      const table = readTable(properties);
      const stored = store.tables.get(table.TableName);
      if (stored) checkUnchanged(stored, table);
      if (!isDeepStrictEqual(stored, table)) await store.saveTable(table);
    },

    streamOf: (arn: string) => [...store.streams.values()].find((stream) => stream.arn === arn),
    /** Deletes expired items at once, which the host itself does two days after their expiry. */
    sweep: () => work.track(sweep(0)),
    indexesCaughtUp: store.indexesCaughtUp,
    storedItems: store.storedItems,

    async close(): Promise<void> {
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
