import type { ValidRequest } from 'dynalite/db/index.js';
import type { Refusal } from '../../http/aws-json';
import { exceptionName, isRefusal, refuse } from '../refusal';
import type { TableStore } from '../state';
import { checkExpressions, checkShape, type Validation } from '../validate';
import { addressOf, itemName, type ItemAddress } from './item-address';

export interface Action<Kind extends string> extends ItemAddress {
  kind: Kind;
  request: ValidRequest;
}

/** An action whose key does not match its table is a refusal, which cancels the transaction. */
export interface Transaction<Kind extends string> {
  actions: (Action<Kind> | Refusal)[];
  ClientRequestToken?: string;
  ReturnConsumedCapacity?: ValidRequest['ReturnConsumedCapacity'];
}

const largestTransactionBytes = 4 * 1024 * 1024;

export function readTransaction<Kind extends string>(
  body: object,
  validations: Readonly<Record<Kind, Validation>>,
  { tables }: TableStore,
): Transaction<Kind> | Refusal {
  const request = checkShape(body, transactionTypes(validations));
  if (isRefusal(request)) return request;
  const { TransactItems, ...options } = request as unknown as Omit<Transaction<Kind>, 'actions'> & {
    TransactItems: (Partial<Record<Kind, ValidRequest>> | null)[];
  };

  const actions: Transaction<Kind>['actions'] = [];
  for (const item of TransactItems) {
    const [kind, ...others] = Object.keys(item ?? {}) as Kind[];
    const action = kind && item?.[kind];
    if (!kind || !action || others.length > 0) return refuseKinds(Object.keys(validations));
    const valid = checkExpressions(action, validations[kind]);
    if (isRefusal(valid)) return valid;
    const address = addressOf(valid, tables);
    if (isRefusal(address) && exceptionName(address) === 'ResourceNotFoundException') return address;
    actions.push(isRefusal(address) ? address : { kind, request: valid, ...address });
  }

  const names = actions.map((action, at) => (isRefusal(action) ? at : itemName(action)));
  if (new Set(names).size === names.length) return { ...options, actions };
  const message = 'Transaction request cannot include multiple operations on one item';
  return refuse('ValidationException', message);
}

/** https://docs.aws.amazon.com/amazondynamodb/latest/APIReference/API_TransactWriteItems.html#API_TransactWriteItems_Errors */
export function allOrCanceled<Outcome extends object>(outcomes: (Outcome | Refusal)[]): Outcome[] | Refusal {
  const reasons = outcomes.map((outcome) => (isRefusal(outcome) ? reasonOf(outcome) : { Code: 'None' }));
  if (!outcomes.some(isRefusal)) return outcomes as Outcome[];
  const codes = reasons.map((reason) => reason.Code).join(', ');
  const message = `Transaction cancelled, please refer cancellation reasons for specific reasons [${codes}]`;
  return refuse('TransactionCanceledException', message, { CancellationReasons: reasons });
}

export function refuseLargeTransaction(itemBytes: number[]): Refusal | undefined {
  const bytes = itemBytes.reduce((total, size) => total + size, 0);
  if (bytes <= largestTransactionBytes) return undefined;
  const message = 'The aggregate size of the items in the transaction exceeds 4 MB';
  return refuse('ValidationException', message);
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

function refuseKinds(kinds: string[]): Refusal {
  const message = `Each of TransactItems must contain exactly one of: ${kinds.join(', ')}`;
  return refuse('ValidationException', message);
}

function transactionTypes(validations: Readonly<Record<string, Validation>>): Validation['types'] {
  const kinds = Object.entries(validations).map(([kind, { types }]) => {
    return [kind, { type: `FieldStruct<${kind}>`, children: types }];
  });
  return {
    TransactItems: {
      type: 'List',
      notNull: true,
      lengthGreaterThanOrEqual: 1,
      lengthLessThanOrEqual: 100,
      children: { type: 'ValueStruct<TransactItem>', children: Object.fromEntries(kinds) as object },
    },
    ClientRequestToken: { type: 'String', lengthGreaterThanOrEqual: 1, lengthLessThanOrEqual: 36 },
    ReturnConsumedCapacity: { type: 'String', enum: ['INDEXES', 'TOTAL', 'NONE'] },
  };
}
