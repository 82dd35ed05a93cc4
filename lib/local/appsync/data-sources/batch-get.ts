import { isDeepStrictEqual } from 'node:util';
import type { SourceAnswer } from './data-source';
import type { RequestOf } from './dynamodb-shapes';
import { type CallDynamoDb, failed } from './signed-call';
import { type Item, itemFromWire, itemToWire } from './typed-items';
import { given } from './wire-requests';

interface WireAnswer {
  readonly Responses?: Readonly<Record<string, readonly Item[]>>;
  readonly UnprocessedKeys?: Readonly<Record<string, { readonly Keys: readonly Item[] }>>;
}

/**
 * Returns the items of each table in the order of their keys, null for missing ones, whatever order DynamoDB answers
 * in.
 * https://docs.aws.amazon.com/appsync/latest/devguide/js-aws-appsync-resolver-reference-dynamodb-batch-get-item.html
 */
export async function getItems(
  { tables }: RequestOf<'BatchGetItem'>,
  { call }: { readonly call: CallDynamoDb },
): Promise<SourceAnswer> {
  const requested = Object.entries(tables).map(([table, { keys, consistentRead }]) => ({
    table,
    keys: keys.map(itemToWire),
    more: given({ ConsistentRead: consistentRead }),
  }));
  const RequestItems = Object.fromEntries(
    requested.map(({ table, keys, more }) => [table, { Keys: keys, ...more }]),
  );
  const got = await call('BatchGetItem', { RequestItems });
  if ('refused' in got) return failed(got.refused);
  const { Responses = {}, UnprocessedKeys = {} } = got.answer as WireAnswer;
  const perTable = (of: (table: string, keys: readonly Item[]) => unknown) =>
    Object.fromEntries(requested.map(({ table, keys }) => [table, of(table, keys)]));
  return {
    result: {
      data: perTable((table, keys) => keys.map((key) => itemUnder(key, Responses[table] ?? []))),
      unprocessedKeys: perTable((table) => (UnprocessedKeys[table]?.Keys ?? []).map(itemFromWire)),
    },
  };
}

function itemUnder(key: Item, items: readonly Item[]): Record<string, unknown> | null {
  const found = items.find((item) =>
    Object.entries(key).every(([name, value]) => isDeepStrictEqual(item[name], value)),
  );
  return found ? itemFromWire(found) : null;
}
