import { defineConfig } from 'vitest/config';
import type { Vite } from 'vitest/node';
import { FileOrder } from './test/file-order.ts';
import { listProjects } from './test/suites.ts';
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

export default defineConfig({
  plugins: [uncachedSetups, gamePagesModule()],
  test: {
    // Most modules are loaded by several suites: each is transformed once, and again when it has changed.
    experimental: { fsModuleCache: true, fsModuleCachePath: 'node_modules/.cache/vitest' },
    sequence: { sequencer: FileOrder },
    reporters: ['default', './test/totals-reporter.ts'],
    projects: listProjects().map(({ turn, globalSetup, ...project }) => ({
      extends: true,
      test: {
        // Files that run in one process share its modules: loading them again takes longer than most tests.
        isolate: false,
        ...project,
        globalSetup: ['test/run-folder.ts', ...globalSetup],
        setupFiles: ['test/file-setup.ts'],
        hookTimeout: 120_000,
        environment: 'node' as const,
        sequence: { groupOrder: turn },
      },
    })),
  },
});
