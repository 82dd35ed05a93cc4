import { util } from '@aws-appsync/utils';
import type { ExpectedVersion } from './product';

/**
 * An expression of DynamoDB with what its placeholders stand for. A map without entries is left out: AppSync passes it on, and DynamoDB
 * refuses it ("ExpressionAttributeValues must not be empty").
 */
export interface Expression {
  readonly expression: string;
  readonly expressionNames?: Record<string, string>;
  readonly expressionValues?: Record<string, unknown>;
}

/** The caller's own `condition` argument as an expression; undefined where none is given. */
export function callersCondition(condition: object | null | undefined): Expression | undefined {
  if (!condition || Object.keys(condition).length === 0) return undefined;
  return parsedExpression(util.transform.toDynamoDBConditionExpression(condition as never));
}

/** An expression as `util.transform` writes it, which has maps for everything, without its empty ones. */
export function parsedExpression(rendered: string): Expression {
  const { expression, expressionNames, expressionValues } = JSON.parse(rendered) as Expression;
  return expressionOf(expression, expressionNames ?? {}, expressionValues ?? {});
}

/** Holds when the item exists and is still the version that the caller expects. */
export function stillThere({ expectedRevision, expectedUpdatedAt }: ExpectedVersion): Expression {
  const exists = { expression: 'attribute_exists(#key)', expressionNames: { '#key': 'id' } };
  return both(both(exists, stillHas('revision', expectedRevision)), stillHas('updatedAt', expectedUpdatedAt));
}

function stillHas(field: string, expected: unknown): Expression | undefined {
  if (expected === null || expected === undefined) return undefined;
  return {
    expression: `#${field} = :expected_${field}`,
    expressionNames: { [`#${field}`]: field },
    expressionValues: { [`:expected_${field}`]: util.dynamodb.toDynamoDB(expected) },
  };
}

/** Both must hold. A caller's own condition comes in parentheses, all others are conjunctions: DynamoDB refuses more of them. */
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
