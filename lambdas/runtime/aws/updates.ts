import type { WriteCondition } from './conditions';

/** What an update changes of an item. */
export interface Change {
  /** Values by attribute. */
  readonly set?: object;
  readonly remove?: readonly string[];
  /** Numbers to add; an attribute that is absent counts as 0. */
  readonly add?: Readonly<Record<string, number>>;
  /** @default updates the item in any case, and creates it where there is none */
  readonly when?: WriteCondition;
}

/** The expressions of an update, to be spread into it. */
export interface UpdateExpressions extends Partial<WriteCondition> {
  readonly UpdateExpression: string;
  readonly ExpressionAttributeNames: Record<string, string>;
}

/**
 * Writes the expressions of an update. Its placeholders are numbers, because names of metrics contain characters that placeholders may not,
 * and many long names would exceed the 4 KB of an expression. They are never those of its condition.
 */
export function updateOf({ set = {}, remove = [], add = {}, when }: Change): UpdateExpressions {
  const values = Object.entries({ ...set, ...add });
  const names = [...values.map(([name]) => name), ...remove];
  const of = (name: string) => `u${names.indexOf(name)}`;
  const given = {
    ...when?.ExpressionAttributeValues,
    ...Object.fromEntries(values.map(([name, value]) => [`:${of(name)}`, value])),
  };
  return {
    ...when,
    UpdateExpression: [
      ...clause('SET', Object.keys(set), (name) => `#${of(name)} = :${of(name)}`),
      ...clause('REMOVE', remove, (name) => `#${of(name)}`),
      ...clause('ADD', Object.keys(add), (name) => `#${of(name)} :${of(name)}`),
    ].join(' '),
    ExpressionAttributeNames: {
      ...when?.ExpressionAttributeNames,
      ...Object.fromEntries(names.map((name) => [`#${of(name)}`, name])),
    },
    // DynamoDB rejects an empty map.
    ...(Object.keys(given).length > 0 && { ExpressionAttributeValues: given }),
  };
}

function clause(verb: string, names: readonly string[], action: (name: string) => string): string[] {
  return names.length > 0 ? [`${verb} ${names.map(action).join(', ')}`] : [];
}
