import { util } from '@aws-appsync/utils';
import type { ExpectedVersion } from './product';
import { refuseArgument } from './refusals';

/**
 * An expression of DynamoDB with what its placeholders stand for. A map without entries is left out: AppSync passes it on, and DynamoDB
 * refuses it ("ExpressionAttributeValues must not be empty").
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
 * @throws an error of AppSync for one that cannot be rendered: it must not be left out
 */
export function withCallers(own: Condition, condition: object | null | undefined): Condition {
  if (!condition || Object.keys(condition).length === 0) return own;
  if (!util.transform.toDynamoDBConditionExpression(condition as never))
    refuseArgument('condition cannot be followed.');
  return { ...own, and: [condition] };
}

/** Holds when the item exists and is still the version that the caller expects. */
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

/** The same as an expression, for what has to be combined with one that no such object can say. */
export function expressionFor(condition: Condition): Expression {
  return parsedExpression(util.transform.toDynamoDBConditionExpression(condition as never));
}

/** An expression as `util.transform` writes it, which has maps for everything, without its empty ones. */
export function parsedExpression(rendered: string): Expression {
  const { expression, expressionNames, expressionValues } = JSON.parse(rendered) as Expression;
  return expressionOf(expression, expressionNames ?? {}, expressionValues ?? {});
}

/** Both must hold. Expressions of `util.transform` have their own parentheses, all others are conjunctions: DynamoDB refuses redundant ones. */
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
