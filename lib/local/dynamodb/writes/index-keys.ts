import type { Item, Table } from 'dynalite/db/index.js';
import type { Refusal } from '../../http/aws-json';
import { keyNames } from '../fields';
import { refuse } from '../refusal';

/** An item as a write leaves it. */
interface WrittenItem {
  readonly kind: string;
  readonly table: Table;
  readonly after?: Item | undefined;
}

/** Refuses an empty key of an index, which dynalite accepts. DynamoDB refuses a transaction as a whole then, instead of canceling it. */
export function refuseEmptyIndexKey({ kind, table, after }: WrittenItem): Refusal | undefined {
  const found = after && emptyIndexKeyOf(table, after);
  if (!found) return undefined;
  const { key, type, index } = found;
  const isEmpty = `The AttributeValue for a key attribute cannot contain an empty ${type} value.`;
  const about =
    kind === 'Update'
      ? `The update expression attempted to update a secondary index key to a value that is not supported. ${isEmpty}`
      : `A value specified for a secondary index key is not supported. ${isEmpty} IndexName: ${index}, IndexKey: ${key}`;
  return refuse('ValidationException', `One or more parameter values are not valid. ${about}`);
}

/** Finds an empty key in the first index, by the alphabet, that has one. */
function emptyIndexKeyOf({ GlobalSecondaryIndexes: indexes = [] }: Table, item: Item) {
  const inOrder = indexes.toSorted((one, other) => (one.IndexName < other.IndexName ? -1 : 1));
  for (const index of inOrder)
    for (const key of keyNames(index)) {
      const type = item[key]?.S === '' ? 'string' : item[key]?.B === '' ? 'binary' : undefined;
      if (type) return { index: index.IndexName, key, type };
    }
  return undefined;
}
