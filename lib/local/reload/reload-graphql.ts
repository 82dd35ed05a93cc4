import { dirname, relative } from 'node:path';
import type { GraphqlApis } from '../appsync/graphql-apis';
import { describeBuildFailure } from './build-failure';
import { type BundleResolver, findSources, textFrom } from './source-of-text';
import { watchFolders } from './watch-folders';

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
export function reloadGraphql(settings: ReloadSettings): () => void {
  const { graphqlApis, folder, included, bundle, log } = settings;
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
        return log(
          `${named(source)} does not build; the old code is still in use:\n${describeBuildFailure(error as Error)}`,
        );
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
