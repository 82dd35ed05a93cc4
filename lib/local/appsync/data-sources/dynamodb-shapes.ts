import * as z from 'zod';

/** AppSync takes null for a field that is not there. */
const optional = <Of extends z.ZodType>(shape: Of) =>
  shape.nullish().transform((value) => value ?? undefined);
const item = z.record(z.string(), z.unknown());
const expressionNames = optional(z.record(z.string(), z.string()));
const expression = z.strictObject({
  expression: z.string(),
  expressionNames,
  expressionValues: optional(item),
});
const condition = optional(expression);
const consistentRead = optional(z.boolean());

/** Requests that a handler may return: https://docs.aws.amazon.com/appsync/latest/devguide/js-resolver-reference-dynamodb.html */
export const requestShape = z.discriminatedUnion(
  'operation',
  [
    z.strictObject({
      operation: z.literal('GetItem'),
      key: item,
      consistentRead,
      projection: optional(z.strictObject({ expression: z.string(), expressionNames })),
    }),
    z.strictObject({
      operation: z.literal('BatchGetItem'),
      tables: z
        .record(z.string(), z.strictObject({ keys: z.array(item).min(1), consistentRead }))
        .refine((tables) => Object.values(tables).flatMap(({ keys }) => keys).length <= 100, {
          error: 'at most 100 keys',
        }),
    }),
    z.strictObject({ operation: z.literal('PutItem'), key: item, attributeValues: item, condition }),
    z.strictObject({ operation: z.literal('UpdateItem'), key: item, update: expression, condition }),
    z.strictObject({ operation: z.literal('DeleteItem'), key: item, condition }),
    z.strictObject({
      operation: z.literal('Query'),
      query: expression,
      scanIndexForward: optional(z.boolean()),
      index: optional(z.string()),
      filter: condition,
      limit: optional(z.int().positive()),
      nextToken: optional(z.string()),
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

type Request = z.infer<typeof requestShape>;
export type RequestOf<Operation extends Request['operation']> = Extract<Request, { operation: Operation }>;
