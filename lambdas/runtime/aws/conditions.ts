/** The condition of a write, to be spread into it, or of an item that a query reads. */
export interface WriteCondition {
  readonly ConditionExpression: string;
  readonly ExpressionAttributeNames: Record<string, string>;
  readonly ExpressionAttributeValues?: Record<string, unknown>;
}

/** The name of an attribute, or the names that lead to one within a map. */
export type AttributePath = string | readonly string[];

/**
 * Holds while there is no item with the key.
 *
 * @param attribute  one that every such item has
 */
export function ifAbsent(attribute: string): WriteCondition {
  return conditionOn(attribute, (at) => `attribute_not_exists(${at})`);
}

/** Holds while there is an item with the attribute. */
export function ifPresent(attribute: string): WriteCondition {
  return conditionOn(attribute, (at) => `attribute_exists(${at})`);
}

/** Holds while an attribute has this value. */
export function ifEqual(attribute: AttributePath, value: unknown): WriteCondition {
  return ifIs(attribute, '=', value);
}

/** How an attribute that is there compares with a value. */
export type Comparison = '=' | '<' | '<=' | '>' | '>=';

/** Holds while the attribute is there and compares with a value in this way. */
export function ifIs(attribute: AttributePath, operator: Comparison, value: unknown): WriteCondition {
  return conditionOn(attribute, (at, name) => `${at} ${operator} :${name}`, { '': value });
}

/** Holds while an attribute differs from a value. */
export function ifNot(attribute: AttributePath, value: unknown): WriteCondition {
  return conditionOn(attribute, (at, name) => `${at} <> :${name}`, { '': value });
}

/** Holds while an attribute is a text with this beginning. */
export function ifBeginsWith(attribute: string, beginning: string): WriteCondition {
  return conditionOn(attribute, (at, name) => `begins_with(${at}, :${name})`, { '': beginning });
}

/** Holds while an attribute is within these bounds, inclusive. */
export function ifBetween(attribute: string, least: unknown, most: unknown): WriteCondition {
  const bounds = { _least: least, _most: most };
  return conditionOn(attribute, (at, name) => `${at} BETWEEN :${name}_least AND :${name}_most`, bounds);
}

/** Holds while all of these conditions hold. @throws Error when two of them compare one attribute with different values */
export function ifAll(...conditions: readonly WriteCondition[]): WriteCondition {
  return joined(conditions, ' AND ');
}

/** Holds while at least one of these conditions holds. @throws Error like `ifAll` */
export function ifAny(...conditions: readonly WriteCondition[]): WriteCondition {
  const any = joined(conditions, ' OR ');
  return { ...any, ConditionExpression: `(${any.ConditionExpression})` };
}

/**
 * An optimistic lock on a number that each write raises, the first one to 1.
 *
 * @param read  the number that was read; 0 where there was no item
 */
export function optimisticLock(attribute: string, read: number): WriteCondition {
  return read === 0 ? ifAbsent(attribute) : ifEqual(attribute, read);
}

/** @param values  by what follows the attribute's name in their placeholders */
function conditionOn(
  attribute: AttributePath,
  expressionOf: (at: string, name: string) => string,
  values: Readonly<Record<string, unknown>> = {},
): WriteCondition {
  // Names of metrics contain characters that placeholders may not.
  const names = [attribute].flat().map((each) => [each.replaceAll(/\W/g, '_'), each] as const);
  const name = names.map(([placeholder]) => placeholder).join('_');
  const given = Object.entries(values).map(([end, value]) => [`:${name}${end}`, value] as const);
  return {
    ConditionExpression: expressionOf(names.map(([placeholder]) => `#${placeholder}`).join('.'), name),
    ExpressionAttributeNames: Object.fromEntries(
      names.map(([placeholder, each]) => [`#${placeholder}`, each]),
    ),
    // DynamoDB rejects an empty map.
    ...(given.length > 0 && { ExpressionAttributeValues: Object.fromEntries(given) }),
  };
}

function joined(conditions: readonly WriteCondition[], operator: ' AND ' | ' OR '): WriteCondition {
  const values = merged(conditions.map((each) => each.ExpressionAttributeValues ?? {}));
  return {
    ConditionExpression: conditions.map((each) => each.ConditionExpression).join(operator),
    ExpressionAttributeNames: merged(conditions.map((each) => each.ExpressionAttributeNames)),
    ...(Object.keys(values).length > 0 && { ExpressionAttributeValues: values }),
  };
}

/** Merges the placeholders of several expressions. @throws Error when one has different meanings */
export function merged<Value>(maps: readonly Readonly<Record<string, Value>>[]): Record<string, Value> {
  const all: Record<string, Value> = {};
  for (const [placeholder, value] of maps.flatMap((each) => Object.entries(each))) {
    if (placeholder in all && all[placeholder] !== value)
      throw new Error(`Two conditions give ${placeholder} different values`);
    all[placeholder] = value;
  }
  return all;
}
