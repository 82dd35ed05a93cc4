import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import type { GraphqlApis, GraphqlText } from '../appsync/graphql-apis';
import { describeBuildFailure } from './build-failure';
import { watchFolders } from './watch-folders';

/** Bundles a TypeScript source as for a deployment, named below the project root; throws esbuild's BuildFailure. */
type BundleResolver = (file: string, projectRoot: string) => string;

export interface ReloadSettings {
  readonly graphqlApis: Pick<GraphqlApis, 'texts' | 'replace'>;
  /** Folder of schemas and resolver sources, directly below the project root. */
  readonly folder: string;
  /** Further folders whose sources resolvers include. */
  readonly included: readonly string[];
  readonly bundle: BundleResolver;
  readonly log: (line: string) => void;
}

/**
 * Watches the sources of GraphQL APIs and serves changes. A template contains texts without their origin, so each
 * file is identified by producing the same text.
 *
 * @returns stops watching
 */
export function reloadGraphql({ graphqlApis, folder, included, bundle, log }: ReloadSettings): () => void {
  const named = (file: string) => relative(dirname(folder), file);
  const sources = findSources(graphqlApis.texts(), folder, bundle);
  return watchFolders([folder, ...included], reload);

  function reload(): void {
    const texts = new Map<string, string>();
    for (const { logicalId, text } of graphqlApis.texts()) {
      const source = sources.get(logicalId);
      if (source === undefined) continue;
      try {
        const now = textFrom(source, folder, bundle);
        if (now !== text) texts.set(logicalId, now);
      } catch (error) {
        return log(describeBuildFailure(named(source), error));
      }
    }
    if (texts.size === 0) return;
    const changed = [...new Set([...texts.keys()].map((id) => named(sources.get(id) ?? id)))].join(', ');
    try {
      graphqlApis.replace(texts);
      log(`${changed} changed and was reloaded.`);
    } catch (error) {
      log(`${changed}: AppSync would refuse it; the old code is still in use:\n${(error as Error).message}`);
    }
  }
}

/**
 * Finds the source file of each text; among several with the same output, the one with its name.
 *
 * @param folder  searched folder, directly below the project root
 * @returns absolute paths by logical id, without texts that no file produces
 */
export function findSources(
  texts: readonly GraphqlText[],
  folder: string,
  bundle: BundleResolver,
): Map<string, string> {
  const given = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(graphql|ts)$/.test(file) && !file.endsWith('.test.ts'))
    .map((name) => join(folder, name))
    .map((file) => ({ file, text: textFrom(file, folder, bundle) }));
  return new Map(
    texts.flatMap(({ logicalId, name, text }) => {
      const same = given.filter((each) => each.text === text);
      const found = same.find(({ file }) => basename(file, '.ts') === name) ?? same[0];
      return found ? [[logicalId, found.file] as const] : [];
    }),
  );
}

/** The text that a template contains for a file: the bundled module of a TypeScript source, the whole of a schema. */
function textFrom(file: string, folder: string, bundle: BundleResolver): string {
  return file.endsWith('.ts') ? bundle(file, dirname(folder)) : readFileSync(file, 'utf8');
}
