import { describe, expect, it } from 'vitest';
import { loadHandlers } from '../../lib/local/appsync/code/sandbox';
import { evaluate, lines, load } from './run-resolver-code';

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
