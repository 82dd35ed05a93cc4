import { existsSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readManifest } from '../../lib/software-bill/shipped-packages';
import { type Import, readSourceFiles, repository, type SourceFile } from './source-files';

const files = readSourceFiles();
const production = files.filter(({ isTest }) => !isTest);

/** What a room must never import; `file` is undefined for packages. */
interface Direction {
  readonly room: string;
  readonly within: (path: string) => boolean;
  readonly isForbidden: (each: Import, path: string) => boolean;
}

const below =
  (...folders: string[]) =>
  (path: string) =>
    folders.some((folder) => path.startsWith(`${folder}/`));
const into =
  (...folders: string[]) =>
  ({ file }: Import) =>
    file !== undefined && below(...folders)(file);
/** Each may look at those before it. */
const domainRooms = [
  ...[
    'money',
    'player',
    'wallet',
    'play-limits',
    'fairness',
    'games',
    'coins',
    'quests',
    'referrals',
    'rewards',
    'affiliates',
    'support',
    'approvals',
    'notices',
    'audit',
  ],
  'ledger',
];
const servesUseCases = ['lambdas/fingerprints', 'lambdas/http', 'lambdas/outcome', 'lambdas/stores'];
/** What puts use cases and stores together is neither. */
const useCases = foldersOf('lambdas').filter(
  (folder) => ![...servesUseCases, 'lambdas/dependencies'].includes(folder),
);
const roomOf = (path: string) => domainRooms.indexOf(path.split('/')[2] ?? '');
const isStoreOrRoot = (path: string) =>
  below('lambdas/stores', 'lambdas/dependencies')(path) || path === 'lambdas/environment.ts';

const { dependencies } = readManifest(repository);
/** Where AppSync runs a resolver, it has this one. */
const providedPackages = ['@aws-appsync/utils'];
/** Sources beside what is shipped that run while the site is built or tested. */
const unshipped = /(^|\/)(vite\.config|openapi|stand-in-[\w-]+)\.ts$/;

const directions: Direction[] = [
  {
    room: 'what is shipped is made of packages that the software bill begins with',
    within: (path) =>
      below('lambdas', 'graphql', 'lib/domain', 'web/src', 'web/frame-games', 'web/unity-frame')(path) &&
      !unshipped.test(path),
    isForbidden: ({ specifier, file, isTypeOnly }) =>
      file === undefined &&
      !isTypeOnly &&
      !isBuiltin(specifier) &&
      !specifier.startsWith('virtual:') &&
      ![...Object.keys(dependencies), ...providedPackages].some((name) => isFrom(name, specifier)),
  },
  {
    room: 'the domain imports nothing but itself',
    within: below('lib/domain'),
    isForbidden: ({ file }) => file === undefined || !file.startsWith('lib/domain/'),
  },
  {
    room: 'a room of the domain never looks at a later one',
    within: below('lib/domain'),
    isForbidden: ({ file }, path) => file !== undefined && roomOf(file) > roomOf(path),
  },
  {
    room: 'use cases and routes know no AWS client',
    within: (path) => below('lambdas')(path) && !isStoreOrRoot(path),
    isForbidden: ({ specifier }) => specifier.startsWith('@aws-sdk/'),
  },
  {
    room: 'use cases know stores by their types alone',
    within: below(...useCases),
    isForbidden: ({ file, isTypeOnly }) => !isTypeOnly && file !== undefined && below('lambdas/stores')(file),
  },
  {
    room: 'stores know no use case',
    within: below('lambdas/stores'),
    isForbidden: into(...useCases, 'lambdas/http'),
  },
  {
    room: 'what a call comes to is told the same, whoever made it',
    within: below('lambdas/outcome'),
    isForbidden: into(...useCases, 'lambdas/http', 'lambdas/stores'),
  },
  {
    room: 'Lambdas know nothing of where they run',
    within: below('lambdas'),
    isForbidden: into('lib/local', 'lib/constructs', 'web', 'bin', 'test'),
  },
  {
    room: 'resolvers import nothing but each other and what AppSync gives them',
    within: below('graphql'),
    isForbidden: ({ file, specifier }) =>
      file === undefined ? !specifier.startsWith('@aws-appsync/utils') : !below('graphql')(file),
  },
  {
    room: 'the stack reaches code by path only',
    within: (path) =>
      below('lib/constructs')(path) ||
      ['lib/casino-stack.ts', 'bin/deploy.ts', 'bin/casino-app.ts'].includes(path),
    isForbidden: (each, path) =>
      into('lambdas', 'lib/domain', 'lib/local', 'web', 'graphql')(each) ||
      (!path.startsWith('bin/') && into('content')(each)),
  },
  {
    room: 'the offline host reads the template, not the sources',
    within: below('lib/local'),
    isForbidden: into('graphql', 'lambdas', 'lib/domain', 'lib/constructs', 'web/src', 'content'),
  },
  {
    room: 'nothing but bin/local.ts uses the offline host',
    within: (path) => !below('lib/local')(path) && path !== 'bin/local.ts',
    isForbidden: into('lib/local'),
  },
  {
    room: 'the site talks to the API, never to its code',
    within: below('web/src'),
    isForbidden: into('lambdas', 'lib/constructs', 'lib/local', 'bin', 'test'),
  },
  {
    room: 'the site shares the protocol with documents that are built apart, and no source of theirs',
    within: below('web/src'),
    isForbidden: into(...separateDocuments()),
  },
  {
    room: 'shared web code knows no feature',
    within: below('web/src/components', 'web/src/lib'),
    isForbidden: into('web/src/features', 'web/src/app'),
  },
  {
    room: 'a feature knows neither the app nor another feature',
    within: below('web/src/features'),
    isForbidden: ({ file }, path) =>
      file !== undefined &&
      (file.startsWith('web/src/app/') ||
        (file.startsWith('web/src/features/') && file.split('/')[3] !== path.split('/')[3])),
  },
];

describe('imports', () => {
  it.each(directions)('$room', ({ within, isForbidden }) => {
    const rooms = production.filter(({ path }) => within(path));

    const faults = rooms.flatMap(({ path, imports }) =>
      imports
        .filter((each) => isForbidden(each, path))
        .map(({ specifier }) => `${path} imports ${specifier}`),
    );

    expect(rooms.length).toBeGreaterThan(0);
    expect(faults).toEqual([]);
  });

  it('of the domain have an order for each of its rooms', () => {
    expect(foldersOf('lib/domain').map((folder) => folder.split('/')[2])).toEqual(domainRooms.toSorted());
  });

  it('never go in a circle', () => {
    expect(findCycle(files)).toBeUndefined();
  });
});

function isFrom(name: string, specifier: string): boolean {
  return specifier === name || specifier.startsWith(`${name}/`);
}

/** The folders right in a room, in the order of their names. */
function foldersOf(room: string): string[] {
  const depth = room.split('/').length;
  const inside = files.filter(({ path }) => below(room)(path)).map(({ path }) => path.split('/'));
  const folders = inside.filter((parts) => parts.length > depth + 1);
  return [...new Set(folders.map((parts) => parts.slice(0, depth + 1).join('/')))].toSorted();
}

/** The folders of documents with a build of their own: the development server answers their addresses with that build. */
function separateDocuments(): string[] {
  const games = foldersOf('web/frame-games').filter((folder) =>
    existsSync(join(repository, folder, 'index.html')),
  );
  return [...games, 'web/unity-frame'];
}

/** The first circle of imports, as the paths along it. Imports of types alone leave nothing behind at run time. */
function findCycle(sources: readonly SourceFile[]): string[] | undefined {
  const byPath = new Map(sources.map((source) => [source.path, source]));
  const finished = new Set<string>();
  for (const { path } of sources) {
    const cycle = walk(path, []);
    if (cycle) return cycle;
  }
  return undefined;

  function walk(path: string, trail: readonly string[]): string[] | undefined {
    if (trail.includes(path)) return [...trail.slice(trail.indexOf(path)), path];
    if (finished.has(path)) return undefined;
    for (const { file } of byPath.get(path)?.imports ?? []) {
      const cycle = file ? walk(file, [...trail, path]) : undefined;
      if (cycle) return cycle;
    }
    finished.add(path);
    return undefined;
  }
}
