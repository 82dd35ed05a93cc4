import { fields } from './request-fields';

/** Numbers as DynamoDB writes them, with so few digits that they need no further check. */
const plainNumber = /^(?:0|-?[1-9]\d{0,15})$/;

/** Fields of a request whose values have attribute names or placeholders. */
const mapsOfValues = ['Item', 'Key', 'ExpressionAttributeValues'];

/** Whether an attribute value is valid as it is written, so that dynalite would accept it and change nothing. */
export function isPlainValue(value: unknown): boolean {
  const [[type, content] = [], ...others] = Object.entries(fields(value));
  if (others.length > 0 || Array.isArray(value)) return false;
  switch (type) {
    case 'S':
      return typeof content === 'string';
    case 'N':
      return typeof content === 'string' && plainNumber.test(content);
    case 'BOOL':
      return typeof content === 'boolean';
    case 'NULL':
      return content === true;
    case 'L':
      return Array.isArray(content) && content.every(isPlainValue);
    case 'M':
      return isPlainMap(content);
    default:
      return false;
  }
}

/** A request without its plain maps. */
export interface SetAside {
  /** A copy of the request that lacks them; shares everything else with it. */
  readonly rest: Readonly<Record<string, unknown>>;
  /** Puts them into the checked copy of `rest`. */
  restore(checked: object): void;
}

/**
 * Leaves the maps that hold only plain values out of a request and the actions of its transaction, because dynalite
 * copies and checks every value for each of its ten types. The request itself stays as it is.
 *
 * @param types  of dynalite: a field that it does not know stays, to be dropped
 */
export function setAsidePlainMaps(
  request: Readonly<Record<string, unknown>>,
  types: Readonly<Record<string, unknown>>,
): SetAside {
  const rest = { ...request };
  const maps: Record<string, unknown> = {};
  for (const name of mapsOfValues) {
    if (!(name in types) || !isPlainMap(request[name])) continue;
    maps[name] = request[name];
    delete rest[name];
  }
  const { TransactItems: items } = request;
  const actions = 'TransactItems' in types && Array.isArray(items) ? items : [];
  const setAside = actions.map((item) => setAsideOfItem(item, types['TransactItems']));
  if (actions.length > 0) rest['TransactItems'] = setAside.map((each) => each.rest);
  return {
    rest,
    restore(checked) {
      Object.assign(checked, maps);
      for (const [at, { restore }] of setAside.entries()) restore(itemAt(checked, at));
    },
  };
}

interface SetAsideOfItem {
  readonly rest: unknown;
  restore(checked: Readonly<Record<string, unknown>>): void;
}

/** Does the same for an item of a transaction; `rest` is the item itself where it is not an object. */
function setAsideOfItem(item: unknown, types: unknown): SetAsideOfItem {
  if (!isObject(item)) return { rest: item, restore: () => undefined };
  const actions = Object.entries(item).flatMap(([kind, action]) =>
    isObject(action) ? [[kind, setAsidePlainMaps(action, typesOf(types, kind))] as const] : [],
  );
  return {
    rest: { ...item, ...Object.fromEntries(actions.map(([kind, { rest }]) => [kind, rest])) },
    restore(checked) {
      for (const [kind, { restore }] of actions) restore(fields(checked[kind]));
    },
  };
}

function isPlainMap(value: unknown): boolean {
  return isObject(value) && Object.values(value).every(isPlainValue);
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Types of the fields of one action; none for an unknown kind. */
function typesOf(transactItems: unknown, kind: string): Readonly<Record<string, unknown>> {
  const item = fields(fields(transactItems)['children']);
  return fields(fields(fields(item['children'])[kind])['children']);
}

function itemAt(checked: object, at: number): Readonly<Record<string, unknown>> {
  const { TransactItems: items } = fields(checked);
  return Array.isArray(items) ? fields(items[at]) : {};
}
