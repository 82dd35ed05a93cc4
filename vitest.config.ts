import { defineConfig } from 'vitest/config';
import type { Vite } from 'vitest/node';
import { FileOrder } from './test/file-order.ts';
import { scale } from './test/scale.ts';
import { chosenSuites, type Suite, suites } from './test/suites.ts';
import { gamePagesModule } from './web/build/game-pages-module.ts';

/**
 * Leaves modules of `test` that are no test files out of the module cache. Global setups load them into the process of Vitest 4.1, which
 * reads a cached module as bytes, and then fails on the stack of any error instead of reporting the error.
 */
const uncachedSetups: Vite.Plugin = {
  name: 'uncached-setups',
  configureVitest({ experimental_defineCacheKeyGenerator: defineCacheKey }) {
    defineCacheKey(({ id }) => (/\/test\/(?!.*\.test\.tsx?$)/.test(id) ? false : undefined));
  },
};

const named = process.env[chosenSuites]?.split(',');
const chosen = suites.filter(({ name }) => named?.includes(name) ?? true);

/**
 * Suites without special needs. Their files share processes, because loading the product again takes longer than most tests; at full scale,
 * they would exceed the memory of a process.
 */
const together =
  scale === 'full' ? [] : chosen.filter(({ isolate, globalSetup }) => !isolate && !globalSetup);

const projects: readonly Omit<Suite, 'budgetSeconds'>[] = [
  ...(together.length > 0
    ? [
        {
          name: 'together',
          turn: 0,
          include: together.flatMap(({ include }) => include),
          exclude: together.flatMap(({ exclude = [] }) => exclude),
        },
      ]
    : []),
  ...chosen.filter((suite) => !together.includes(suite)),
];

export default defineConfig({
  plugins: [uncachedSetups, gamePagesModule()],
  test: {
    // A worker often waits for its host or its browser; on two processors, a third one uses that time.
    maxWorkers: 3,
    // Most modules are loaded by several projects: each is transformed once, and again when it has changed.
    experimental: { fsModuleCache: true, fsModuleCachePath: 'node_modules/.cache/vitest' },
    sequence: { sequencer: FileOrder },
    reporters: ['default', './test/totals-reporter.ts'],
    projects: projects.map(
      ({ name, turn, include, exclude, isolate = false, pool, expect, globalSetup = [] }) => ({
        extends: true,
        test: {
          name,
          include,
          exclude: exclude ?? [],
          isolate,
          ...(pool && { pool }),
          ...(expect && { expect }),
          // Short-lived objects would otherwise cost a tenth of the time in garbage collection.
          ...(pool !== 'threads' && { execArgv: ['--max-semi-space-size=64'] }),
          globalSetup: ['test/run-folder.ts', ...globalSetup],
          setupFiles: ['test/file-setup.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
          environment: 'node' as const,
          sequence: { groupOrder: turn },
        },
      }),
    ),
  },
});
