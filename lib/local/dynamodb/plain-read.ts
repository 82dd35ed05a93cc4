import batchGetItem from 'dynalite/actions/batchGetItem.js';
import getItem from 'dynalite/actions/getItem.js';
import query from 'dynalite/actions/query.js';
import scan from 'dynalite/actions/scan.js';
import type { ValidRequest } from 'dynalite/db/index.js';
import batchGetValidation from 'dynalite/validations/batchGetItem.js';
import getValidation from 'dynalite/validations/getItem.js';
import queryValidation from 'dynalite/validations/query.js';
import scanValidation from 'dynalite/validations/scan.js';
import type { Refusal } from '../http/aws-json';
import { readConsumption, reportCapacity } from './capacity';
import { isRefusal, refuse } from './refusal';
import type { TableStore } from './state';
import { validate } from './validate';

/** Plain reads see only committed items, and never wait or conflict. */
export const readKinds = {
  GetItem: { action: getItem, validation: getValidation },
  BatchGetItem: { action: batchGetItem, validation: batchGetValidation },
  Query: { action: query, validation: queryValidation },
  Scan: {
    action: scan,
    // dynalite does not know that a scan may have `ConsistentRead`, and would drop it.
    validation: { ...scanValidation, types: { ...scanValidation.types, ConsistentRead: 'Boolean' } },
  },
};

export async function readItems(
  { action, validation }: (typeof readKinds)[keyof typeof readKinds],
  request: object,
  store: TableStore,
  isStale: () => boolean = () => false,
): Promise<object | Refusal> {
  const valid = validate(request, validation);
  if (isRefusal(valid)) return valid;
  const emptyKey = refuseEmptyKey(valid);
  if (emptyKey) return emptyKey;
  const readsReplica = (table: string) =>
    !(valid.RequestItems ? valid.RequestItems[table]?.ConsistentRead : valid.ConsistentRead) && isStale();
  const trace = await store.run(action, valid, readsReplica);
  if (isRefusal(trace)) return trace;
  const reported = reportCapacity(valid.ReturnConsumedCapacity, () => readConsumption(valid, trace));
  // A batch may span tables, so its answer has a list; the others have one entry.
  const ConsumedCapacity = valid.RequestItems ? reported : reported?.[0];
  return { ...trace.answer, ConsumedCapacity };
}

/**
 * Refuses an empty text in a key condition, which dynalite accepts, and in a start key, for which it has other words.
 * https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/HowItWorks.NamingRulesDataTypes.html#HowItWorks.DataTypes.String
 */
function refuseEmptyKey({ KeyConditions = {}, ExclusiveStartKey = {} }: ValidRequest): Refusal | undefined {
  const conditions = Object.entries(KeyConditions).flatMap(([name, { AttributeValueList: values }]) =>
    values.map((value) => [name, value] as const),
  );
  const empty = [...conditions, ...Object.entries(ExclusiveStartKey)].find(([, { S }]) => S === '');
  if (!empty) return undefined;
  const about = `The AttributeValue for a key attribute cannot contain an empty string value. Key: ${empty[0]}`;
  return refuse('ValidationException', `One or more parameter values are not valid. ${about}`);
}
