import { readdirSync, readFileSync } from 'node:fs';
import { groupBy } from '../lambdas/runtime/group-by.ts';
import { scale } from './scale.ts';

/** Settings of test processes. */
interface Processes {
  /**
   * Projects of one turn share the processors; the next turn starts after they end, so that browsers do not compete with storms and
   * servers for time.
   */
  readonly turn: number;
  /** Files that run at a time; the same in all projects of a turn. */
  readonly maxWorkers: number;
  /** Whether each file gets its own process or thread, which takes longer than most tests. @default false */
  readonly isolate?: boolean;
  /** Whether the files run in processes or in threads of one. @default forks */
  readonly pool?: 'forks' | 'threads';
  /** Test timeout in milliseconds. */
  readonly testTimeout: number;
  /** Timeout of polled conditions. @default a second */
  readonly expect?: { readonly poll: { readonly timeout: number } };
  /** Node options of the test processes. */
  readonly execArgv?: string[];
}

/** A suite of `npm test`: a folder of tests, or the tests beside the sources. */
export interface Suite {
  readonly name: string;
  /** Suites of a project share test processes, which load modules once. */
  readonly project: keyof typeof processes;
  readonly include: string[];
  readonly exclude?: string[];
  /**
   * Budget of test time in seconds, as summed by the reporter at the end of a run; `test/README.md` explains what to do when it is
   * exceeded.
   */
  readonly budgetSeconds: number;
  readonly globalSetup?: string[];
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

/** A worker often waits for other processes and for time to pass; a third one uses that. At full scale, hosts are as busy as they can be. */
const first = { turn: 0, maxWorkers: scale === 'full' ? 2 : 3 } as const;
/** A worker often waits for its browser. */
const second = { turn: 1, maxWorkers: 3 } as const;

/** By Vitest project. */
const processes = {
  // One project, because the modules of the product take longer to load than most tests.
  node: { ...first, testTimeout: 120_000, execArgv: [...manyShortLivedObjects] },
  // A thread starts in half the time of a process.
  mocks: { ...first, isolate: true, pool: 'threads', testTimeout: 15_000 },
  // At full scale, the worlds of several files together exceed the memory of one process.
  simulation: { ...first, isolate: true, testTimeout: 120_000, execArgv: [...manyShortLivedObjects] },
  pages: { ...second, testTimeout: 90_000, expect: { poll: { timeout: 10_000 } } },
} as const satisfies Record<string, Processes>;

export const suites: readonly Suite[] = [
  {
    name: 'unit',
    project: 'node',
    include: ['{lib,lambdas,web}/**/*.test.{ts,tsx}'],
    exclude: unitFilesWithMocks,
    budgetSeconds: 280,
  },
  { name: 'mocks', project: 'mocks', include: unitFilesWithMocks, budgetSeconds: 40 },
  suiteIn('architecture', { project: 'node', budgetSeconds: 35 }),
  suiteIn('stack', { project: 'node', budgetSeconds: 180 }),
  suiteIn('simulation', { project: scale === 'full' ? 'simulation' : 'node', budgetSeconds: 200 }),
  suiteIn('local', { project: 'node', budgetSeconds: 180 }),
  suiteIn('api', { project: 'node', budgetSeconds: 430 }),
  suiteIn('graphql', { project: 'node', budgetSeconds: 85 }),
  suiteIn('fuzz', { project: 'node', budgetSeconds: 110 }),
  suiteIn('build', {
    project: 'pages',
    budgetSeconds: 135,
    globalSetup: ['test/build/site-build.ts', freshClone, chromium],
  }),
  suiteIn('browser', { project: 'pages', budgetSeconds: 600, globalSetup: [freshClone, chromium] }),
];

/** A suite of the folder with its name. */
function suiteIn(name: string, settings: Omit<Suite, 'name' | 'include'>): Suite {
  return { name, include: [`test/${name}/**/*.test.ts`], ...settings };
}

/** Names of the suites to run, separated by commas; `test/run.ts` sets them. @default all */
const chosen = process.env['TEST_SUITES']?.split(',');

/** A Vitest project with the files of its chosen suites. */
export interface Project extends Processes {
  readonly name: string;
  readonly include: string[];
  readonly exclude: string[];
  readonly globalSetup: string[];
}

export function listProjects(): Project[] {
  const running = suites.filter(({ name }) => chosen?.includes(name) ?? true);
  return [...groupBy(running, ({ project }) => project)].map(([name, members]) => ({
    name,
    ...processes[name],
    include: members.flatMap(({ include }) => include),
    exclude: members.flatMap(({ exclude = [] }) => exclude),
    globalSetup: [...new Set(members.flatMap(({ globalSetup = [] }) => globalSetup))],
  }));
}

/** The suite of a test file. @param path  relative to the repository */
export function suiteOf(path: string): Suite | undefined {
  const folder = /^test\/([^/]+)\//.exec(path)?.[1];
  const besideSources = unitFilesWithMocks.includes(path) ? 'mocks' : 'unit';
  return suites.find(({ name }) => name === (folder ?? besideSources));
}
