import type { Expression, RequestOf } from './dynamodb-shapes';
import { itemToWire } from './typed-items';

/** The fields of DynamoDB's API that an expression may stand in. */
type ExpressionField =
  | 'ConditionExpression'
  | 'FilterExpression'
  | 'KeyConditionExpression'
  | 'ProjectionExpression'
  | 'UpdateExpression';

type Expressions = Partial<Record<ExpressionField, Partial<Expression> | null | undefined>>;

/** Writes a request for one page of a query or a scan. */
export function wirePage(request: RequestOf<'Query'> | RequestOf<'Scan'>, table: string): object {
  const { index, limit, consistentRead, select } = request;
  return given({
    TableName: table,
    IndexName: index,
    Limit: limit,
    ConsistentRead: consistentRead,
    Select: select === 'ALL_PROJECTED_ATTRIBUTES' && !index ? 'ALL_ATTRIBUTES' : select,
    ...(request.operation === 'Query'
      ? { ScanIndexForward: request.scanIndexForward }
      : { TotalSegments: request.totalSegments, Segment: request.segment }),
    ...wireExpressions({
      ...(request.operation === 'Query' && { KeyConditionExpression: request.query }),
      FilterExpression: request.filter,
      ProjectionExpression: request.projection,
    }),
  });
}

/** Writes one write of a transaction. */
export function wireWrite(write: RequestOf<'TransactWriteItems'>['transactItems'][number]): object {
  const { table, condition } = write;
  const returned = condition?.returnValuesOnConditionCheckFailure ?? true;
  const shared = {
    TableName: table,
    ...(condition && returned && { ReturnValuesOnConditionCheckFailure: 'ALL_OLD' }),
  };
  const key = { Key: itemToWire(write.key) };
  const conditional = wireExpressions({ ConditionExpression: condition });
  switch (write.operation) {
    case 'PutItem':
      return {
        Put: { ...shared, Item: itemToWire({ ...write.attributeValues, ...write.key }), ...conditional },
      };
    case 'UpdateItem':
      return {
        Update: {
          ...shared,
          ...key,
          ...wireExpressions({ UpdateExpression: write.update, ConditionExpression: condition }),
        },
      };
    case 'DeleteItem':
      return { Delete: { ...shared, ...key, ...conditional } };
    case 'ConditionCheck':
      return { ConditionCheck: { ...shared, ...key, ...conditional } };
  }
}

/** Writes expressions with what their placeholders stand for; those that are not given are left out. */
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

/** Leaves out what was not given. */
export function given(fields: object): object {
  return Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined && value !== null),
  );
}
