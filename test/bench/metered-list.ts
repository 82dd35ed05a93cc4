import type { Item } from 'dynalite/db/index.js';
import { type CallDynamoDb, callAsRole } from '../../lib/local/appsync/data-sources/signed-call';
import { itemBytes } from '../../lib/local/dynamodb/item-size';
import { openList } from '../graphql/list-in-process';

/** Read units of a list page, as DynamoDB counts them. */
export interface ListCost {
  readonly items: number;
  readonly readUnits: number;
  /** Read units of exactly the page’s items in a single read. */
  readonly ownUnits: number;
  /** Time of the resolver and its functions without the table. */
  readonly resolverMs: number;
}

/** An eventually consistent read of 8 KB costs one unit. */
const bytesOfUnit = 8192;

/** Runs the resolver of the list against the tables of a host and measures each request. */
export function openMeteredList({ servicesUrl, table }: { servicesUrl: string; table: string }) {
  const call = callAsRole(`${servicesUrl}/dynamodb/`, 'arn:aws:iam::000000000000:role/local-operator');
  let consumed: { units: number; ms: number; items: readonly Item[] }[] = [];
  const metered: CallDynamoDb = async (operation, body) => {
    const startedAt = performance.now();
    const answered = await call(operation, { ...body, ReturnConsumedCapacity: 'TOTAL' });
    if ('refused' in answered) return answered;
    const { ConsumedCapacity, Items = [] } = answered.answer as {
      ConsumedCapacity: { CapacityUnits: number } | { CapacityUnits: number }[];
      Items?: readonly Item[];
    };
    const units = [ConsumedCapacity].flat().reduce((sum, { CapacityUnits }) => sum + CapacityUnits, 0);
    consumed.push({ units, ms: performance.now() - startedAt, items: Items });
    return answered;
  };
  const list = openList({ table, call: metered });

  return async (args: object): Promise<{ cost: ListCost; nextToken: string | null }> => {
    consumed = [];
    const startedAt = performance.now();
    const { items, nextToken } = await list(args);
    const wholeMs = performance.now() - startedAt;
    const shown = new Set(items.map(({ id }) => id));
    const bytes = consumed
      .flatMap(({ items: read }) => read)
      .filter(({ id }) => shown.has(String(id?.['S'])))
      .reduce((sum, item) => sum + itemBytes(item), 0);
    const sumOf = (of: 'units' | 'ms') => consumed.reduce((sum, each) => sum + each[of], 0);
    const cost = {
      items: items.length,
      readUnits: sumOf('units'),
      ownUnits: bytes / bytesOfUnit,
      resolverMs: wholeMs - sumOf('ms'),
    };
    return { cost, nextToken };
  };
}
