import { util } from '@aws-appsync/utils';
import type { ExpectedVersion } from './product';
import { refuseArgument } from './refusals';

/**
 * A DynamoDB expression with the values of its placeholders. A map without entries is left out: AppSync passes it on, and DynamoDB refuses
 * it ("ExpressionAttributeValues must not be empty").
 */
export interface Expression {
  readonly expression: string;
  readonly expressionNames?: Record<string, string>;
  readonly expressionValues?: Record<string, unknown>;
}

/** A condition as `@aws-appsync/utils/dynamodb` takes it: what has to hold for each field. */
export type Condition = Readonly<Record<string, unknown>>;

/**
 * Adds the caller's own `condition` argument, which has to hold as well.
 *
 * @throws an AppSync error for a condition that cannot be rendered: it must not be left out
 */
export function withCallers(own: Condition, condition: object | null | undefined): Condition {
  if (!condition || Object.keys(condition).length === 0) return own;
  if (!util.transform.toDynamoDBConditionExpression(condition as never))
    refuseArgument('condition cannot be followed.');
  return { ...own, and: [condition] };
}

/** Optimistic lock: holds when the item exists in the version that the caller expects. */
export function stillThere({ expectedRevision, expectedUpdatedAt }: ExpectedVersion): Condition {
  return {
    id: { attributeExists: true },
    ...stillHas('revision', expectedRevision),
    ...stillHas('updatedAt', expectedUpdatedAt),
  };
}

function stillHas(field: string, expected: unknown): Condition {
  return expected === null || expected === undefined ? {} : { [field]: { eq: expected } };
}

/** Renders a condition as an expression, so that it can be combined with one that a condition object cannot express. */
export function expressionFor(condition: Condition): Expression {
  return parsedExpression(util.transform.toDynamoDBConditionExpression(condition as never));
}

/** Parses an expression of `util.transform`, which always has both maps, and removes the empty ones. */
export function parsedExpression(rendered: string): Expression {
  const { expression, expressionNames, expressionValues } = JSON.parse(rendered) as Expression;
  return expressionOf(expression, expressionNames ?? {}, expressionValues ?? {});
}

/**
 * Both must hold. Expressions of `util.transform` have their own parentheses, all others are conjunctions: DynamoDB refuses redundant ones.
 */
export function both(first: Expression, second: Expression | undefined): Expression {
  if (!second) return first;
  return expressionOf(
    `${first.expression} AND ${second.expression}`,
    { ...first.expressionNames, ...second.expressionNames },
    { ...first.expressionValues, ...second.expressionValues },
  );
}

function expressionOf(
  expression: string,
  expressionNames: Record<string, string>,
  expressionValues: Record<string, unknown>,
): Expression {
  return {
    expression,
    ...(Object.keys(expressionNames).length > 0 ? { expressionNames } : {}),
    ...(Object.keys(expressionValues).length > 0 ? { expressionValues } : {}),
  };
}
