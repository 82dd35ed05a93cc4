import dynalite, { type Item } from 'dynalite/db/index.js';
import getValidation from 'dynalite/validations/getItem.js';

import { reportCapacity, transactionalReadConsumption } from './capacity';
import { itemName } from './item-address';
import type { ItemLocks } from './item-locks';
import { itemBytes } from './item-size';
import { isRefusal, refuseConflict, type Refusal } from './refusal';
import type { TableStore } from './table-store';
import { allOrCancelled, readTransaction, refuseLargeTransaction, type Action } from './transaction';

const { TableName, Key, ProjectionExpression, ExpressionAttributeNames } = getValidation.types;
const types = { TableName, Key, ProjectionExpression, ExpressionAttributeNames };
const validations = { Get: { ...getValidation, types } };

/**
 * Answers TransactGetItems: all items as they were at one instant, none of them in the middle of a write.
 *
 * @see https://docs.aws.amazon.com/amazondynamodb/latest/APIReference/API_TransactGetItems.html
 */
export async function transactGet(
  body: object,
  { store, locks }: { store: TableStore; locks: ItemLocks },
): Promise<object | Refusal> {
  const transaction = readTransaction(body, validations, store);
  if (isRefusal(transaction)) return transaction;
  const gets = allOrCancelled(
    transaction.actions.map((action) => {
      const isConflict = !isRefusal(action) && locks.isBusy(itemName(action));
      return isConflict ? refuseConflict() : action;
    }),
  );
  if (isRefusal(gets)) return gets;

  const items = await store.readTogether(gets);
  const tooLarge = refuseLargeTransaction(items.map((item) => itemBytes(item ?? {})));
  if (tooLarge) return tooLarge;
  const consumptions = gets.map(({ table }, at) => transactionalReadConsumption(table, items[at]));
  return {
    Responses: gets.map((get, at) => responseOf(get, items[at])),
    ConsumedCapacity: reportCapacity(transaction.ReturnConsumedCapacity, consumptions, 'ReadCapacityUnits'),
  };
}

function responseOf({ request }: Action<'Get'>, item: Item | undefined): { Item?: Item } {
  if (!item) return {};
  return { Item: request._projection ? dynalite.mapPaths(request._projection.paths, item) : item };
}
