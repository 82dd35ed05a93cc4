import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { loadHandlers } from '../../lib/local/appsync/code/sandbox';
import { type FieldError, unauthorized } from '../../lib/local/appsync/refusals';
import { formatDate, parseDate } from '../../lib/local/appsync/runtime/date-format';
import { renderFilter } from '../../lib/local/appsync/runtime/filter-expression';
import { checkSubscriptionFilter } from '../../lib/local/appsync/runtime/filter-limits';
import { modulesFor, supportedFunctions } from '../../lib/local/appsync/runtime/modules';
import { toSubscriptionFilter } from '../../lib/local/appsync/runtime/subscription-filter';

const lines: string[] = [];
const appended: FieldError[] = [];

/** The value of an expression, as a resolver's code would see it. */
function evaluate(expression: string, context: object = {}): unknown {
  return load(
    `export function request(ctx) { return ${expression}; } export function response() {}`,
    context,
  );
}

function load(code: string, context: object = {}): unknown {
  const handlers = loadHandlers(
    'Query.test',
    `import { util, extensions, runtime } from '@aws-appsync/utils'; ${code}`,
    (line) => lines.push(line),
  );
  let counter = 0;
  const modules = modulesFor({
    now: () => new Date('2026-11-21T12:00:00.123Z'),
    randomBytes: (size) => createHash('sha512').update(`${counter++}`).digest().subarray(0, size),
    authType: 'User Pool Authorization',
    unauthorized: () => unauthorized('Query', 'test'),
    appendError: (error) => void appended.push(error),
    setSubscriptionFilter: () => undefined,
  });
  return handlers.run('request', { arguments: {}, stash: {}, ...context }, modules).answer;
}

// https://docs.aws.amazon.com/appsync/latest/devguide/supported-features.html
describe('code that AppSync would not take', () => {
  it.each([
    ['async', 'export const f = async () => 1;'],
    ['class', 'class A {}'],
    ['new', 'const now = new Date();'],
    ['throw', "function f() { throw 'x'; }"],
    ['try', 'function f() { try { g(); } finally { h(); } }'],
    ['for (;;)', 'function f() { for (let i = 0; i < 3; i += 1) g(i); }'],
    ['while', 'function f() { while (true) g(); }'],
    ['do…while', 'function f() { do { g(); } while (h()); }'],
    ['continue', 'function f(a) { for (const b of a) { if (b) continue; } }'],
    ['++', 'function f(a) { a++; }'],
    ['--', 'function f(a) { --a; }'],
    ['~', 'const a = ~1;'],
    ['in', "const a = 'b' in {};"],
    ['instanceof', 'const a = [] instanceof Array;'],
    ['regular expressions in slashes', 'const a = /b/;'],
    ['generators', 'function* f() {}'],
    ['this', 'function f() { return this; }'],
    ['labels', 'function f(a) { b: for (const c of a) g(c); }'],
    ['import()', "const a = import('x');"],
  ])('is refused by name: %s', (construct, code) => {
    expect(() => load(`\n${code} export function request() {} export function response() {}`)).toThrow(
      `Query.test: APPSYNC_JS has no ${construct} (line 2).`,
    );
  });

  it.each([
    ['is larger than 32 KB', `const a = '${'x'.repeat(32 * 1024)}';`, /larger than 32768 bytes/],
    ['imports another module', "import fs from 'node:fs';", /no module node:fs/],
    ['exports otherwise', "export * from '@aws-appsync/utils';", /export function/],
    ['cannot be parsed', 'const = 1;', /Unexpected token/],
  ])('is refused when it %s', (_case, code, message) => {
    expect(() => load(`${code} export function request() {} export function response() {}`)).toThrow(message);
  });

  it('is refused without both handlers', () => {
    expect(() => load('export function request() {}')).toThrow('Query.test: exports no response function.');
  });
});

describe('code that AppSync takes', () => {
  it('may export its handlers in each way', () => {
    const code = `function ask() { return 'asked'; }
const answer = () => 'answered';
export { ask as request, answer as response };`;

    expect(load(code)).toBe('asked');
  });

  it('has modern syntax and the built-in objects', () => {
    const code = `
export const request = ({ args: { a = 1, ...rest } }) => {
  const found = [];
  for (const [key, value] of Object.entries(rest ?? {})) found.push(\`\${key}=\${value?.x ?? a}\`);
  for (const key in { z: 1 }) found.push(key);
  switch (found.length) { case 3: break; default: return 'no'; }
  return { found, sum: [1, 2].reduce((sum, n) => sum + n, 0), max: Math.max(1, 3), text: JSON.stringify({ k: Number('4') }) };
};
export const response = () => null;`;

    expect(load(code, { arguments: { b: { x: 2 }, c: null } })).toEqual({
      found: ['b=2', 'c=1', 'z'],
      sum: 3,
      max: 3,
      text: '{"k":4}',
    });
  });

  it.each([
    'process',
    'require',
    'fetch',
    'setTimeout',
    'Promise',
    'Map',
    'RegExp',
    'Function',
    'eval',
    'WebAssembly',
    'Proxy',
    // what the host itself runs the code with
    'call',
    'handler',
    'context',
    'stash',
  ])('finds no %s', (name) => {
    expect(evaluate(`typeof ${name}`)).toBe('undefined');
  });

  it.each([
    ['ctx.args = {}', /read only property/],
    ['ctx.more = 1', /not extensible/],
    ['util.nothing()', /does not support util.nothing/],
    ['util.dynamodb.toEverything()', /does not support util.dynamodb.toEverything/],
    ['util.rds.toJsonObject()', /does not support util.rds/],
    ['extensions.evictFromApiCache()', /does not support extensions.evictFromApiCache/],
    ["util.time.nowFormatted('QQ')", /does not support QQ/],
  ])('fails by name on %s', (expression, message) => {
    expect(() => evaluate(expression)).toThrow(message);
    expect(lines.at(-1)).toMatch(message);
  });

  it.each([
    ["import { nothing } from '@aws-appsync/utils';", /does not support nothing/],
    [
      "import { nothing } from '@aws-appsync/utils/dynamodb';",
      /does not support @aws-appsync\/utils\/dynamodb.nothing/,
    ],
    ["import * as ddb from '@aws-appsync/utils/dynamodb'; const a = ddb.nothing;", /dynamodb.nothing/],
  ])('fails by name on what a module does not export: %s', (code, message) => {
    expect(() =>
      load(`${code} export const request = () => null; export const response = () => null;`),
    ).toThrow(message);
  });

  it('is stopped when it does not end', () => {
    const code = `const f = () => f2(); const f2 = () => [1, 2, 3, 4, 5, 6, 7, 8, 9].map(() => [1, 2, 3, 4, 5, 6, 7, 8, 9].map(f3));
const g = (n) => (n > 0 ? [g(n - 1), g(n - 1)] : 0); const f3 = () => g(24);
export const request = () => f(); export const response = () => null;`;

    expect(() => load(code)).toThrow(/timed out/);
  });

  it('writes to the output of the host', () => {
    evaluate("console.log('seen', { a: 1 })");

    expect(lines.at(-1)).toBe('Query.test: seen {"a":1}');
  });

  it('keeps nothing from one call to the next', () => {
    const code =
      'let calls = 0; export const request = () => (calls += 1); export const response = () => null;';

    expect([load(code), load(code)]).toEqual([1, 1]);
  });
});

// https://docs.aws.amazon.com/appsync/latest/devguide/built-in-util-js.html
describe('the utilities', () => {
  it.each([
    ["util.base64Encode('häh')", 'aMOkaA=='],
    ["util.base64Decode('aMOkaA==')", 'häh'],
    ["util.urlEncode('a b&c/ä')", 'a+b%26c%2F%C3%A4'],
    ["util.urlDecode('a+b%26c')", 'a b&c'],
    ["util.matches('a*b', 'aaaab')", true],
    ["util.matches('a*b', 'aaaabc')", false],
    ['util.authType()', 'User Pool Authorization'],
    ["util.str.normalize('a\u0308', 'nfc')", '\u00e4'],
    ['util.math.roundNum(1.5)', 2],
    ['util.math.minVal(1, 2) + util.math.maxVal(1, 2)', 3],
    ['util.math.randomDouble() < 1', true],
    ['util.math.randomWithinRange(3, 4)', 3],
    ['util.time.nowISO8601()', '2026-11-21T12:00:00.123Z'],
    ['util.time.nowEpochSeconds()', 1795262400],
    ['util.time.nowEpochMilliSeconds()', 1795262400123],
    ["util.time.nowFormatted('yyyy-MM-dd HH:mm:ssXXX', 'America/New_York')", '2026-11-21 07:00:00-05:00'],
    ['util.time.epochMilliSecondsToSeconds(1999)', 1],
    ['util.time.epochMilliSecondsToISO8601(0)', '1970-01-01T00:00:00.000Z'],
    ["util.time.epochMilliSecondsToFormatted(0, 'dd.MM.yyyy')", '01.01.1970'],
    ["util.time.parseISO8601ToEpochMilliSeconds('2018-02-01T17:21:05.180+08:00')", 1517476865180],
    [
      "util.time.parseFormattedToEpochMilliSeconds('2018-02-01 17:21:05', 'yyyy-MM-dd HH:mm:ss', 'Australia/Perth')",
      1517476865000,
    ],
    [
      'util.dynamodb.toDynamoDB({ a: 1, b: ["x", null, true] })',
      { M: { a: { N: 1 }, b: { L: [{ S: 'x' }, { NULL: null }, { BOOL: true }] } } },
    ],
    ["util.dynamodb.toStringSet(['a'])", { SS: ['a'] }],
    ['util.dynamodb.toNumber(null)', null],
  ])('%s', (expression, value) => {
    expect(evaluate(expression)).toEqual(value);
  });

  it.each([
    ['util.autoId()', /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/],
    ['util.autoUlid()', /^01M7YZMHKV[\dA-HJKMNP-TV-Z]{16}$/],
    ['util.autoKsuid()', /^[\dA-Za-z]{27}$/],
  ])('%s makes an id', (expression, form) => {
    expect(evaluate(expression)).toMatch(form);
    expect(evaluate(`[${expression}, ${expression}]`)).toSatisfy(([a, b]: string[]) => a !== b);
  });

  it('end a handler with an error that they were given', () => {
    const expected = { message: 'no', errorType: 'a/b', data: { d: 1 }, errorInfo: { i: 2 } };

    expect(() => evaluate("util.error('no', 'a/b', { d: 1 }, { i: 2 })")).toThrow(
      expect.objectContaining(expected),
    );
    expect(() => evaluate('util.unauthorized()')).toThrow('Not Authorized to access test on type Query');
    evaluate("util.appendError('noted', 'a/b')");
    expect(appended.at(-1)).toMatchObject({ message: 'noted', errorType: 'a/b' });
    expect(evaluate('runtime.earlyReturn({ early: true })')).toEqual({ early: true });
  });

  it('are a frozen list', () => {
    expect(supportedFunctions()).toMatchInlineSnapshot(`
      [
        "dynamodb.batchGet",
        "dynamodb.get",
        "dynamodb.operations.add",
        "dynamodb.operations.append",
        "dynamodb.operations.decrement",
        "dynamodb.operations.increment",
        "dynamodb.operations.prepend",
        "dynamodb.operations.remove",
        "dynamodb.operations.replace",
        "dynamodb.operations.updateListItem",
        "dynamodb.put",
        "dynamodb.query",
        "dynamodb.remove",
        "dynamodb.scan",
        "dynamodb.toBinarySet",
        "dynamodb.toNumberSet",
        "dynamodb.toStringSet",
        "dynamodb.transactGet",
        "dynamodb.transactWrite",
        "dynamodb.update",
        "extensions.setSubscriptionFilter",
        "runtime.earlyReturn",
        "util.appendError",
        "util.authType",
        "util.autoId",
        "util.autoKsuid",
        "util.autoUlid",
        "util.base64Decode",
        "util.base64Encode",
        "util.dynamodb.toBinary",
        "util.dynamodb.toBinarySet",
        "util.dynamodb.toBoolean",
        "util.dynamodb.toDynamoDB",
        "util.dynamodb.toList",
        "util.dynamodb.toMap",
        "util.dynamodb.toMapValues",
        "util.dynamodb.toNull",
        "util.dynamodb.toNumber",
        "util.dynamodb.toNumberSet",
        "util.dynamodb.toString",
        "util.dynamodb.toStringSet",
        "util.error",
        "util.matches",
        "util.math.maxVal",
        "util.math.minVal",
        "util.math.randomDouble",
        "util.math.randomWithinRange",
        "util.math.roundNum",
        "util.str.normalize",
        "util.time.epochMilliSecondsToFormatted",
        "util.time.epochMilliSecondsToISO8601",
        "util.time.epochMilliSecondsToSeconds",
        "util.time.nowEpochMilliSeconds",
        "util.time.nowEpochSeconds",
        "util.time.nowFormatted",
        "util.time.nowISO8601",
        "util.time.parseFormattedToEpochMilliSeconds",
        "util.time.parseISO8601ToEpochMilliSeconds",
        "util.transform.toDynamoDBConditionExpression",
        "util.transform.toDynamoDBFilterExpression",
        "util.transform.toSubscriptionFilter",
        "util.unauthorized",
        "util.urlDecode",
        "util.urlEncode",
      ]
    `);
  });
});

describe('dates', () => {
  it.each([
    ["yyyy-MM-dd'T'HH:mm:ss.SSSXXX", '2026-07-01T14:30:00.250+02:00'],
    ['dd.MM.yyyy HH:mm:ss.SSS Z', '01.07.2026 14:30:00.250 +0200'],
  ])('are written and read by %s', (pattern, text) => {
    const at = Date.parse('2026-07-01T12:30:00.250Z');

    expect(formatDate(at, pattern, 'Europe/Berlin')).toBe(text);
    expect(parseDate(text, pattern)).toBe(at);
  });

  it('that do not follow their pattern are refused', () => {
    expect(() => parseDate('1 July', 'dd.MM.yyyy')).toThrow('1 July does not follow dd.MM.yyyy');
    expect(() => parseDate('31.02.2026x', 'dd.MM.yyyy')).toThrow();
  });
});

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
      { or: [{ and: [{ a: { eq: 1 } }, { b: { eq: 2 } }] }, { c: { eq: 3 } }] },
      '(((#a = :or_0_and_0_a_eq) AND (#b = :or_0_and_1_b_eq)) OR (#c = :or_1_c_eq))',
    ],
    [{}, ''],
  ])('%j becomes the expression that AppSync makes', (filter, expression) => {
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
  ])('that is none becomes null: %j', (filter) => {
    expect(renderFilter(filter)).toBeNull();
  });
});

describe('a subscription filter', () => {
  const eq = (fieldName: string, value: unknown) => ({ fieldName, operator: 'eq', value });
  const groups = (filter: unknown, ...more: [string[]?, object?]) =>
    toSubscriptionFilter(filter, ...more)?.filterGroup.map(({ filters }) => filters);

  it('multiplies its alternatives out', () => {
    const filter = { and: [{ a: { eq: 1 } }, { or: [{ b: { eq: 2 } }, { c: { eq: 3 } }] }] };

    expect(groups(filter)).toEqual([
      [eq('a', 1), eq('b', 2)],
      [eq('a', 1), eq('c', 3)],
    ]);
    expect(groups({ a: { eq: 1, ne: 2 } })).toEqual([[eq('a', 1)], [{ ...eq('a', 2), operator: 'ne' }]]);
  });

  it('takes fields out and rules in', () => {
    expect(groups({ a: { eq: 1 }, and: [{ b: { eq: 2 } }] }, ['b'])).toEqual([[eq('a', 1)]]);
    expect(groups({ a: { eq: 1 } }, [], { r: { eq: 2 }, s: { eq: 3 } })).toEqual([
      [eq('a', 1), eq('r', 2)],
      [eq('a', 1), eq('s', 3)],
    ]);
  });

  it('of nothing has no group, of what is none is null', () => {
    expect([groups({}), groups(null), groups('x')]).toEqual([[], undefined, undefined]);
  });

  it('with alternatives without end is refused', () => {
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

  it('within the limits is taken', () => {
    const filter = toSubscriptionFilter({
      a: { in: [1, 2, 3, 4, 5] },
      or: [{ b: { between: [1, 2] } }, { c: { containsAny: ['x'] } }],
    });

    expect(checkSubscriptionFilter(filter)).toEqual(filter);
  });
});
