import type { Expression } from './filter-expression';
import { toDynamoDB } from './typed-values';

/** One change of an attribute, as `operations` makes it. */
interface Operation {
  readonly _type: string;
  readonly payload?: unknown;
  readonly index?: number;
}

/** https://docs.aws.amazon.com/appsync/latest/devguide/built-in-modules-js.html */
export const operations = {
  add: (payload: unknown): Operation => ({ _type: 'add', payload }),
  remove: (): Operation => ({ _type: 'remove' }),
  replace: (payload: unknown): Operation => ({ _type: 'replace', payload }),
  increment: (payload = 1): Operation => ({ _type: 'increment', payload }),
  decrement: (payload = 1): Operation => ({ _type: 'decrement', payload }),
  append: (payload: unknown[]): Operation => ({ _type: 'append', payload }),
  prepend: (payload: unknown[]): Operation => ({ _type: 'prepend', payload }),
  updateListItem: (payload: unknown, index: number): Operation => ({
    _type: 'updateListItem',
    payload,
    index,
  }),
};

/** Renders the changes of an item; plain values are set, objects are gone into. */
export function renderUpdate(update: object): Expression {
  const expressionNames: Record<string, string> = {};
  const expressionValues: Expression['expressionValues'] = {};
  const [sets, removals]: [string[], string[]] = [[], []];
  const keep = (value: unknown) => {
    const name = `:value_${Object.keys(expressionValues).length}`;
    expressionValues[name] = toDynamoDB(value);
    return name;
  };

  const change = (path: string, value: unknown): void => {
    if (!isOperation(value)) return void sets.push(`${path} = ${keep(value)}`);
    const { _type: type, payload, index } = value;
    if (type === 'remove') removals.push(path);
    else if (type === 'increment') sets.push(`${path} = ${path} + ${keep(payload)}`);
    else if (type === 'decrement') sets.push(`${path} = ${path} - ${keep(payload)}`);
    else if (type === 'append')
      sets.push(`${path} = list_append(if_not_exists(${path}, ${keep([])}), ${keep(payload)})`);
    else if (type === 'prepend')
      sets.push(`${path} = list_append(${keep(payload)}, if_not_exists(${path}, ${keep([])}))`);
    else if (type === 'updateListItem') sets.push(`${path}[${index}] = ${keep(payload)}`);
    else sets.push(`${path} = ${keep(payload)}`);
  };
  const visit = (changes: object, above: string): void => {
    for (const [name, value] of Object.entries(changes)) {
      expressionNames[`#${name}`] = name;
      const path = `${above}#${name}`;
      if (isObject(value) && !isOperation(value)) visit(value, `${path}.`);
      else if (Array.isArray(value) && value.length > 0 && value.every(isOperation))
        for (const item of value) change(path, item);
      else change(path, value);
    }
  };

  visit(update, '');
  const clauses = [
    sets.length > 0 ? `SET ${sets.join(', ')}` : '',
    removals.length > 0 ? `REMOVE ${removals.join(', ')}` : '',
  ];
  return { expression: clauses.filter(Boolean).join(' '), expressionNames, expressionValues };
}

function isOperation(value: unknown): value is Operation {
  return isObject(value) && '_type' in value && Object.hasOwn(operations, String(value._type));
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
