import { util } from '@aws-appsync/utils';

/** An expression of DynamoDB with what its placeholders stand for. */
export interface Expression {
  readonly expression: string;
  readonly expressionNames: Record<string, string>;
  readonly expressionValues: Record<string, unknown>;
}

/** The caller's own `condition` argument as an expression; undefined where none is given. */
export function callersCondition(condition: object | null | undefined): Expression | undefined {
  if (!condition || Object.keys(condition).length === 0) return undefined;
  return JSON.parse(util.transform.toDynamoDBConditionExpression(condition as never)) as Expression;
}

/** Holds when the item is there and nobody changed it since the version that the caller saw. */
export function stillThere(expectedUpdatedAt: string | null | undefined): Expression {
  const exists = {
    expression: 'attribute_exists(#key)',
    expressionNames: { '#key': 'id' },
    expressionValues: {},
  };
  if (!expectedUpdatedAt) return exists;
  return {
    expression: 'attribute_exists(#key) AND #version = :version',
    expressionNames: { '#key': 'id', '#version': 'updatedAt' },
    expressionValues: { ':version': util.dynamodb.toDynamoDB(expectedUpdatedAt) },
  };
}

/** Both must hold. A caller's own condition comes in parentheses, all others are conjunctions: DynamoDB refuses more of them. */
export function both(first: Expression, second: Expression | undefined): Expression {
  if (!second) return first;
  return {
    expression: `${first.expression} AND ${second.expression}`,
    expressionNames: { ...first.expressionNames, ...second.expressionNames },
    expressionValues: { ...first.expressionValues, ...second.expressionValues },
  };
}
