import type { Expression, RequestOf } from './dynamodb-shapes';
import { itemToWire } from './typed-items';

type ExpressionField =
  | 'ConditionExpression'
  | 'FilterExpression'
  | 'KeyConditionExpression'
  | 'ProjectionExpression'
  | 'UpdateExpression';

type Expressions = Partial<Record<ExpressionField, Partial<Expression> | null | undefined>>;

export function wirePage(request: RequestOf<'Query'>, table: string): object {
  const { index, limit, scanIndexForward } = request;
  return given({
    TableName: table,
    IndexName: index,
    Limit: limit,
    ScanIndexForward: scanIndexForward,
    ...wireExpressions({ KeyConditionExpression: request.query, FilterExpression: request.filter }),
  });
}

/** Merges the maps of several expressions. Maps are passed on as given, even empty ones, which DynamoDB refuses. */
export function wireExpressions(expressions: Expressions): object {
  const written = Object.entries(expressions).flatMap(([field, expression]) =>
    expression ? [{ field, ...expression }] : [],
  );
  const names = merged(written.map(({ expressionNames }) => expressionNames));
  const values = merged(written.map(({ expressionValues }) => expressionValues));
  return {
    ...Object.fromEntries(written.map(({ field, expression }) => [field, expression])),
    ...(names && { ExpressionAttributeNames: names }),
    ...(values && { ExpressionAttributeValues: itemToWire(values) }),
  };
}

function merged(maps: readonly (object | null | undefined)[]): object | undefined {
  const some = maps.filter((map) => map !== null && map !== undefined);
  return some.length > 0 ? (Object.assign({}, ...some) as object) : undefined;
}

export function given(fields: object): object {
  return Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined && value !== null),
  );
}
