import { defineConfig } from 'vitest/config';

/** The suites of `npm test`, in the order of its budget. Only suites that start servers need long time-outs. */
const suites = [
  { name: 'unit', include: ['{lib,lambdas,web/src}/**/*.test.{ts,tsx}'], testTimeout: 10_000 },
  { name: 'architecture', include: ['test/architecture/**/*.test.ts'], testTimeout: 30_000 },
  { name: 'stack', include: ['test/stack/**/*.test.ts'], testTimeout: 60_000 },
  { name: 'local', include: ['test/local/**/*.test.ts'], testTimeout: 60_000 },
  { name: 'api', include: ['test/api/**/*.test.ts'], testTimeout: 60_000 },
  { name: 'simulation', include: ['test/simulation/**/*.test.ts'], testTimeout: 75_000 },
  { name: 'build', include: ['test/build/**/*.test.ts'], testTimeout: 60_000 },
  { name: 'browser', include: ['test/browser/**/*.test.ts'], testTimeout: 90_000 },
];

export default defineConfig({
  test: {
    reporters: ['default', './test/totals-reporter.ts'],
    projects: suites.map((suite) => ({
      extends: true,
      test: { ...suite, hookTimeout: 120_000, environment: 'node' },
    })),
  },
});
