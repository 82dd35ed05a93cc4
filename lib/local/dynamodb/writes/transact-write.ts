import { setTimeout } from 'node:timers/promises';
import type { Refusal } from '../../http/aws-json';
import {
  isReported,
  reportCapacity,
  transactionalReadConsumption,
  writeConsumption,
  type Consumption,
} from '../capacity';
import { itemBytes } from '../item-size';
import { isRefusal, refuseConflict } from '../refusal';
import type { TableStore } from '../state';
import type { Validation } from '../validate';
import { itemName } from './item-address';
import type { ItemLocks } from './item-locks';
import { stageWrite, writeKinds, type ItemWrite, type WriteKind } from './item-write';
import { fingerprintOf, type RequestTokens } from './request-tokens';
import { allOrCanceled, readTransaction, refuseLargeTransaction, type Transaction } from './transaction';

export interface TransactionReceipt {
  /** Empty unless the request asks for a report. */
  written: Consumption[];
  repeated: Consumption[];
}

/**
 * In the cloud, preparation takes a few network trips, in which concurrent requests meet the prepared items. Without
 * a delay a transaction on in-memory tables would end before the next request is read, and conflicts would never
 * occur locally.
 */
const preparationMs = 2;

const requiredText = { type: 'String', notNull: true };

const validations = {
  Put: accepting('Put', ['Item']),
  Update: accepting('Update', ['Key'], { UpdateExpression: requiredText }),
  Delete: accepting('Delete', ['Key']),
  ConditionCheck: accepting('ConditionCheck', ['Key'], { ConditionExpression: requiredText }),
};

/** https://docs.aws.amazon.com/amazondynamodb/latest/APIReference/API_TransactWriteItems.html */
export async function transactWrite(
  body: object,
  {
    store,
    locks,
    tokens,
  }: { store: TableStore; locks: ItemLocks; tokens: RequestTokens<TransactionReceipt> },
): Promise<object | Refusal> {
  // First, because dynalite changes the actions that it reads.
  const fingerprint = fingerprintOf((body as { TransactItems?: unknown }).TransactItems);
  const transaction = readTransaction(body, validations, store);
  if (isRefusal(transaction)) return transaction;
  const { ClientRequestToken: token, ReturnConsumedCapacity: report } = transaction;
  const apply = () => applyAll(transaction, store, locks);
  const outcome = await tokens.once(token, fingerprint, apply);
  if (isRefusal(outcome)) return outcome;
  const ConsumedCapacity = outcome.isRepeat
    ? reportCapacity(report, () => outcome.receipt.repeated, 'ReadCapacityUnits')
    : reportCapacity(report, () => outcome.receipt.written, 'WriteCapacityUnits');
  return { ConsumedCapacity };
}

async function applyAll(
  { actions, ReturnConsumedCapacity: report }: Transaction<WriteKind>,
  store: TableStore,
  locks: ItemLocks,
): Promise<TransactionReceipt | Refusal> {
  const writes = allOrCanceled(
    actions.map((action) => {
      const isConflict = !isRefusal(action) && locks.isHeld(itemName(action));
      return isConflict ? refuseConflict() : action;
    }),
  );
  if (isRefusal(writes)) return writes;
  return locks.hold(writes.map(itemName), async () => {
    await setTimeout(preparationMs);
    return commitTogether(writes, store, isReported(report));
  });
}

async function commitTogether(
  writes: ItemWrite[],
  store: TableStore,
  reports: boolean,
): Promise<TransactionReceipt | Refusal> {
  const staged = allOrCanceled(await Promise.all(writes.map((write) => stageWrite(write, store))));
  if (isRefusal(staged)) return staged;
  const tooLarge = refuseLargeTransaction(
    staged.map(({ before, after }) => itemBytes(after ?? before ?? {})),
  );
  if (tooLarge) return tooLarge;
  await store.commit(staged);
  return {
    written: reports
      ? staged.map(({ table, before, after }) => writeConsumption(table, before, after, 2))
      : [],
    repeated: staged.map(({ table, before, after }) => transactionalReadConsumption(table, before, after)),
  };
}

/** Accepts fewer fields than the standalone operation. */
function accepting(kind: WriteKind, fields: string[], required: Validation['types'] = {}): Validation {
  const condition = ['ConditionExpression', 'ReturnValuesOnConditionCheckFailure'];
  const names = [
    'TableName',
    ...fields,
    ...condition,
    'ExpressionAttributeNames',
    'ExpressionAttributeValues',
  ];
  const { validation } = writeKinds[kind];
  const types = Object.fromEntries(names.map((name) => [name, validation.types[name]]));
  return { ...validation, types: { ...types, ...required } };
}
