export interface FieldFilter {
  readonly fieldName: string;
  readonly operator: string;
  readonly value: unknown;
}

/** Matches when all filters of one of its groups match. */
export interface SubscriptionFilter {
  readonly filterGroup: readonly { readonly filters: readonly FieldFilter[] }[];
}

/** Above the final limit of any filter; bounds the memory that a hostile filter takes during expansion. */
const mostGroups = 1000;

/**
 * Expands a filter into groups: operators of a field, members of an `or` and rules are alternatives.
 * https://docs.aws.amazon.com/appsync/latest/devguide/transformation-helpers-in-utils-transform-js.html
 */
export function toSubscriptionFilter(
  filter: unknown,
  ignored: readonly string[] = [],
  rules: object = {},
): SubscriptionFilter | null {
  if (!isObject(filter)) return null;
  const alternatives = Object.entries(rules).flatMap(([name, operators]) => groupsOfField(name, operators));
  const groups = groupsOf(filter, ignored);
  const all = alternatives.length > 0 ? product(groups, alternatives) : groups;
  return { filterGroup: all.filter((filters) => filters.length > 0).map((filters) => ({ filters })) };
}

function groupsOf(filter: object, ignored: readonly string[]): FieldFilter[][] {
  let groups: FieldFilter[][] = [[]];
  for (const [name, value] of Object.entries(filter)) {
    if (value === null || ignored.includes(name)) continue;
    if (name === 'and')
      for (const member of membersOf(value)) groups = product(groups, groupsOf(member, ignored));
    else if (name === 'or')
      groups = product(
        groups,
        membersOf(value).flatMap((member) => groupsOf(member, ignored)),
      );
    else groups = product(groups, groupsOfField(name, value));
  }
  return groups;
}

function groupsOfField(fieldName: string, operators: unknown): FieldFilter[][] {
  if (!isObject(operators)) return [];
  return Object.entries(operators).map(([operator, value]) => [{ fieldName, operator, value }]);
}

function product(groups: FieldFilter[][], alternatives: FieldFilter[][]): FieldFilter[][] {
  if (groups.length * alternatives.length > mostGroups)
    throw new Error(`A subscription filter has more than ${mostGroups} alternatives`);
  return groups.flatMap((group) => alternatives.map((more) => [...group, ...more]));
}

function membersOf(value: unknown): object[] {
  return Array.isArray(value) ? value.filter(isObject) : [];
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
