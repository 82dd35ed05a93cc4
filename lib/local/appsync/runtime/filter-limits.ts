import * as z from 'zod';
import type { SubscriptionFilter } from './subscription-filter';

const text = z.string().max(256);
const scalar = z.union([text, z.number()]);
const one = z.union([scalar, z.boolean()]);
const list = z.array(scalar).min(1);

const fieldName = text.refine((name) => name.split('.').length <= 5, { error: 'at most five levels' });
const filter = z.discriminatedUnion('operator', [
  z.strictObject({ fieldName, operator: z.literal(['eq', 'ne']), value: one }),
  z.strictObject({
    fieldName,
    operator: z.literal(['le', 'lt', 'ge', 'gt', 'contains', 'notContains']),
    value: scalar,
  }),
  z.strictObject({ fieldName, operator: z.literal('beginsWith'), value: text }),
  z.strictObject({ fieldName, operator: z.literal('between'), value: z.tuple([scalar, scalar]) }),
  z.strictObject({ fieldName, operator: z.literal(['in', 'notIn']), value: list.max(5) }),
  z.strictObject({ fieldName, operator: z.literal('containsAny'), value: list.max(20) }),
]);

const group = z
  .strictObject({ filters: z.array(filter).min(1) })
  .refine(({ filters }) => new Set(filters.map(({ fieldName }) => fieldName)).size <= 5, {
    error: 'at most five fields are combined by AND',
  });

const subscriptionFilter = z
  .strictObject({ filterGroup: z.array(group).min(1) })
  .refine(({ filterGroup }) => filterGroup.reduce((sum, { filters }) => sum + weightOf(filters), 0) <= 10, {
    error: 'at most ten filters are combined by OR; each value of an `in` counts',
  });

/** https://docs.aws.amazon.com/appsync/latest/devguide/extensions-js.html */
export function checkSubscriptionFilter(given: unknown): SubscriptionFilter {
  const read = subscriptionFilter.safeParse(given);
  if (read.success) return read.data;
  throw new Error(`Invalid subscription filter: ${z.prettifyError(read.error)}`);
}

/** An `in` counts as one filter per alternative. */
function weightOf(filters: readonly { operator: string; value: unknown }[]): number {
  return filters.reduce(
    (product, { operator, value }) => product * (operator === 'in' ? (value as unknown[]).length : 1),
    1,
  );
}
