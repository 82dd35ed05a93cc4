import { util } from '@aws-appsync/utils';
import type { ExpectedVersion } from './product';

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
export function stillThere({ expectedRevision, expectedUpdatedAt }: ExpectedVersion): Expression {
  const exists = {
    expression: 'attribute_exists(#key)',
    expressionNames: { '#key': 'id' },
    expressionValues: {},
  };
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
  return {
    expression: `${first.expression} AND ${second.expression}`,
    expressionNames: { ...first.expressionNames, ...second.expressionNames },
    expressionValues: { ...first.expressionValues, ...second.expressionValues },
  };
}
