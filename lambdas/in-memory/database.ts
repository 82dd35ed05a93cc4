import {
  BatchGetCommand,
  DeleteCommand,
  GetCommand,
  PutCommand,
  QueryCommand,
  ScanCommand,
  TransactWriteCommand,
  UpdateCommand,
} from '@aws-sdk/lib-dynamodb';
import { holds, type Placeholders } from './conditions';
import {
  type CancellationReason,
  canceled,
  conditionFailed,
  emptiedIndexKey,
  emptyIndexKey,
} from './exceptions';
import { parseCondition, parseUpdate } from './expressions';
import { type Item, storedCopy } from './item';
import { projected, query, type QueryRequest, scan, type Shortfall } from './query';
import type { TableName, TableSchema } from './schema';
import { emptyIndexKeyOf, type MemoryTable, memoryTable } from './table';
import { updated } from './updates';

/** Change of one item in a commit. */
export interface Change {
  readonly table: TableName;
  readonly before: Item | undefined;
  readonly after: Item | undefined;
}

/** A command of the document client. */
export interface Command {
  readonly input: object;
}

/** Incomplete responses, like those of a busy service. */
export interface AnswerFaults extends Shortfall {
  /** Whether an eventually consistent read may miss the last change of an item. */
  readonly isPast?: boolean;
  /** Number of unprocessed keys of a batch. */
  readonly unprocessed?: number;
}

/** In-memory tables that execute commands of the document client atomically. */
export interface Database {
  readonly tables: Readonly<Record<TableName, MemoryTable>>;
  /** @throws the SDK's exceptions; any other error is a request that DynamoDB would reject as invalid */
  execute(command: Command, faults?: AnswerFaults): object;
  /** Keys of the items that a command writes, as text. */
  itemsWritten(command: Command): string[];
}

interface Write extends Placeholders {
  readonly TableName: TableName;
  readonly Item?: Item;
  readonly Key?: Item;
  readonly ConditionExpression?: string;
  readonly UpdateExpression?: string;
  readonly ReturnValuesOnConditionCheckFailure?: string;
}

type WriteKind = 'Put' | 'Update' | 'Delete' | 'ConditionCheck';
type Action = readonly [kind: WriteKind, write: Write];

const mostActions = 100;

/** @param onCommit  called after every commit with its changes */
export function createDatabase(
  schemas: Readonly<Record<TableName, TableSchema>>,
  onCommit: (changes: readonly Change[]) => void,
): Database {
  const tables = Object.fromEntries(
    Object.entries(schemas).map(([name, schema]) => [name, memoryTable(schema)]),
  ) as Record<TableName, MemoryTable>;
  return { tables, execute, itemsWritten };

  function execute(command: Command, faults: AnswerFaults = {}): object {
    if (command instanceof GetCommand) return getItem(command.input as GetRequest, faults);
    if (command instanceof TransactWriteCommand) return transact(actionsOf(command));
    if (command instanceof QueryCommand)
      return query(tableOf(command.input.TableName), command.input as QueryRequest, faults);
    if (command instanceof BatchGetCommand) return batchGet(command.input as BatchRequest, faults);
    if (command instanceof ScanCommand)
      return scan(tableOf(command.input.TableName), command.input as QueryRequest, faults);
    return writeOne(actionsOf(command)[0] as Action);
  }

  function itemsWritten(command: Command): string[] {
    return actionsOf(command).map(([, write]) => `${write.TableName}\n${keyTextOf(write)}`);
  }

  function tableOf(name: string | undefined): MemoryTable {
    const table = tables[name as TableName];
    if (!table) throw new Error(`There is no in-memory table ${name}: see schema.ts`);
    return table;
  }

  function keyTextOf({ TableName, Item, Key }: Write): string {
    return tableOf(TableName).keyText((Item ?? Key) as Item);
  }

  interface GetOptions extends Placeholders {
    readonly ConsistentRead?: boolean;
    readonly ProjectionExpression?: string;
  }

  interface GetRequest extends GetOptions {
    readonly TableName: string;
    readonly Key: Item;
  }

  function getItem({ TableName, Key, ...request }: GetRequest, { isPast = false }: AnswerFaults) {
    const table = tableOf(TableName);
    const text = table.keyText(Key);
    const item = isPast && !request.ConsistentRead ? table.getPast(text) : table.get(text);
    return item ? { Item: projected(item, request) } : {};
  }

  interface BatchRequest {
    readonly RequestItems: Readonly<Record<string, GetOptions & { readonly Keys: readonly Item[] }>>;
  }

  function batchGet({ RequestItems }: BatchRequest, { unprocessed = 0, ...faults }: AnswerFaults) {
    const Responses: Record<string, Item[]> = {};
    const UnprocessedKeys: Record<string, object> = {};
    for (const [TableName, { Keys, ...options }] of Object.entries(RequestItems)) {
      const read = Keys.slice(0, Math.max(0, Keys.length - unprocessed));
      const found = read.map((Key) => getItem({ TableName, Key, ...options }, faults).Item);
      Responses[TableName] = found.filter((item) => item !== undefined);
      const rest = Keys.slice(read.length);
      if (rest.length > 0) UnprocessedKeys[TableName] = { ...options, Keys: rest };
    }
    return { Responses, UnprocessedKeys };
  }

  function writeOne(action: Action): object {
    const [, write] = action;
    const before = tableOf(write.TableName).get(keyTextOf(write));
    if (!isAllowed(write, before)) throw conditionFailed(requestedItem(write, before));
    apply([action]);
    return {};
  }

  function transact(actions: readonly Action[]): object {
    const items = new Set(actions.map(([, write]) => `${write.TableName}\n${keyTextOf(write)}`));
    if (actions.length > mostActions || items.size < actions.length)
      throw new Error('A transaction has at most 100 actions, each on another item');
    let isCanceled = false;
    const reasons = actions.map(([, write]): CancellationReason => {
      const before = tableOf(write.TableName).get(keyTextOf(write));
      if (isAllowed(write, before)) return null;
      isCanceled = true;
      return { code: 'ConditionalCheckFailed', item: requestedItem(write, before) };
    });
    if (isCanceled) throw canceled(reasons);
    apply(actions);
    return {};
  }

  function apply(actions: readonly Action[]): void {
    const changes: Change[] = [];
    // Computes all results first, so that an invalid update writes nothing.
    const afters = actions.map((action) => afterOf(action));
    actions.forEach(([kind, write], place) => {
      if (kind === 'ConditionCheck') return;
      const change = tableOf(write.TableName).change(keyTextOf(write), afters[place]);
      changes.push({ table: write.TableName, ...change });
    });
    onCommit(changes);
  }

  function afterOf([kind, write]: Action): Item | undefined {
    if (kind !== 'Put' && kind !== 'Update') return undefined;
    const table = tableOf(write.TableName);
    const after = kind === 'Put' ? storedCopy(write.Item as Item) : updatedBy(write, table);
    const empty = emptyIndexKeyOf(after, table.schema);
    if (!empty) return after;
    throw kind === 'Put' ? emptyIndexKey(empty.index, empty.key) : emptiedIndexKey();
  }

  function updatedBy(write: Write, table: MemoryTable): Item {
    const before = table.get(keyTextOf(write)) ?? (write.Key as Item);
    return updated(before, parseUpdate(write.UpdateExpression as string).tree, write);
  }
}

function isAllowed(write: Write, before: Item | undefined): boolean {
  assertNothingUnused(write);
  const condition = write.ConditionExpression;
  return condition === undefined || holds(parseCondition(condition).tree, before, write);
}

/** DynamoDB rejects a name or value that no expression uses. */
function assertNothingUnused(write: Write): void {
  const { ConditionExpression: condition, UpdateExpression: update } = write;
  const used = condition === undefined ? [] : parseCondition(condition).placeholders;
  const others = update === undefined ? [] : parseUpdate(update).placeholders;
  for (const given of [write.ExpressionAttributeNames, write.ExpressionAttributeValues])
    for (const name in given)
      if (!used.includes(name) && !others.includes(name))
        throw new Error(`${name} is given and unused in '${condition}' and '${update}'`);
}

function requestedItem(write: Write, before: Item | undefined): Item | undefined {
  return write.ReturnValuesOnConditionCheckFailure === 'ALL_OLD' ? before : undefined;
}

function actionsOf(command: Command): readonly Action[] {
  if (command instanceof TransactWriteCommand)
    return (command.input.TransactItems ?? []).map((each) => Object.entries(each)[0] as unknown as Action);
  if (command instanceof PutCommand) return [['Put', command.input as Write]];
  if (command instanceof UpdateCommand) return [['Update', command.input as unknown as Write]];
  if (command instanceof DeleteCommand) return [['Delete', command.input as unknown as Write]];
  return [];
}
