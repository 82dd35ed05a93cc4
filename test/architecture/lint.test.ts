import { describe, expect, it } from 'vitest';
import { lintLines } from './lint-lines';

/** A line that breaks a rule which only some folders have. */
const violations: readonly (readonly [rule: string, path: string, line: string])[] = [
  ['architecture(no-whole-zod)', 'lib/contracts/x.ts', "import { z } from 'zod';"],
  ['architecture(no-current-time)', 'lib/domain/money/x.ts', 'export const now = new Date();'],
  ['eslint(no-restricted-globals)', 'lib/domain/money/y.ts', 'export const id = crypto.randomUUID();'],
  ['eslint(no-restricted-properties)', 'lib/domain/money/z.ts', 'export const random = Math.random();'],
  ['eslint(no-restricted-properties)', 'lambdas/orders/x.ts', 'export const { STAGE } = process.env;'],
  ['eslint(no-restricted-globals)', 'web/src/lib/x.ts', "export const bytes = Buffer.from('a');"],
  ['react-hooks(rules-of-hooks)', 'web/src/lib/y.tsx', 'export const read = () => useState(0);'],
  ['react(purity)', 'web/src/lib/z.tsx', 'export function Today() { return <p>{Date.now()}</p>; }'],
  ['eslint(no-var)', 'lib/contracts/y.ts', 'export var first = 1;'],
  ['import(no-cycle)', 'lib/constructs/a.ts', "export * from './b';"],
];
const allowed: readonly (readonly [path: string, line: string])[] = [
  ['lib/contracts/ok.ts', "import * as z from 'zod';"],
  ['lib/domain/money/ok.ts', 'export const then = new Date(0);'],
  ['lambdas/runtime/environment.ts', 'export const { STAGE } = process.env;'],
  ['web/src/lib/ok.test.ts', "export const bytes = Buffer.from('a');"],
];

describe('the rules of lint', () => {
  const found = lintLines([
    ...violations.map(([, path, line]) => ({ path, line })),
    ...allowed.map(([path, line]) => ({ path, line })),
    { path: 'lib/constructs/b.ts', line: "export * from './a';" },
  ]);
  const rulesAt = (path: string) => found.filter((each) => each.path === path).map(({ rule }) => rule);

  it.each(violations)('report a planted violation: %s in %s', (rule, path) => {
    expect(rulesAt(path)).toContain(rule);
  });

  it.each(allowed)('allow %s: %s', (path) => {
    expect(rulesAt(path).filter((rule) => violations.some(([each]) => each === rule))).toEqual([]);
  });
});
