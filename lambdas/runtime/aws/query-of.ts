import {
  type Comparison,
  ifAll,
  ifBeginsWith,
  ifBetween,
  ifEqual,
  ifIs,
  merged,
  type WriteCondition,
} from './conditions';

type KeyValue = string | number;

/** Which items of a table or an index a query reads. At most one condition on the sort key. */
export interface KeyCondition {
  /** The value of the partition key by name; that of the sort key too when the whole key is known. */
  readonly is: Readonly<Record<string, KeyValue>>;
  readonly beginsWith?: Readonly<Record<string, string>> | undefined;
  /** Inclusive bounds. */
  readonly between?: Readonly<Record<string, readonly [least: KeyValue, most: KeyValue]>> | undefined;
  readonly beyond?: Readonly<Record<string, readonly [Exclude<Comparison, '='>, KeyValue]>> | undefined;
}

/** What a query returns of the items it reads. */
export interface Selection {
  /** Leaves out items for which it does not hold; their reading is paid all the same. */
  readonly filter?: WriteCondition | undefined;
  /** Names of the attributes to return. @default all */
  readonly project?: readonly string[] | undefined;
}

interface SelectionExpressions {
  readonly FilterExpression?: string;
  readonly ProjectionExpression?: string;
  readonly ExpressionAttributeNames?: Record<string, string>;
  readonly ExpressionAttributeValues?: Record<string, unknown>;
}

/** The expressions of a query, to be spread into it. */
export function queryOf({ filter, project, ...key }: KeyCondition & Selection) {
  const { ConditionExpression, ExpressionAttributeNames, ExpressionAttributeValues = {} } = conditionOf(key);
  const selection = selectionOf({ filter, project });
  return {
    ...selection,
    KeyConditionExpression: ConditionExpression,
    ExpressionAttributeNames: merged([ExpressionAttributeNames, selection.ExpressionAttributeNames ?? {}]),
    ExpressionAttributeValues: merged([ExpressionAttributeValues, selection.ExpressionAttributeValues ?? {}]),
  };
}

/** The expressions of a scan, to be spread into it. */
export function selectionOf({ filter, project }: Selection): SelectionExpressions {
  const projection = project && projectionOf(project);
  const values = filter?.ExpressionAttributeValues;
  const names = merged([filter, projection].map((each) => each?.ExpressionAttributeNames ?? {}));
  return {
    ...(filter && { FilterExpression: filter.ConditionExpression }),
    ...(projection && { ProjectionExpression: projection.ProjectionExpression }),
    // DynamoDB rejects an empty map.
    ...(Object.keys(names).length > 0 && { ExpressionAttributeNames: names }),
    ...(values && { ExpressionAttributeValues: values }),
  };
}

/**
 * The projection of a read, to be spread into it. Its placeholders are numbers, because names of metrics contain characters that
 * placeholders may not, and many long names would exceed the 4 KB of an expression.
 */
export function projectionOf(attributes: readonly string[]) {
  const names = attributes.map((attribute, number) => [`#p${number}`, attribute] as const);
  return {
    ProjectionExpression: names.map(([placeholder]) => placeholder).join(', '),
    ExpressionAttributeNames: Object.fromEntries(names),
  };
}

function conditionOf({ is, beginsWith = {}, between = {}, beyond = {} }: KeyCondition): WriteCondition {
  return ifAll(
    ...Object.entries(is).map(([name, value]) => ifEqual(name, value)),
    ...Object.entries(beginsWith).map(([name, beginning]) => ifBeginsWith(name, beginning)),
    ...Object.entries(between).map(([name, [least, most]]) => ifBetween(name, least, most)),
    ...Object.entries(beyond).map(([name, [comparison, bound]]) => ifIs(name, comparison, bound)),
  );
}
