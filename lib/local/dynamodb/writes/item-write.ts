import deleteItem from 'dynalite/actions/deleteItem.js';
import putItem from 'dynalite/actions/putItem.js';
import updateItem from 'dynalite/actions/updateItem.js';
import dynalite, { type Item, type Table, type ValidRequest } from 'dynalite/db/index.js';
import deleteValidation from 'dynalite/validations/deleteItem.js';
import putValidation from 'dynalite/validations/putItem.js';
import updateValidation from 'dynalite/validations/updateItem.js';
import { Refusal } from '../../http/aws-json';
import { reportCapacity, writeConsumption } from '../capacity';
import { itemBytes } from '../item-size';
import { exceptionName, isRefusal, refuse, refuseConflict, refuseUnknownTable } from '../refusal';
import { type ItemAddress, storeOptions, type PreparedChange, type TableStore } from '../state';
import { validate, type Validation } from '../validate';
import { refuseEmptyIndexKey } from './index-keys';
import type { ItemLocks } from './item-locks';

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

export function addressOf(request: ValidRequest, tables: ReadonlyMap<string, Table>): ItemAddress | Refusal {
  const table = tables.get(request.TableName);
  if (!table) return refuseUnknownTable(request.TableName);
  const { Item: item, Key: key = {} } = request;
  const invalid = item ? dynalite.validateItem(item, table) : dynalite.validateKey(key, table);
  if (invalid) return refuse('ValidationException', invalid.message);
  return { table, key: dynalite.createKey(item ?? key, table) };
}

export function itemName({ table, key }: ItemAddress): string {
  return `${table.TableName}~${key}`;
}

/** Changes the item and its index entries in one batch. */
export async function writeItem(
  kind: Exclude<WriteKind, 'ConditionCheck'>,
  body: object,
  { store, locks }: { store: TableStore; locks: ItemLocks },
): Promise<object | Refusal> {
  const request = validate(body, writeKinds[kind].validation);
  const address = isRefusal(request) ? request : addressOf(request, store.tables);
  if (isRefusal(request) || isRefusal(address)) return address;
  if (locks.isHeld(itemName(address))) return refuseConflict();
  return locks.write(itemName(address), async () => {
    const staged = await stageWrite({ kind, request, ...address }, store);
    if (isRefusal(staged)) return staged;
    const refusal = refuseEmptyIndexKey(staged);
    if (refusal) return refusal;
    await store.commit([staged]);
    const consumptions = () => writeConsumption(staged, 1);
    const [ConsumedCapacity] = reportCapacity(request.ReturnConsumedCapacity, consumptions) ?? [];
    return { ...staged.answer, ConsumedCapacity };
  });
}

interface StagedWrite extends PreparedChange {
  kind: WriteKind;
  answer: Record<string, unknown>;
}

/** The item must stay locked until the outcome is committed. */
export async function stageWrite(write: ItemWrite, store: TableStore): Promise<StagedWrite | Refusal> {
  const { kind, table, request } = write;
  const trace = await store.run(writeKinds[kind].action, request);
  if (isRefusal(trace)) {
    const isConditional = exceptionName(trace) === 'ConditionalCheckFailedException';
    if (!isConditional || request.ReturnValuesOnConditionCheckFailure !== 'ALL_OLD') return trace;
    const stored = await store.read(write);
    return stored ? new Refusal(trace.name, trace.message, { Item: stored }) : trace;
  }
  const before = trace.reads[0]?.item;
  if (kind === 'ConditionCheck') return { kind, table, before, after: before, writes: [], answer: {} };
  return refuseHuge(trace.after) ?? { ...trace, kind, table, before };
}

/** Refuses items whose bytes exceed the limit but whose characters do not, which dynalite accepts. */
function refuseHuge(item: Item | undefined): Refusal | undefined {
  if (!item || itemBytes(item) <= storeOptions.maxItemSize) return undefined;
  return refuse('ValidationException', 'Item size has exceeded the maximum allowed size');
}

function withOldItem(validation: Validation): Validation {
  const ReturnValuesOnConditionCheckFailure = { type: 'String', enum: ['ALL_OLD', 'NONE'] };
  return { ...validation, types: { ...validation.types, ReturnValuesOnConditionCheckFailure } };
}
