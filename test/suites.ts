import { readdirSync, readFileSync } from 'node:fs';
import { scale } from './scale.ts';

/** A suite of `npm test`: a folder of tests with the same environment and a budget. */
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
  /**
   * Budget of test time in seconds, as summed by the reporter at the end of a run; `test/README.md` explains what to do when it is
   * exceeded.
   */
  readonly budgetSeconds: number;
  readonly globalSetup?: string[];
  /** Timeout of polled conditions. @default a second */
  readonly expect?: { readonly poll: { readonly timeout: number } };
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

const freshClone = 'test/browser/fresh-clone.ts';
const chromium = 'test/browser/chromium-server.ts';

/** Every suite. */
export const suites: readonly Suite[] = [
  {
    name: 'unit',
    turn: 0,
    include: ['{lib,lambdas,web}/**/*.test.{ts,tsx}'],
    exclude: unitFilesWithMocks,
    budgetSeconds: 190,
  },
  {
    name: 'mocks',
    turn: 0,
    include: unitFilesWithMocks,
    isolate: true,
    // A thread starts in half the time of a process.
    pool: 'threads',
    budgetSeconds: 30,
  },
  {
    name: 'architecture',
    turn: 0,
    include: ['test/architecture/**/*.test.ts'],
    budgetSeconds: 25,
  },
  {
    name: 'stack',
    turn: 0,
    include: ['test/stack/**/*.test.ts'],
    budgetSeconds: 170,
  },
  {
    name: 'simulation',
    turn: 0,
    include: ['test/simulation/**/*.test.ts'],
    // At full scale, the worlds of several files together exceed the memory of one process.
    isolate: scale === 'full',
    budgetSeconds: 190,
  },
  {
    name: 'local',
    turn: 0,
    include: ['test/local/**/*.test.ts'],
    budgetSeconds: 160,
  },
  {
    name: 'api',
    turn: 0,
    include: ['test/api/**/*.test.ts'],
    budgetSeconds: 420,
  },
  {
    name: 'graphql',
    turn: 0,
    include: ['test/graphql/**/*.test.ts'],
    budgetSeconds: 70,
  },
  {
    name: 'fuzz',
    turn: 0,
    include: ['test/fuzz/**/*.test.ts'],
    budgetSeconds: 130,
  },
  {
    name: 'build',
    turn: 1,
    include: ['test/build/**/*.test.ts'],
    budgetSeconds: 170,
    globalSetup: ['test/build/site-build.ts', freshClone, chromium],
  },
  {
    name: 'browser',
    turn: 1,
    include: ['test/browser/**/*.test.ts'],
    budgetSeconds: 660,
    expect: { poll: { timeout: 10_000 } },
    globalSetup: [freshClone, chromium],
  },
];

/** Returns the name of a file's suite. @param path relative to the repository */
export function suiteOf(path: string): string {
  const [, folder] = /^test\/([^/]+)\//.exec(path) ?? [];
  return folder ?? (unitFilesWithMocks.includes(path) ? 'mocks' : 'unit');
}

/** Environment variable with the names of the suites to run, separated by commas; all without it. */
export const chosenSuites = 'TEST_SUITES';
