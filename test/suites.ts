import { readdirSync, readFileSync } from 'node:fs';
import { scale } from './scale.ts';

/** A suite of `npm test`: a folder of tests with the same environment and a separate Vitest project. */
export interface Suite {
  readonly name: string;
  /**
   * Suites of one turn share the processors; the next turn starts after they end, so that browsers do not compete with storms and servers
   * for time.
   */
  readonly turn: number;
  readonly include: string[];
  readonly exclude?: string[];
  /** Whether each file gets its own process or thread, which takes longer than most tests. @default false */
  readonly isolate?: boolean;
  /** Whether the files run in processes or in threads of one. @default forks */
  readonly pool?: 'forks' | 'threads';
  /** Test timeout in milliseconds. */
  readonly testTimeout: number;
  /**
   * Budget of test time in seconds, as summed by the reporter at the end of a run; `test/README.md` explains what to do when it is
   * exceeded.
   */
  readonly budgetSeconds: number;
  readonly globalSetup?: string[];
  /** Timeout of polled conditions. @default a second */
  readonly expect?: { readonly poll: { readonly timeout: number } };
  /** Node options of the test processes. */
  readonly execArgv?: string[];
}

const unitFiles = ['lib', 'lambdas', 'web'].flatMap((room) =>
  readdirSync(room, { recursive: true, encoding: 'utf8' })
    .map((path) => `${room}/${path}`)
    .filter((path) => /\.test\.tsx?$/.test(path)),
);
/** Vitest keeps `vi.mock` replacements for the life of a process, where the next file would find them. */
const unitFilesWithMocks = unitFiles.filter((file) =>
  /\bvi\.(mock|doMock|resetModules)\(/.test(readFileSync(file, 'utf8')),
);

/** Short-lived objects would otherwise cost a tenth of the time in garbage collection. */
const manyShortLivedObjects = ['--max-semi-space-size=64'] as const;

const freshClone = 'test/browser/fresh-clone.ts';
const chromium = 'test/browser/chromium-server.ts';

export const suites: readonly Suite[] = [
  {
    name: 'unit',
    turn: 0,
    include: ['{lib,lambdas,web}/**/*.test.{ts,tsx}'],
    exclude: unitFilesWithMocks,
    testTimeout: 15_000,
    budgetSeconds: 190,
    execArgv: [...manyShortLivedObjects],
  },
  {
    name: 'mocks',
    turn: 0,
    include: unitFilesWithMocks,
    isolate: true,
    // A thread starts in half the time of a process.
    pool: 'threads',
    testTimeout: 15_000,
    budgetSeconds: 30,
  },
  {
    name: 'architecture',
    turn: 0,
    include: ['test/architecture/**/*.test.ts'],
    testTimeout: 30_000,
    budgetSeconds: 25,
  },
  {
    name: 'stack',
    turn: 0,
    include: ['test/stack/**/*.test.ts'],
    testTimeout: 60_000,
    budgetSeconds: 170,
  },
  {
    name: 'simulation',
    turn: 0,
    include: ['test/simulation/**/*.test.ts'],
    // At full scale, the worlds of several files together exceed the memory of one process.
    isolate: scale === 'full',
    testTimeout: 120_000,
    budgetSeconds: 190,
    execArgv: [...manyShortLivedObjects],
  },
  {
    name: 'local',
    turn: 0,
    include: ['test/local/**/*.test.ts'],
    testTimeout: 60_000,
    budgetSeconds: 160,
  },
  {
    name: 'api',
    turn: 0,
    include: ['test/api/**/*.test.ts'],
    testTimeout: 120_000,
    budgetSeconds: 420,
    execArgv: [...manyShortLivedObjects],
  },
  {
    name: 'graphql',
    turn: 0,
    include: ['test/graphql/**/*.test.ts'],
    testTimeout: 60_000,
    budgetSeconds: 70,
  },
  {
    name: 'fuzz',
    turn: 0,
    include: ['test/fuzz/**/*.test.ts'],
    testTimeout: 120_000,
    budgetSeconds: 130,
    execArgv: [...manyShortLivedObjects],
  },
  {
    name: 'build',
    turn: 1,
    include: ['test/build/**/*.test.ts'],
    testTimeout: 60_000,
    budgetSeconds: 170,
    globalSetup: ['test/build/site-build.ts', freshClone, chromium],
  },
  {
    name: 'browser',
    turn: 1,
    include: ['test/browser/**/*.test.ts'],
    testTimeout: 90_000,
    budgetSeconds: 660,
    expect: { poll: { timeout: 10_000 } },
    globalSetup: [freshClone, chromium],
  },
];
