import { createHash, randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import type { ValidRequest } from 'dynalite/db/index.js';
import type { Refusal } from '../../http/aws-json';
import { isReported, reportCapacity, transactionalReadConsumption, writeConsumption } from '../capacity';
import { fields } from '../fields';
import { itemBytes } from '../item-size';
import { exceptionName, isRefusal, refuse, refuseConflict } from '../refusal';
import type { TableStore } from '../state';
import { checkExpressions, checkShape, type Validation } from '../validate';
import { refuseEmptyIndexKey } from './index-keys';
import type { ItemLocks } from './item-locks';
import { addressOf, itemName, type ItemWrite, stageWrite, type WriteKind, writeKinds } from './item-write';
import type { Receipt, RequestTokens } from './request-tokens';

/**
 * In the cloud, preparation takes a few network trips, in which concurrent requests meet the prepared items. Without
 * a delay a transaction on in-memory tables would end before the next request is read, and conflicts would never
 * occur locally.
 */
const preparationMs = 2;

const largestTransactionBytes = 4 * 1024 * 1024;

/** What the operations of one service share. */
export interface Parts {
  readonly store: TableStore;
  readonly locks: ItemLocks;
  readonly tokens: RequestTokens;
}

/** https://docs.aws.amazon.com/amazondynamodb/latest/APIReference/API_TransactWriteItems.html */
export async function transactWrite(
  body: object,
  { store, locks, tokens }: Parts,
): Promise<object | Refusal> {
  // First, because dynalite changes the actions that it reads.
  const fingerprint = fingerprintOf(fields(body)['TransactItems']);
  const request = checkShape(body, transactionTypes);
  if (isRefusal(request)) return request;
  const actions = readActions(request, store);
  if (isRefusal(actions)) return actions;
  const { ClientRequestToken: token = randomUUID(), ReturnConsumedCapacity: report } = request;
  const outcome = await tokens.once(token, fingerprint, () =>
    applyAll(actions, isReported(report), { store, locks }),
  );
  if (isRefusal(outcome)) return outcome;
  const { isRepeat, receipt } = outcome;
  const ConsumedCapacity = isRepeat
    ? reportCapacity(report, () => receipt.repeated, 'ReadCapacityUnits')
    : reportCapacity(report, () => receipt.written, 'WriteCapacityUnits');
  return { ConsumedCapacity };
}

/** Equal for actions of the same text: a client repeats a request as it was. */
function fingerprintOf(actions: unknown): string {
  return createHash('sha256')
    .update(JSON.stringify(actions) ?? '')
    .digest('base64');
}

/** An action whose key does not match its table is a refusal, which cancels the transaction. */
function readActions(request: ValidRequest, { tables }: TableStore): (ItemWrite | Refusal)[] | Refusal {
  const actions: (ItemWrite | Refusal)[] = [];
  for (const item of request.TransactItems ?? []) {
    const [kind, ...others] = Object.keys(item ?? {}) as WriteKind[];
    const action = kind && item?.[kind];
    if (!kind || !action || others.length > 0) {
      const kinds = Object.keys(actionValidations).join(', ');
      return refuse('ValidationException', `Each of TransactItems must contain exactly one of: ${kinds}`);
    }
    const valid = checkExpressions(action, actionValidations[kind]);
    if (isRefusal(valid)) return valid;
    const address = addressOf(valid, tables);
    if (isRefusal(address) && exceptionName(address) === 'ResourceNotFoundException') return address;
    actions.push(isRefusal(address) ? address : { kind, request: valid, ...address });
  }
  const names = actions.map((action, at) => (isRefusal(action) ? at : itemName(action)));
  if (new Set(names).size === names.length) return actions;
  const message = 'Transaction request cannot include multiple operations on one item';
  return refuse('ValidationException', message);
}

async function applyAll(
  actions: (ItemWrite | Refusal)[],
  isReported: boolean,
  { store, locks }: Pick<Parts, 'store' | 'locks'>,
): Promise<Receipt | Refusal> {
  const writes = allOrCanceled(
    actions.map((action) => {
      const isConflict = !isRefusal(action) && locks.isHeld(itemName(action));
      return isConflict ? refuseConflict() : action;
    }),
  );
  if (isRefusal(writes)) return writes;
  return locks.hold(writes.map(itemName), async () => {
    await setTimeout(preparationMs);
    const staged = allOrCanceled(await Promise.all(writes.map((write) => stageWrite(write, store))));
    if (isRefusal(staged)) return staged;
    const refusal = staged.map(refuseEmptyIndexKey).find((each) => each !== undefined);
    if (refusal) return refusal;
    const bytes = staged.reduce((total, { before, after }) => total + itemBytes(after ?? before ?? {}), 0);
    if (bytes > largestTransactionBytes) {
      const message = 'The aggregate size of the items in the transaction exceeds 4 MB';
      return refuse('ValidationException', message);
    }
    await store.commit(staged);
    return {
      written: isReported ? staged.flatMap((change) => writeConsumption(change, 2)) : [],
      repeated: staged.map(transactionalReadConsumption),
    };
  });
}

/** https://docs.aws.amazon.com/amazondynamodb/latest/APIReference/API_TransactWriteItems.html#API_TransactWriteItems_Errors */
export function allOrCanceled<Outcome extends object>(outcomes: (Outcome | Refusal)[]): Outcome[] | Refusal {
  const reasons = outcomes.map((outcome) => (isRefusal(outcome) ? reasonOf(outcome) : { Code: 'None' }));
  if (!outcomes.some(isRefusal)) return outcomes as Outcome[];
  const codes = reasons.map((reason) => reason.Code).join(', ');
  const message = `Transaction cancelled, please refer cancellation reasons for specific reasons [${codes}]`;
  return refuse('TransactionCanceledException', message, { CancellationReasons: reasons });
}

const reasonCodes: Readonly<Record<string, string>> = {
  ConditionalCheckFailedException: 'ConditionalCheckFailed',
  ProvisionedThroughputExceededException: 'ProvisionedThroughputExceeded',
  ThrottlingException: 'ThrottlingError',
  TransactionConflictException: 'TransactionConflict',
  ValidationException: 'ValidationError',
};

function reasonOf(refusal: Refusal): { Code: string; Message?: unknown; Item?: unknown } {
  const { message: Message, fields } = refusal;
  const Code = reasonCodes[exceptionName(refusal)];
  if (Code === undefined) throw new Error(`${exceptionName(refusal)} is no reason to cancel a transaction`);
  return { Code, Message, Item: fields['Item'] };
}

const requiredText = { type: 'String', notNull: true };
const actionValidations = {
  Put: accepting('Put', ['Item']),
  Update: accepting('Update', ['Key'], { UpdateExpression: requiredText }),
  Delete: accepting('Delete', ['Key']),
  ConditionCheck: accepting('ConditionCheck', ['Key'], { ConditionExpression: requiredText }),
};

/** Accepts fewer fields than the standalone operation. */
function accepting(kind: WriteKind, own: string[], required: Validation['types'] = {}): Validation {
  const common = ['TableName', 'ConditionExpression', 'ReturnValuesOnConditionCheckFailure'];
  const names = [...common, 'ExpressionAttributeNames', 'ExpressionAttributeValues', ...own];
  const { validation } = writeKinds[kind];
  const types = Object.fromEntries(names.map((name) => [name, validation.types[name]]));
  return { ...validation, types: { ...types, ...required } };
}

const transactionTypes: Validation['types'] = {
  TransactItems: {
    type: 'List',
    notNull: true,
    lengthGreaterThanOrEqual: 1,
    lengthLessThanOrEqual: 100,
    children: {
      type: 'ValueStruct<TransactItem>',
      children: Object.fromEntries(
        Object.entries(actionValidations).map(([kind, { types }]) => [
          kind,
          { type: `FieldStruct<${kind}>`, children: types },
        ]),
      ),
    },
  },
  ClientRequestToken: { type: 'String', lengthGreaterThanOrEqual: 1, lengthLessThanOrEqual: 36 },
  ReturnConsumedCapacity: { type: 'String', enum: ['INDEXES', 'TOTAL', 'NONE'] },
};
