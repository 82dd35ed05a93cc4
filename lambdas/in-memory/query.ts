import { holds, nameOf, operandOf, type Placeholders } from './conditions';
import { type Expression, type Operand, parseCondition, type Path } from './expressions';
import type { Item } from './item';
import type { IndexSchema, KeySchema } from './schema';
import { attributesOf, firstWhere, orderBy, sortKeysOf } from './sorted-items';
import { type MemoryTable, refuseEmpty } from './table';

/** A Query of the document client. */
export interface QueryRequest extends Placeholders {
  readonly IndexName?: string | undefined;
  readonly KeyConditionExpression?: string | undefined;
  readonly FilterExpression?: string | undefined;
  readonly ProjectionExpression?: string | undefined;
  readonly Select?: string | undefined;
  readonly ScanIndexForward?: boolean | undefined;
  readonly Limit?: number | undefined;
  readonly ExclusiveStartKey?: Item | undefined;
}

/** Incomplete results: a lagging index, or a page that ends early. */
export interface Shortfall {
  readonly changesBehind?: number | undefined;
  readonly mostItems?: number | undefined;
}

export interface Page {
  /** Absent when only their number is selected. */
  readonly Items?: Item[];
  readonly Count: number;
  readonly LastEvaluatedKey?: Item;
}

export function query(
  table: MemoryTable,
  request: QueryRequest,
  { changesBehind = 0, mostItems }: Shortfall,
): Page {
  const { IndexName: index, ScanIndexForward: isForward = true, Limit } = request;
  const key: IndexSchema | undefined = index === undefined ? table.schema.key : table.schema.indexes?.[index];
  if (!key) throw new Error(`The in-memory table has no index ${index}: see schema.ts`);
  const conditions = conjunctsOf(parseCondition(request.KeyConditionExpression as string).tree);
  refuseEmptyValues(conditions, request);
  const items = table.partition(index, partitionOf(conditions, key, request))?.view(changesBehind) ?? [];
  const inRange = rangeOf(items, conditions, key, request);
  const ordered = isForward ? inRange : inRange.toReversed();
  const sortKeys = sortKeysOf(key, table.schema.key);
  const keys = [...attributesOf(table.schema.key), ...attributesOf(key)];
  if (request.ExclusiveStartKey) refuseEmpty(request.ExclusiveStartKey, keys);
  const rest = beyond(ordered, request.ExclusiveStartKey, sortKeys, isForward);
  const limit = Math.min(Limit ?? Infinity, mostItems ?? Infinity);
  return pageOf(rest, limit, request, { keys, projects: key.projects });
}

/** Scans a table from a start key. */
export function scan(table: MemoryTable, request: QueryRequest, { mostItems = 1000 }: Shortfall): Page {
  const items = [...table.items()];
  const start = request.ExclusiveStartKey && table.keyText(request.ExclusiveStartKey);
  const rest =
    start === undefined ? items : items.slice(1 + items.findIndex((item) => table.keyText(item) === start));
  return pageOf(rest, Math.min(request.Limit ?? Infinity, mostItems), request, {
    keys: attributesOf(table.schema.key),
  });
}

/** The requested attributes of an item. */
export function projected(
  item: Item,
  request: Placeholders & { readonly ProjectionExpression?: string | undefined },
): Item {
  const { ProjectionExpression: expression } = request;
  if (expression === undefined) return item;
  if (/[.[]/.test(expression)) throw new Error('The in-memory tables project whole attributes only');
  return attributesIn(
    item,
    expression.split(',').map((name) => String(nameOf(name.trim(), request))),
  );
}

function conjunctsOf(condition: Expression): readonly Expression[] {
  return condition.type === 'and'
    ? condition.args.flatMap((each) => conjunctsOf(each as Expression))
    : [condition];
}

function refuseEmptyValues(conditions: readonly Expression[], request: Placeholders): void {
  for (const { args } of conditions) {
    const [attribute, ...values] = args as readonly Operand[];
    const name = String(nameOf((attribute as Path)[0] as string, request));
    for (const value of values) refuseEmpty({ [name]: operandOf(value, undefined, request) }, [name]);
  }
}

function partitionOf(conditions: readonly Expression[], key: KeySchema, request: Placeholders): unknown {
  const equal = conditions.find(({ type, args }) => type === '=' && isOf(args[0], key.partition, request));
  if (!equal) throw new Error(`A query must say what ${key.partition} is`);
  return operandOf(equal.args[1] as Operand, undefined, request);
}

/** Items that fulfill the sort key condition, which are consecutive. */
function rangeOf(
  items: readonly Item[],
  conditions: readonly Expression[],
  key: KeySchema,
  request: Placeholders,
): readonly Item[] {
  const bounds = conditions.filter(({ args }) => !isOf(args[0], key.partition, request));
  const [bound] = bounds;
  if (!bound) return items;
  const isWanted = (item: Item) => holds(bound, item, request);
  if (bounds.length > 1 || key.sort === undefined || !isOf(bound.args[0], key.sort, request))
    throw new Error('A query may bound the sort key alone');
  if (bound.type === '>' || bound.type === '>=') return items.slice(firstWhere(items, isWanted));
  if (bound.type === '<' || bound.type === '<=')
    return items.slice(
      0,
      firstWhere(items, (item) => !isWanted(item)),
    );
  return items.filter(isWanted);
}

function isOf(operand: Operand | undefined, name: string, request: Placeholders): boolean {
  return Array.isArray(operand) && nameOf((operand as Path)[0] as string, request) === name;
}

/** Items after a key, whether or not its item exists. */
function beyond(
  items: readonly Item[],
  start: Item | undefined,
  sortKeys: readonly string[],
  isForward: boolean,
): readonly Item[] {
  if (!start) return items;
  const direction = isForward ? 1 : -1;
  return items.slice(firstWhere(items, (item) => orderBy(sortKeys, item, start) * direction > 0));
}

function pageOf(
  items: readonly Item[],
  limit: number,
  request: QueryRequest,
  { keys, projects }: { keys: readonly string[]; projects?: readonly string[] | undefined },
): Page {
  const evaluated = items.slice(0, limit);
  const read = projects ? evaluated.map((item) => attributesIn(item, [...keys, ...projects])) : evaluated;
  const filter =
    request.FilterExpression === undefined ? null : parseCondition(request.FilterExpression).tree;
  const wanted = filter ? read.filter((item) => holds(filter, item, request)) : read;
  const last = evaluated.at(-1);
  const isLast = !last || evaluated.length === items.length;
  return {
    ...(request.Select !== 'COUNT' && { Items: wanted.map((item) => projected(item, request)) }),
    Count: wanted.length,
    ...(!isLast && { LastEvaluatedKey: attributesIn(last, keys) }),
  };
}

function attributesIn(item: Item, names: readonly string[]): Item {
  return Object.fromEntries(names.flatMap((name) => (name in item ? [[name, item[name]]] : [])));
}
