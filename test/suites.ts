import { readdirSync, readFileSync } from 'node:fs';
import { scale } from './scale.ts';

/** A suite of `npm test`: a folder of tests that need the same surroundings, and a Vitest project of its own. */
export interface Suite {
  readonly name: string;
  /**
   * Suites of one turn share the processors; the next turn starts when they are done, so that browsers do not compete with storms
   * and servers for time.
   */
  readonly turn: number;
  readonly include: string[];
  readonly exclude?: string[];
  /** Whether each file gets a process of its own, which takes longer than most tests. @default false */
  readonly isolate?: boolean;
  /** Milliseconds that a test may take before it counts as hung. */
  readonly testTimeout: number;
  /** Most seconds of test time, as the reporter adds it up at the end of a run; `test/README.md` says what to do about more. */
  readonly budgetSeconds: number;
  /** Files that run side by side. @default 2 */
  readonly maxWorkers?: number;
  readonly globalSetup?: string[];
  /** How long a polled condition may take to come true. @default a second */
  readonly expect?: { readonly poll: { readonly timeout: number } };
  /** Options of Node for the processes that run the tests. */
  readonly execArgv?: string[];
}

const unitFiles = ['lib', 'lambdas', 'web'].flatMap((room) =>
  readdirSync(room, { recursive: true, encoding: 'utf8' })
    .map((path) => `${room}/${path}`)
    .filter((path) => /\.test\.tsx?$/.test(path)),
);
/** Vitest keeps what `vi.mock` replaced for as long as a process lives, and the next file in it would find that. */
const unitFilesWithMocks = unitFiles.filter((file) =>
  /\bvi\.(mock|doMock|resetModules)\(/.test(readFileSync(file, 'utf8')),
);

/** Objects that live for a moment would otherwise cost a tenth of the time in garbage collection. */
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
    budgetSeconds: 130,
  },
  {
    name: 'mocks',
    turn: 0,
    include: unitFilesWithMocks,
    isolate: true,
    testTimeout: 15_000,
    budgetSeconds: 20,
  },
  {
    name: 'architecture',
    turn: 0,
    include: ['test/architecture/**/*.test.ts'],
    testTimeout: 30_000,
    budgetSeconds: 15,
  },
  {
    name: 'stack',
    turn: 0,
    include: ['test/stack/**/*.test.ts'],
    testTimeout: 60_000,
    budgetSeconds: 80,
  },
  {
    name: 'simulation',
    turn: 0,
    include: ['test/simulation/**/*.test.ts'],
    // At full scale, worlds of several files together are more than one process can hold.
    isolate: scale === 'full',
    testTimeout: 120_000,
    budgetSeconds: 120,
    execArgv: [...manyShortLivedObjects],
  },
  {
    name: 'local',
    turn: 0,
    include: ['test/local/**/*.test.ts'],
    testTimeout: 60_000,
    budgetSeconds: 140,
  },
  {
    name: 'api',
    turn: 0,
    include: ['test/api/**/*.test.ts'],
    testTimeout: 120_000,
    budgetSeconds: 340,
    execArgv: [...manyShortLivedObjects],
  },
  {
    name: 'graphql',
    turn: 0,
    include: ['test/graphql/**/*.test.ts'],
    testTimeout: 60_000,
    budgetSeconds: 60,
  },
  {
    name: 'fuzz',
    turn: 0,
    include: ['test/fuzz/**/*.test.ts'],
    testTimeout: 120_000,
    budgetSeconds: 100,
    execArgv: [...manyShortLivedObjects],
  },
  {
    name: 'build',
    turn: 1,
    include: ['test/build/**/*.test.ts'],
    testTimeout: 60_000,
    budgetSeconds: 100,
    globalSetup: ['test/build/site-build.ts', freshClone, chromium],
  },
  {
    name: 'browser',
    turn: 1,
    include: ['test/browser/**/*.test.ts'],
    testTimeout: 90_000,
    budgetSeconds: 530,
    expect: { poll: { timeout: 10_000 } },
    globalSetup: [freshClone, chromium],
  },
];
