import { isDeepStrictEqual } from 'node:util';
import * as z from 'zod';

const text = z.string().max(256);
const scalar = z.union([text, z.number()]);
const list = z.array(scalar).min(1).max(5);

/** How a filter compares a published value, and what with. */
const operators = {
  eq: operator(z.union([scalar, z.boolean()]), (value, wanted) => value === wanted),
  ne: operator(z.union([scalar, z.boolean()]), (value, wanted) => value !== wanted),
  le: operator(scalar, (value, wanted) => compare(value, wanted) <= 0),
  lt: operator(scalar, (value, wanted) => compare(value, wanted) < 0),
  ge: operator(scalar, (value, wanted) => compare(value, wanted) >= 0),
  gt: operator(scalar, (value, wanted) => compare(value, wanted) > 0),
  between: operator(
    z.tuple([scalar, scalar]),
    (value, [low, high]) => compare(value, low) >= 0 && compare(value, high) <= 0,
  ),
  contains: operator(scalar, contains),
  notContains: operator(scalar, (value, wanted) => !contains(value, wanted)),
  beginsWith: operator(text, (value, wanted) => typeof value === 'string' && value.startsWith(wanted)),
  in: operator(list, (value, wanted) => wanted.some((one) => one === value)),
  notIn: operator(list, (value, wanted) => wanted.every((one) => one !== value)),
};

const filter = z
  .strictObject({
    fieldName: text.refine((name) => name.split('.').length <= 5, { error: 'at most five levels' }),
    operator: z.literal(Object.keys(operators) as (keyof typeof operators)[]),
    value: z.unknown(),
  })
  .superRefine(({ operator, value }, context) => {
    for (const { message } of operators[operator].wanted.safeParse(value).error?.issues ?? [])
      context.addIssue({ code: 'custom', message, path: ['value'] });
  });
type FieldFilter = z.infer<typeof filter>;

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

/** Matches when all filters of one of its groups match. */
export type SubscriptionFilter = z.infer<typeof subscriptionFilter>;

/** https://docs.aws.amazon.com/appsync/latest/devguide/extensions-js.html */
export function checkSubscriptionFilter(given: unknown): SubscriptionFilter {
  const read = subscriptionFilter.safeParse(given);
  if (read.success) return read.data;
  throw new Error(`Invalid subscription filter: ${z.prettifyError(read.error)}`);
}

/** An `in` counts as one filter per alternative. */
function weightOf(filters: readonly FieldFilter[]): number {
  // Also of filters whose value is refused, in which an `in` may have no list.
  const alternatives = filters.map(({ operator, value }) =>
    operator === 'in' && Array.isArray(value) ? value.length : 1,
  );
  return alternatives.reduce((product, count) => product * count, 1);
}

/** A filter before its check. */
type AnyFilter = Readonly<Record<keyof FieldFilter, unknown>>;

/** Above the final limit of any filter; bounds the memory that a hostile filter takes during expansion. */
const mostGroups = 1000;

/**
 * Expands a filter into groups: operators of a field and members of an `or` are alternatives.
 * https://docs.aws.amazon.com/appsync/latest/devguide/transformation-helpers-in-utils-transform-js.html
 *
 * @throws Error for ignored fields and additional rules, which are not emulated
 */
export function toSubscriptionFilter(given: unknown, ...more: readonly unknown[]) {
  if (more.length > 0)
    throw new Error('The offline host supports util.transform.toSubscriptionFilter with a filter only');
  if (!isObject(given)) return null;
  const groups = groupsOf(given).filter((filters) => filters.length > 0);
  return { filterGroup: groups.map((filters) => ({ filters })) };
}

function groupsOf(given: object): AnyFilter[][] {
  let groups: AnyFilter[][] = [[]];
  for (const [name, value] of Object.entries(given)) {
    if (value === null) continue;
    if (name === 'and') for (const member of membersOf(value)) groups = product(groups, groupsOf(member));
    else if (name === 'or') groups = product(groups, membersOf(value).flatMap(groupsOf));
    else groups = product(groups, alternativesOf(name, value));
  }
  return groups;
}

function alternativesOf(fieldName: string, operators: unknown): AnyFilter[][] {
  if (!isObject(operators)) return [];
  return Object.entries(operators).map(([operator, value]) => [{ fieldName, operator, value }]);
}

function product(groups: AnyFilter[][], alternatives: AnyFilter[][]): AnyFilter[][] {
  if (groups.length * alternatives.length > mostGroups)
    throw new Error(`A subscription filter has more than ${mostGroups} alternatives`);
  return groups.flatMap((filters) => alternatives.map((more) => [...filters, ...more]));
}

function membersOf(value: unknown): object[] {
  return Array.isArray(value) ? value.filter(isObject) : [];
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * Whether a subscriber receives a published value. A filter set by the resolver replaces the arguments.
 * https://docs.aws.amazon.com/appsync/latest/devguide/aws-appsync-real-time-enhanced-filtering.html
 */
export function isMeantFor(
  subscriber: { arguments: Readonly<Record<string, unknown>>; filter: SubscriptionFilter | undefined },
  published: unknown,
): boolean {
  if (subscriber.filter)
    return subscriber.filter.filterGroup.some(({ filters }) =>
      filters.every((each) => holds(each, published)),
    );
  return Object.entries(subscriber.arguments).every(([name, wanted]) =>
    isDeepStrictEqual(memberOf(published, name) ?? null, wanted),
  );
}

function holds({ fieldName, operator, value: wanted }: FieldFilter, published: unknown): boolean {
  const value = fieldName.split('.').reduce<unknown>(memberOf, published);
  // A field that the mutation did not select cannot be compared.
  return value !== undefined && operators[operator].holds(value, wanted);
}

function contains(value: unknown, wanted: string | number): boolean {
  if (Array.isArray(value)) return value.includes(wanted);
  return typeof value === 'string' && value.includes(String(wanted));
}

/** The order of two values of the same type; NaN, of which no comparison holds, for others. */
function compare(value: unknown, wanted: string | number): number {
  if (typeof value === 'number' && typeof wanted === 'number') return value - wanted;
  if (typeof value !== 'string' || typeof wanted !== 'string') return NaN;
  return value === wanted ? 0 : value < wanted ? -1 : 1;
}

function memberOf(value: unknown, name: string): unknown {
  return isObject(value) ? (value as Record<string, unknown>)[name] : undefined;
}

function operator<Wanted extends z.ZodType>(
  wanted: Wanted,
  holds: (value: unknown, wanted: z.infer<Wanted>) => boolean,
) {
  return { wanted, holds: (value: unknown, given: unknown) => holds(value, given as z.infer<Wanted>) };
}
