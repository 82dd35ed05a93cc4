import * as z from 'zod';

const item = z.record(z.string(), z.unknown());
const names = z.record(z.string(), z.string()).nullish();
const expression = z.strictObject({
  expression: z.string(),
  expressionNames: names,
  expressionValues: item.nullish(),
});
const projection = z.strictObject({ expression: z.string(), expressionNames: names }).nullish();

const condition = expression
  .extend({
    equalsIgnore: z.array(z.string()).default([]),
    consistentRead: z.boolean().default(true),
    conditionalCheckFailedHandler: z.strictObject({ strategy: z.literal('Reject') }).optional(),
  })
  .nullish();
const transactCondition = expression
  .extend({ returnValuesOnConditionCheckFailure: z.boolean().default(true) })
  .nullish();

const page = {
  index: z.string().nullish(),
  filter: expression.nullish(),
  limit: z.int().positive().nullish(),
  nextToken: z.string().nullish(),
  consistentRead: z.boolean().nullish(),
  projection,
  select: z.enum(['ALL_ATTRIBUTES', 'ALL_PROJECTED_ATTRIBUTES', 'SPECIFIC_ATTRIBUTES']).nullish(),
};
const version = z.string().optional();
const one = { version, key: item };
const inTable = { table: z.string(), key: item };

/** What a handler may return: https://docs.aws.amazon.com/appsync/latest/devguide/js-resolver-reference-dynamodb.html */
export const requestShape = z.discriminatedUnion('operation', [
  z.strictObject({
    operation: z.literal('GetItem'),
    ...one,
    consistentRead: z.boolean().nullish(),
    projection,
  }),
  z.strictObject({ operation: z.literal('PutItem'), ...one, attributeValues: item, condition }),
  z.strictObject({ operation: z.literal('UpdateItem'), ...one, update: expression, condition }),
  z.strictObject({ operation: z.literal('DeleteItem'), ...one, condition }),
  z.strictObject({
    operation: z.literal('Query'),
    version,
    query: expression,
    scanIndexForward: z.boolean().nullish(),
    ...page,
  }),
  z.strictObject({
    operation: z.literal('Scan'),
    version,
    totalSegments: z.int().nullish(),
    segment: z.int().nullish(),
    ...page,
  }),
  z.strictObject({
    operation: z.literal('BatchGetItem'),
    version,
    tables: z.record(
      z.string(),
      z.strictObject({ keys: z.array(item), consistentRead: z.boolean().nullish(), projection }),
    ),
  }),
  z.strictObject({
    operation: z.literal('TransactGetItems'),
    version,
    transactItems: z.array(z.strictObject({ ...inTable, projection })),
  }),
  z.strictObject({
    operation: z.literal('TransactWriteItems'),
    version,
    transactItems: z.array(
      z.discriminatedUnion('operation', [
        z.strictObject({
          operation: z.literal('PutItem'),
          ...inTable,
          attributeValues: item,
          condition: transactCondition,
        }),
        z.strictObject({
          operation: z.literal('UpdateItem'),
          ...inTable,
          update: expression,
          condition: transactCondition,
        }),
        z.strictObject({ operation: z.literal('DeleteItem'), ...inTable, condition: transactCondition }),
        z.strictObject({ operation: z.literal('ConditionCheck'), ...inTable, condition: transactCondition }),
      ]),
    ),
  }),
]);

export type Expression = z.infer<typeof expression>;
export type Request = z.infer<typeof requestShape>;
export type RequestOf<Operation extends Request['operation']> = Extract<Request, { operation: Operation }>;
