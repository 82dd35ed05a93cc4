import deleteItem from 'dynalite/actions/deleteItem.js';
import putItem from 'dynalite/actions/putItem.js';
import updateItem from 'dynalite/actions/updateItem.js';
import type { Item, Table, ValidRequest } from 'dynalite/db/index.js';
import deleteValidation from 'dynalite/validations/deleteItem.js';
import putValidation from 'dynalite/validations/putItem.js';
import updateValidation from 'dynalite/validations/updateItem.js';
import { Refusal } from '../../http/aws-json';
import { itemBytes } from '../item-size';
import { exceptionName, isRefusal, refuse } from '../refusal';
import { storeOptions, type PreparedChange, type TableStore } from '../state';
import type { Validation } from '../validate';
import type { ItemAddress } from './item-address';

/** A condition check is a delete that is never committed, because dynalite has no operation for it. */
export const writeKinds = {
  Put: { action: putItem, validation: withOldItem(putValidation) },
  Update: { action: updateItem, validation: withOldItem(updateValidation) },
  Delete: { action: deleteItem, validation: withOldItem(deleteValidation) },
  ConditionCheck: { action: deleteItem, validation: withOldItem(deleteValidation) },
};

export type WriteKind = keyof typeof writeKinds;

export interface ItemWrite extends ItemAddress {
  kind: WriteKind;
  request: ValidRequest;
}

interface StagedWrite extends PreparedChange {
  answer: Record<string, unknown>;
}

/** The item must stay locked until the outcome is committed. */
export async function stageWrite(write: ItemWrite, store: TableStore): Promise<StagedWrite | Refusal> {
  const { kind, table, key, request } = write;
  const trace = await store.run(writeKinds[kind].action, request);
  if (isRefusal(trace)) {
    const isConditional = exceptionName(trace) === 'ConditionalCheckFailedException';
    if (!isConditional || request.ReturnValuesOnConditionCheckFailure !== 'ALL_OLD') return trace;
    const [stored] = await store.readTogether([{ table, key }]);
    return stored ? new Refusal(trace.name, trace.message, { Item: stored }) : trace;
  }
  const before = trace.reads[0]?.item;
  if (kind === 'ConditionCheck') return { table, before, after: before, writes: [], answer: {} };
  return refuseUnstorable(table, trace.after) ?? { ...trace, table, before };
}

/** Refuses what dynalite accepts by mistake: empty index keys, and strings whose bytes exceed the limit but whose characters do not. */
function refuseUnstorable(table: Table, item: Item | undefined): Refusal | undefined {
  if (!item) return undefined;
  const indexKeys = (table.GlobalSecondaryIndexes ?? []).flatMap((index) => index.KeySchema);
  const empty = indexKeys.find(({ AttributeName }) => {
    const value = item[AttributeName];
    return value?.S === '' || value?.B === '';
  });
  if (empty) {
    const about = `A secondary index key cannot be an empty value. Key: ${empty.AttributeName}`;
    return refuse('ValidationException', `One or more parameter values are not valid. ${about}`);
  }
  if (itemBytes(item) <= storeOptions.maxItemSize) return undefined;
  return refuse('ValidationException', 'Item size has exceeded the maximum allowed size');
}

function withOldItem(validation: Validation): Validation {
  const ReturnValuesOnConditionCheckFailure = { type: 'String', enum: ['ALL_OLD', 'NONE'] };
  return { ...validation, types: { ...validation.types, ReturnValuesOnConditionCheckFailure } };
}
