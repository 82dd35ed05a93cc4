import { defineConfig } from 'vitest/config';
import { suites } from './test/suites.ts';

export default defineConfig({
  test: {
    maxWorkers: 2,
    // Most modules are loaded by several suites: each is transformed once, and again when it has changed.
    experimental: { fsModuleCache: true, fsModuleCachePath: 'node_modules/.cache/vitest' },
    reporters: ['default', './test/totals-reporter.ts'],
    projects: suites.map(({ turn, budgetSeconds: _budget, globalSetup = [], ...suite }) => ({
      extends: true,
      test: {
        // Files that run in one process share its modules: loading them again takes longer than most tests.
        isolate: false,
        ...suite,
        globalSetup: ['test/run-folder.ts', ...globalSetup],
        setupFiles: ['test/file-setup.ts'],
        hookTimeout: 120_000,
        environment: 'node' as const,
        sequence: { groupOrder: turn },
      },
    })),
  },
});
