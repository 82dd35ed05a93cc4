import { isDeepStrictEqual } from 'node:util';
import type { FieldFilter, SubscriptionFilter } from '../runtime/subscription-filter';

/**
 * A filter set by the resolver replaces the arguments.
 * https://docs.aws.amazon.com/appsync/latest/devguide/aws-appsync-real-time-enhanced-filtering.html
 */
export function isMeantFor(
  subscriber: { arguments: Readonly<Record<string, unknown>>; filter: SubscriptionFilter | undefined },
  value: unknown,
): boolean {
  if (subscriber.filter)
    return subscriber.filter.filterGroup.some(({ filters }) =>
      filters.every((filter) => holds(filter, value)),
    );
  return Object.entries(subscriber.arguments).every(([name, wanted]) =>
    isDeepStrictEqual(memberOf(value, name) ?? null, wanted),
  );
}

function holds({ fieldName, operator, value: wanted }: FieldFilter, published: unknown): boolean {
  const value = fieldName.split('.').reduce<unknown>(memberOf, published);
  // A field that the mutation did not select cannot be compared.
  if (value === undefined) return false;
  const test = tests[operator];
  if (!test) throw new Error(`Not an operator of subscription filters: ${operator}`);
  return test(value, wanted);
}

const tests: Readonly<Record<string, (value: unknown, wanted: unknown) => boolean>> = {
  eq: (value, wanted) => value === wanted,
  ne: (value, wanted) => value !== wanted,
  le: (value, wanted) => compared(value, wanted, (order) => order <= 0),
  lt: (value, wanted) => compared(value, wanted, (order) => order < 0),
  ge: (value, wanted) => compared(value, wanted, (order) => order >= 0),
  gt: (value, wanted) => compared(value, wanted, (order) => order > 0),
  contains,
  notContains: (value, wanted) => !contains(value, wanted),
  beginsWith: (value, wanted) => typeof value === 'string' && value.startsWith(String(wanted)),
  in: (value, wanted) => (wanted as unknown[]).includes(value),
  notIn: (value, wanted) => !(wanted as unknown[]).includes(value),
  between(value, wanted) {
    const [low, high] = wanted as [unknown, unknown];
    return compared(value, low, (order) => order >= 0) && compared(value, high, (order) => order <= 0);
  },
  containsAny: (value, wanted) => (wanted as unknown[]).some((one) => contains(value, one)),
};

function contains(value: unknown, wanted: unknown): boolean {
  if (Array.isArray(value)) return value.includes(wanted);
  return typeof value === 'string' && value.includes(String(wanted));
}

/** Only values of the same type can be ordered. */
function compared(value: unknown, wanted: unknown, test: (order: number) => boolean): boolean {
  if (typeof value === 'number' && typeof wanted === 'number') return test(value - wanted);
  if (typeof value !== 'string' || typeof wanted !== 'string') return false;
  return test(value < wanted ? -1 : value > wanted ? 1 : 0);
}

function memberOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined;
}
