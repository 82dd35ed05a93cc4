import { describe, expect, it } from 'vitest';
import { loadHandlers } from '../../lib/local/appsync/code/sandbox';
import { unauthorized } from '../../lib/local/appsync/refusals';
import { renderFilter } from '../../lib/local/appsync/runtime/filter-expression';
import { utilsFor } from '../../lib/local/appsync/runtime/modules';
import { checkSubscriptionFilter, toSubscriptionFilter } from '../../lib/local/appsync/subscription-filter';
import { supportedFunctions } from './used-operations';

const lines: string[] = [];

/** The value of an expression in a resolver's code. */
function evaluate(expression: string, context: object = {}): unknown {
  return load(
    `export function request(ctx) { return ${expression}; } export function response() {}`,
    context,
  );
}

function load(code: string, context: object = {}): unknown {
  const handlers = loadHandlers(
    'Query.test',
    `import { util, extensions, runtime } from '@aws-appsync/utils'; import * as ddb from '@aws-appsync/utils/dynamodb'; ${code}`,
    (line) => lines.push(line),
  );
  const utils = utilsFor({
    now: () => new Date('2026-11-21T12:00:00.123Z'),
    unauthorized: () => unauthorized('Query', 'test'),
    setSubscriptionFilter: () => undefined,
  });
  return handlers.run('request', { arguments: {}, stash: {}, ...context }, utils).answer;
}

// https://docs.aws.amazon.com/appsync/latest/devguide/supported-features.html
describe('code that AppSync would refuse', () => {
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
    [
      'imports the helpers for relational databases',
      "import { sql } from '@aws-appsync/utils/rds';",
      /no module @aws-appsync\/utils\/rds/,
    ],
    ['exports otherwise', "export * from '@aws-appsync/utils';", /export function/],
    ['cannot be parsed', 'const = 1;', /Unexpected token/],
  ])('is refused when it %s', (_case, code, message) => {
    expect(() => load(`${code} export function request() {} export function response() {}`)).toThrow(message);
  });

  it('is refused without both handlers', () => {
    expect(() => load('export function request() {}')).toThrow('Query.test: exports no response function.');
  });
});

describe('loadHandlers', () => {
  it('refuses code that does not compile when it loads it, not at the first call', () => {
    const code = `const importModule = 1; export function request() {} export function response() {}`;

    expect(() => loadHandlers('Query.test', code, () => undefined)).toThrow(
      /^Query\.test: .*'importModule' has already been declared/,
    );
  });
});

describe('code that AppSync accepts', () => {
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
  return { found, sum: [1, 2].reduce((sum, n) => sum + n, 0), max: Math.max(1, 3), text: JSON.stringify({ k: 4 }) };
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
    'Array',
    'Date',
    'Boolean',
    'globalThis',
    'parseInt',
    'encodeURIComponent',
    // the host itself runs the code with it
    'call',
    'handler',
    'context',
    'stash',
  ])('finds no %s', (name) => {
    expect(evaluate(`typeof ${name}`)).toBe('undefined');
  });

  // Members that https://docs.aws.amazon.com/appsync/latest/devguide/supported-features.html does not list.
  it.each([
    'Math.abs',
    'Math.PI',
    'Math.pow',
    'Object.freeze',
    'Object.fromEntries',
    'Object.prototype',
    'Number.isInteger',
    'Number.parseFloat',
    'String.fromCharCode',
    'JSON.rawJSON',
    "'x'.includes",
    "'x'.padStart",
    "'x'.localeCompare",
    "'x'.substring",
    "'x'.charCodeAt",
    "'x'.at",
    "'x'.repeat",
    "'x'.match",
    "'x'.normalize",
    "'x'.toString",
    "'x'.constructor",
    '[].includes',
    '[].at',
    '[].entries',
    '[].keys',
    '[].toString',
    '[].constructor',
    '(1).toFixed',
    '(1).toString',
    'true.valueOf',
    '({}).hasOwnProperty',
    '({}).toString',
    '(() => 1).call',
    '(() => 1).apply',
    '(() => 1).bind',
    '(() => 1).constructor',
    'util.dynamodb.toMapValues({}).hasOwnProperty',
    'ctx.args.toString',
    'Object.keys({}).includes',
  ])('finds no %s', (member) => {
    expect(evaluate(`typeof ${member}`)).toBe('undefined');
  });

  it.each([
    ["'a-b'.split('-').map((part) => part.toUpperCase()).join()", 'A,B'],
    ["[...'abc'].reverse().concat('d').indexOf('a')", 2],
    ['[2, [1]].flat().sort()', [1, 2]],
    ['[1, 2, 3].findLast((n) => n < 3)', 2],
    ['Object.entries(Object.assign({}, { a: 1 }))', [['a', 1]]],
    ['[Number.isNaN(NaN), Number.isFinite(Infinity)]', [true, false]],
    ['Math.max(Math.floor(1.5), Math.ceil(1.5), Math.round(1.4))', 2],
    ['String.raw`a\\n`', 'a\\n'],
    ["' x '.trim() + ' y'.trimStart() + 'z '.trimEnd()", 'xyz'],
    ["'jade mug'.replace('mug', 'cup').replaceAll('a', 'e')", 'jede cup'],
  ])('has %s', (expression, value) => {
    expect(evaluate(expression)).toEqual(value);
  });

  it.each([
    ['a comparison for a sort', '[2, 1].sort((a, b) => a - b)', /sort takes no argument/],
    ['a Java pattern', "'a.b'.replace('.', '-')", /replace with plain text only/],
    ['a group of a Java pattern', "'a'.replaceAll('a', '$1')", /replaceAll with plain text only/],
  ])('refuses %s', (_case, expression, message) => {
    expect(() => evaluate(expression)).toThrow(message);
  });

  it('parses invalid JSON as an empty string', () => {
    expect(evaluate("JSON.parse('{')")).toBe('');
  });

  it.each([
    ['ctx.args = {}', /read only property/],
    ['ctx.more = 1', /not extensible/],
    ['util.nothing()', /does not support util.nothing/],
    ['util.dynamodb.toEverything()', /does not support util.dynamodb.toEverything/],
    ['util.rds.toJsonObject()', /does not support util.rds/],
    ['extensions.evictFromApiCache()', /does not support extensions.evictFromApiCache/],
    ["util.appendError('x')", /does not support util.appendError/],
    ['util.authType()', /does not support util.authType/],
    ['util.autoUlid()', /does not support util.autoUlid/],
    ['util.autoKsuid()', /does not support util.autoKsuid/],
    ["util.urlEncode('x')", /does not support util.urlEncode/],
    ["util.urlDecode('x')", /does not support util.urlDecode/],
    ['util.math.roundNum(1.5)', /does not support util.math/],
    ["util.str.normalize('x', 'nfc')", /does not support util.str/],
    ["util.time.nowFormatted('yyyy')", /does not support util.time.nowFormatted/],
    ["util.dynamodb.toStringSet(['x'])", /does not support util.dynamodb.toStringSet/],
  ])('throws an error that names %s', (expression, message) => {
    expect(() => evaluate(expression)).toThrow(message);
    expect(lines.at(-1)).toMatch(message);
  });

  it.each([
    ["import { nothing } from '@aws-appsync/utils';", /does not support nothing/],
    ["import * as utils from '@aws-appsync/utils'; const a = utils.nothing;", /does not support nothing/],
  ])('throws an error that names a missing export of a module: %s', (code, message) => {
    expect(() =>
      load(`${code} export const request = () => null; export const response = () => null;`),
    ).toThrow(message);
  });

  it.each([
    [
      'functions that call each other',
      `const f = () => [1, 2, 3].map(() => g(30)); const g = (n) => (n > 0 ? [g(n - 1), g(n - 1)] : 0);
export const request = () => f(); export const response = () => null;`,
    ],
    [
      'loops in loops',
      `export function request() {
  const ten = [1, 2, 3, 4, 5, 6, 7, 8, 9, 0]; let sum = 0;
  for (const a of ten) for (const b of ten) for (const c of ten) for (const d of ten) for (const e of ten)
    for (const f of ten) for (const g of ten) for (const h of ten) for (const i of ten) for (const j of ten) sum += j;
  return sum;
}
export function response() { return null; }`,
    ],
    [
      'a handler that calls itself',
      `export function request({ depth = 30 }) {
  return depth > 0 ? [request({ depth: depth - 1 }), request({ depth: depth - 1 })] : 0;
}
export function response() { return null; }`,
    ],
    [
      'a function in a handler',
      `export function request() {
  function g(n) { return n > 0 ? [g(n - 1), g(n - 1)] : 0; }
  return g(30);
}
export const response = null;`,
    ],
    [
      'handlers under other names',
      `function one({ depth = 30 }) { return depth > 0 ? [{ depth: depth - 1 }, { depth: depth - 1 }].map(one) : 0; }
function two() { return null; }
export { one as request, two as response };`,
    ],
  ])('is stopped by a timeout: %s', (_case, code) => {
    expect(() => load(code)).toThrow(/timed out/);
  });

  it('logs to the output of the host', () => {
    evaluate("console.log('seen', { a: 1 })");

    expect(lines.at(-1)).toBe('Query.test: seen {"a":1}');
  });

  it('keeps no state between calls', () => {
    const code =
      'let calls = 0; export const request = () => (calls += 1); export const response = () => null;';

    expect([load(code), load(code)]).toEqual([1, 1]);
  });
});

// https://docs.aws.amazon.com/appsync/latest/devguide/built-in-util-js.html
describe('the utilities', () => {
  it.each([
    ["util.matches('a*b', 'aaaab')", true],
    ["util.matches('a*b', 'aaaabc')", false],
    ['util.time.nowISO8601()', '2026-11-21T12:00:00.123Z'],
    [
      'util.dynamodb.toDynamoDB({ a: 1, b: ["x", null, true] })',
      { M: { a: { N: 1 }, b: { L: [{ S: 'x' }, { NULL: null }, { BOOL: true }] } } },
    ],
    ['util.dynamodb.toMapValues(null)', null],
  ])('%s', (expression, value) => {
    expect(evaluate(expression)).toEqual(value);
  });

  it('encode and decode UTF-8 text as Base64', () => {
    expect(evaluate("util.base64Encode('é\\t☃')")).toBe('w6kJ4piD');
    expect(evaluate("util.base64Decode('w6kJ4piD')")).toBe('é\t☃');
  });

  it('create an id', () => {
    expect(evaluate('util.autoId()')).toMatch(
      /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/,
    );
    expect(evaluate('[util.autoId(), util.autoId()]')).toSatisfy(([a, b]: string[]) => a !== b);
  });

  it('end a handler with the given error', () => {
    const expected = { message: 'no', errorType: 'a/b', data: { d: 1 }, errorInfo: { i: 2 } };

    expect(() => evaluate("util.error('no', 'a/b', { d: 1 }, { i: 2 })")).toThrow(
      expect.objectContaining(expected),
    );
    expect(() => evaluate('util.unauthorized()')).toThrow('Not Authorized to access test on type Query');
    expect(evaluate('runtime.earlyReturn({ early: true })')).toEqual({ early: true });
  });

  it('are a frozen list', () => {
    expect(supportedFunctions()).toEqual([
      'dynamodb.batchGet',
      'dynamodb.get',
      'dynamodb.operations.increment',
      'dynamodb.operations.remove',
      'dynamodb.operations.replace',
      'dynamodb.put',
      'dynamodb.query',
      'dynamodb.update',
      'extensions.setSubscriptionFilter',
      'runtime.earlyReturn',
      'util.autoId',
      'util.base64Decode',
      'util.base64Encode',
      'util.dynamodb.toDynamoDB',
      'util.dynamodb.toMapValues',
      'util.error',
      'util.matches',
      'util.time.nowISO8601',
      'util.transform.toDynamoDBConditionExpression',
      'util.transform.toDynamoDBFilterExpression',
      'util.transform.toSubscriptionFilter',
      'util.unauthorized',
    ]);
  });
});

// Output of AWS, as https://github.com/localstack/appsync-utils/tree/main/__tests__ recorded it with `evaluate-code`;
// its functions: https://docs.aws.amazon.com/appsync/latest/devguide/built-in-modules-js.html
describe('the module for tables', () => {
  const key = { id: { S: 'x' } };
  const named = (expression: string, expressionNames: object, expressionValues: object) => ({
    expression,
    expressionNames,
    expressionValues,
  });

  it.each([
    ["ddb.get({ key: { id: 'x' } })", { operation: 'GetItem', key }],
    [
      "ddb.get({ key: { id: 'x' }, consistentRead: true })",
      { operation: 'GetItem', key, consistentRead: true },
    ],
    [
      "ddb.put({ key: { id: 'x' }, item: { v: 1 }, condition: { v: { attributeExists: true } } })",
      {
        operation: 'PutItem',
        key,
        attributeValues: { v: { N: 1 } },
        condition: { expression: '(attribute_exists(#v))', expressionNames: { '#v': 'v' } },
      },
    ],
    [
      "ddb.query({ query: { a: { eq: 'x' }, b: { between: [1, 9] } }, index: 'i', limit: 5, nextToken: null })",
      {
        operation: 'Query',
        query: named(
          '(#a = :a_eq) AND (#b BETWEEN :b_between_start AND :b_between_end)',
          { '#a': 'a', '#b': 'b' },
          { ':a_eq': { S: 'x' }, ':b_between_start': { N: 1 }, ':b_between_end': { N: 9 } },
        ),
        index: 'i',
        limit: 5,
      },
    ],
    [
      "ddb.batchGet({ tables: { notes: { keys: [{ id: 'x' }] } } })",
      { operation: 'BatchGetItem', tables: { notes: { keys: [key] } } },
    ],
  ])('%s', (expression, request) => {
    expect(evaluate(expression)).toEqual(request);
  });

  it.each([
    ['{ v: true }', 'SET #expName_1 = :expValue_1', { ':expValue_1': { BOOL: true } }],
    [
      '{ v: ddb.operations.replace({ a: 1 }) }',
      'SET #expName_1 = :expValue_1',
      { ':expValue_1': { M: { a: { N: 1 } } } },
    ],
    [
      '{ v: ddb.operations.increment() }',
      'SET #expName_1 = #expName_1 + :expValue_1',
      { ':expValue_1': { N: 1 } },
    ],
  ])('updates by %s', (update, expression, values) => {
    expect(evaluate(`ddb.update({ key: { id: 'x' }, update: ${update} })`)).toEqual({
      operation: 'UpdateItem',
      key,
      update: named(expression, { '#expName_1': 'v' }, values),
    });
  });

  it('numbers placeholders in the order of the clauses, REMOVE after SET', () => {
    const update =
      '{ b: ddb.operations.remove(), a: ddb.operations.increment(1), c: ddb.operations.remove() }';

    expect(evaluate(`ddb.update({ key: {}, update: ${update} }).update`)).toEqual(
      named(
        'SET #expName_1 = #expName_1 + :expValue_1 REMOVE #expName_2, #expName_3',
        { '#expName_1': 'a', '#expName_2': 'b', '#expName_3': 'c' },
        { ':expValue_1': { N: 1 } },
      ),
    );
  });

  it.each([
    ['ddb.scan({})', /does not support scan/],
    ['ddb.remove({ key: {} })', /does not support remove/],
    ['ddb.operations.append([1])', /does not support operations.append/],
    [
      'ddb.query({ query: { a: { eq: 1 } }, consistentRead: true })',
      /does not support consistentRead of Query/,
    ],
    ['util.time.nowEpochSeconds()', /does not support util.time.nowEpochSeconds/],
    ["ddb.operations.updateListItem('x', 1)", /does not support operations.updateListItem/],
    ["ddb.get({ key: {}, projection: ['v'] })", /does not support projection of GetItem/],
    ['ddb.update({ key: {}, update: { v: { a: 1 } } })', /by operations.replace only/],
    ['ddb.put({ key: {}, item: {}, condition: { v: { like: 1 } } })', /cannot render/],
  ])('throws an error that names %s', (expression, message) => {
    expect(() => evaluate(expression)).toThrow(message);
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
