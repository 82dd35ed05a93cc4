import * as z from 'zod';

const item = z.record(z.string(), z.unknown());
const names = z.record(z.string(), z.string()).nullish();
const expression = z.strictObject({
  expression: z.string(),
  expressionNames: names,
  expressionValues: item.nullish(),
});
const condition = expression.nullish();
const one = { key: item };

/** Requests that a handler may return: https://docs.aws.amazon.com/appsync/latest/devguide/js-resolver-reference-dynamodb.html */
export const requestShape = z.discriminatedUnion(
  'operation',
  [
    z.strictObject({
      operation: z.literal('GetItem'),
      ...one,
      consistentRead: z.boolean().nullish(),
      projection: z.strictObject({ expression: z.string(), expressionNames: names }).nullish(),
    }),
    z.strictObject({
      operation: z.literal('BatchGetItem'),
      tables: z
        .record(
          z.string(),
          z.strictObject({ keys: z.array(item).min(1), consistentRead: z.boolean().nullish() }),
        )
        .refine((tables) => Object.values(tables).reduce((sum, { keys }) => sum + keys.length, 0) <= 100, {
          error: 'at most 100 keys',
        }),
    }),
    z.strictObject({ operation: z.literal('PutItem'), ...one, attributeValues: item, condition }),
    z.strictObject({ operation: z.literal('UpdateItem'), ...one, update: expression, condition }),
    z.strictObject({ operation: z.literal('DeleteItem'), ...one, condition }),
    z.strictObject({
      operation: z.literal('Query'),
      query: expression,
      scanIndexForward: z.boolean().nullish(),
      index: z.string().nullish(),
      filter: expression.nullish(),
      limit: z.int().positive().nullish(),
      nextToken: z.string().nullish(),
    }),
  ],
  { error: unknownOperation },
);

function unknownOperation({ input }: { input?: unknown }): string | undefined {
  const { operation } = (input ?? {}) as { operation?: unknown };
  return typeof operation === 'string'
    ? `The offline host does not support the operation ${operation}`
    : undefined;
}

export type Expression = z.infer<typeof expression>;
export type Request = z.infer<typeof requestShape>;
export type RequestOf<Operation extends Request['operation']> = Extract<Request, { operation: Operation }>;
