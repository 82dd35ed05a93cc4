import { isBuiltin } from 'node:module';
import { describe, expect, it } from 'vitest';
import { readManifest } from '../../lib/software-bill/shipped-packages';
import { domainOrder, importRules } from './import-rules.js';
import { readSourceFiles, repository, type SourceFile } from './source-files';

const files = readSourceFiles();
const production = files.filter(({ isTest }) => !isTest);

const { dependencies } = readManifest(repository);
/** Packages that AppSync provides to resolvers. */
const providedPackages = ['@aws-appsync/utils'];
/** Sources outside the product that run while the site is built or tested. */
const unshipped = /(^|\/)(vite\.config|openapi|stand-in-[\w-]+)\.ts$|^lambdas\/(in-memory|fakes)\//;

const isShipped = (path: string) =>
  /^(lambdas|graphql|lib\/domain|lib\/contracts|web\/(src|frame-games|unity-frame))\//.test(path) &&
  !unshipped.test(path);

const isOnTheBill = (specifier: string) =>
  isBuiltin(specifier) ||
  specifier.startsWith('virtual:') ||
  [...Object.keys(dependencies), ...providedPackages].some(
    (name) => specifier === name || specifier.startsWith(`${name}/`),
  );

describe('imports', () => {
  it('of shipped sources are packages that start the software bill of materials', () => {
    const shipped = production.filter(({ path }) => isShipped(path));

    const faults = shipped.flatMap(({ path, imports }) =>
      imports
        .filter(({ specifier, file, isTypeOnly }) => !file && !isTypeOnly && !isOnTheBill(specifier))
        .map(({ specifier }) => `${path} imports ${specifier}`),
    );

    expect(faults).toEqual([]);
  });

  it.each(importRules)('have a rule that matches files: $name', ({ within }) => {
    expect(production.some(({ path }) => within(path))).toBe(true);
  });

  it('of the domain have an order for each of its folders', () => {
    expect(foldersOf('lib/domain').map((folder) => folder.split('/')[2])).toEqual(domainOrder.toSorted());
  });

  it('have no cycle', () => {
    expect(findCycle(files)).toBeUndefined();
  });
});

/** The direct subfolders of a top-level folder, sorted by name. */
function foldersOf(room: string): string[] {
  const depth = room.split('/').length;
  const inside = files.filter(({ path }) => path.startsWith(`${room}/`)).map(({ path }) => path.split('/'));
  const folders = inside.filter((parts) => parts.length > depth + 1);
  return [...new Set(folders.map((parts) => parts.slice(0, depth + 1).join('/')))].toSorted();
}

/** The first cycle of imports, as the paths along it. Type-only imports are ignored, as they vanish at run time. */
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
