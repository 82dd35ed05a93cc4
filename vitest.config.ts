import { defineConfig } from 'vitest/config';

interface Suite {
  readonly name: string;
  readonly turn: number;
  readonly include: string[];
  readonly testTimeout: number;
  readonly globalSetup?: string[];
  /** How long a condition is waited for. @default a second */
  readonly expect?: { readonly poll: { readonly timeout: number } };
  /** What Node itself is told. */
  readonly execArgv?: string[];
  /** Whether each file gets modules of its own. @default true */
  readonly isolate?: boolean;
}

/**
 * The suites of `npm test`. Suites of one turn share the processors; the next turn starts when they are done, so that servers
 * and browsers are not measured against each other.
 */
const suites: Suite[] = [
  { name: 'unit', turn: 0, include: ['{lib,lambdas,web}/**/*.test.{ts,tsx}'], testTimeout: 15_000 },
  { name: 'architecture', turn: 0, include: ['test/architecture/**/*.test.ts'], testTimeout: 30_000 },
  {
    name: 'stack',
    turn: 1,
    include: ['test/stack/**/*.test.ts'],
    testTimeout: 60_000,
    // Loading the CDK takes longer than most of what is asked of it.
    isolate: false,
    globalSetup: ['test/stack/run-folder.ts'],
  },
  {
    name: 'simulation',
    turn: 1,
    include: ['test/simulation/**/*.test.ts'],
    testTimeout: 120_000,
    // A tenth of a storm would be spent on collecting what lives for a moment.
    execArgv: ['--max-semi-space-size=64'],
  },
  { name: 'local', turn: 2, include: ['test/local/**/*.test.ts'], testTimeout: 60_000 },
  { name: 'api', turn: 2, include: ['test/api/**/*.test.ts'], testTimeout: 120_000 },
  { name: 'graphql', turn: 2, include: ['test/graphql/**/*.test.ts'], testTimeout: 60_000 },
  { name: 'fuzz', turn: 2, include: ['test/fuzz/**/*.test.ts'], testTimeout: 120_000 },
  {
    name: 'build',
    turn: 3,
    include: ['test/build/**/*.test.ts'],
    testTimeout: 60_000,
    globalSetup: ['test/build/site-build.ts'],
  },
  {
    name: 'browser',
    turn: 4,
    include: ['test/browser/**/*.test.ts'],
    testTimeout: 90_000,
    // Two browsers that draw by the processor take longer than one for the same.
    expect: { poll: { timeout: 10_000 } },
    globalSetup: ['test/browser/fresh-clone.ts'],
  },
];

export default defineConfig({
  test: {
    maxWorkers: 2,
    reporters: ['default', './test/totals-reporter.ts'],
    projects: suites.map(({ turn, ...suite }) => ({
      extends: true,
      test: { ...suite, hookTimeout: 120_000, environment: 'node', sequence: { groupOrder: turn } },
    })),
  },
});
