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
  const { index, limit, consistentRead, select } = request;
  return given({
    TableName: table,
    IndexName: index,
    Limit: limit,
    ConsistentRead: consistentRead,
    Select: select === 'ALL_PROJECTED_ATTRIBUTES' && !index ? 'ALL_ATTRIBUTES' : select,
    ScanIndexForward: request.scanIndexForward,
    ...wireExpressions({
      KeyConditionExpression: request.query,
      FilterExpression: request.filter,
      ProjectionExpression: request.projection,
    }),
  });
}

export function wireExpressions(expressions: Expressions): object {
  const written = Object.entries(expressions).filter(([, expression]) => expression);
  const names = Object.assign({}, ...written.map(([, some]) => some?.expressionNames ?? {})) as object;
  const values = Object.assign({}, ...written.map(([, some]) => some?.expressionValues ?? {})) as object;
  return {
    ...Object.fromEntries(written.map(([field, some]) => [field, some?.expression])),
    ...(Object.keys(names).length > 0 && { ExpressionAttributeNames: names }),
    ...(Object.keys(values).length > 0 && { ExpressionAttributeValues: itemToWire(values) }),
  };
}

export function given(fields: object): object {
  return Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined && value !== null),
  );
}
