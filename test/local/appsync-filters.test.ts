import { describe, expect, it } from 'vitest';
import { renderFilter } from '../../lib/local/appsync/runtime/filter-expression';
import { checkSubscriptionFilter, toSubscriptionFilter } from '../../lib/local/appsync/subscription-filter';

// https://docs.aws.amazon.com/appsync/latest/devguide/transformation-helpers-in-utils-transform-js.html
describe('a filter', () => {
  const expressionOf = (filter: unknown) => renderFilter(filter)?.expression;

  it.each([
    [{ v: { eq: 'x' } }, '(#v = :v_eq)'],
    [{ v: { contains: 'x' } }, '(contains(#v,:v_contains))'],
    [{ v: { notContains: 'x' } }, '(NOT contains(#v,:v_notContains))'],
    [{ v: { between: [1, 9] } }, '(#v BETWEEN :v_between_start AND :v_between_end)'],
    [{ v: { in: ['a', 'b'] } }, '(#v IN (:v_in_0, :v_in_1))'],
    [{ v: { ge: 1, le: 5 } }, '((#v >= :v_ge) AND (#v <= :v_le))'],
    [{ v: { attributeExists: false } }, '(attribute_not_exists(#v))'],
    [{ v: { size: { gt: 2, lt: 5 } } }, '((size(#v) > :v_size_gt) AND (size(#v) < :v_size_lt))'],
    [{ a: { eq: 1 }, b: { eq: 2 } }, '(#a = :a_eq) AND (#b = :b_eq)'],
    [{ and: [{ a: { eq: 1 } }] }, '(#a = :and_0_a_eq)'],
    [{ not: { not: { a: { eq: 1 } } } }, '(NOT (NOT (#a = :not_not_a_eq)))'],
    [
      { not: { or: [{ a: { eq: 1 }, b: { eq: 2 } }] } },
      '(NOT ((#a = :not_or_0_a_eq) AND (#b = :not_or_0_b_eq)))',
    ],
    [
      { or: [{ and: [{ a: { eq: 1 } }, { b: { eq: 2 } }] }, { c: { eq: 3 } }] },
      '(((#a = :or_0_and_0_a_eq) AND (#b = :or_0_and_1_b_eq)) OR (#c = :or_1_c_eq))',
    ],
    [{}, ''],
  ])("%j renders to AppSync's expression", (filter, expression) => {
    expect(expressionOf(filter)).toBe(expression);
  });

  it('carries the types of its values', () => {
    expect(renderFilter({ a: { attributeType: 'stringSet' }, b: { eq: false } })).toEqual({
      expression: '(attribute_type(#a,:a_attributeType)) AND (#b = :b_eq)',
      expressionNames: { '#a': 'a', '#b': 'b' },
      expressionValues: { ':a_attributeType': { S: 'SS' }, ':b_eq': { BOOL: false } },
    });
  });

  it.each([
    null,
    [],
    'x',
    { v: 'x' },
    { v: { foo: 1 } },
    { and: { a: { eq: 1 } } },
    { v: { between: [1] } },
    { v: { attributeType: 'S' } },
  ])('that is invalid renders to null: %j', (filter) => {
    expect(renderFilter(filter)).toBeNull();
  });
});

describe('a subscription filter', () => {
  const eq = (fieldName: string, value: unknown) => ({ fieldName, operator: 'eq', value });
  const groups = (filter: unknown) => toSubscriptionFilter(filter)?.filterGroup.map(({ filters }) => filters);

  it('expands its alternatives', () => {
    const filter = { and: [{ a: { eq: 1 } }, { or: [{ b: { eq: 2 } }, { c: { eq: 3 } }] }] };

    expect(groups(filter)).toEqual([
      [eq('a', 1), eq('b', 2)],
      [eq('a', 1), eq('c', 3)],
    ]);
    expect(groups({ a: { eq: 1, ne: 2 } })).toEqual([[eq('a', 1)], [{ ...eq('a', 2), operator: 'ne' }]]);
  });

  it('refuses ignored fields and rules, which are not emulated', () => {
    expect(() => toSubscriptionFilter({ a: { eq: 1 } }, ['b'])).toThrow(/with a filter only/);
  });

  it('without conditions has no group, and an invalid one is undefined', () => {
    expect([groups({}), groups(null), groups('x')]).toEqual([[], undefined, undefined]);
  });

  it('with too many alternatives is refused', () => {
    const or = Array.from({ length: 40 }, (_, index) => ({ [`f${index}`]: { eq: 1 } }));

    expect(() => toSubscriptionFilter({ and: [{ or }, { or }, { or }] })).toThrow(/alternatives/);
  });

  // https://docs.aws.amazon.com/appsync/latest/devguide/extensions-js.html
  it.each([
    ['more than ten filters', { or: Array.from({ length: 11 }, (_, index) => ({ a: { eq: index } })) }],
    ['more than ten by its values', { a: { in: [1, 2, 3, 4] }, b: { in: [1, 2, 3] } }],
    [
      'more than five fields',
      { a: { eq: 1 }, b: { eq: 1 }, c: { eq: 1 }, d: { eq: 1 }, e: { eq: 1 }, f: { eq: 1 } },
    ],
    ['more than five values', { a: { notIn: [1, 2, 3, 4, 5, 6] } }],
    ['more than five alternatives', { a: { in: [1, 2, 3, 4, 5, 6] } }],
    ['an alternative that is no list', { a: { in: 'x' } }],
    ['text that is too long', { a: { eq: 'x'.repeat(257) } }],
    ['a field six levels deep', { 'a.b.c.d.e.f': { eq: 1 } }],
    ['an operator that is none', { a: { like: 'x' } }],
    ['a negation', { not: { a: { eq: 1 } } }],
    ['no filter at all', {}],
  ])('with %s is refused', (_case, filter) => {
    expect(() => checkSubscriptionFilter(toSubscriptionFilter(filter))).toThrow(
      /^Invalid subscription filter/,
    );
  });

  it('within the limits is accepted', () => {
    const filter = toSubscriptionFilter({
      a: { in: [1, 2, 3, 4, 5] },
      or: [{ b: { between: [1, 2] } }, { c: { contains: 'x' } }],
    });

    expect(checkSubscriptionFilter(filter)).toEqual(filter);
  });
});
