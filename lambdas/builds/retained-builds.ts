import type { PublishedBuild } from './stores/published-builds';

/**
 * The builds that keep their files: the latest, and those that may still be open in a tab because they were replaced recently. The age
 * counts from the announcement of the next build, because a page may have been opened just before it.
 *
 * @param latest the build that visitors get, whatever was announced after it
 * @param replacedSince a build replaced at this instant or later is kept
 */
export function keptBuilds(
  builds: readonly PublishedBuild[],
  { latest, replacedSince }: { latest: string; replacedSince: Date },
): readonly PublishedBuild[] {
  return builds.filter(({ id, publishedAt }) => {
    const next = builds
      .map((other) => other.publishedAt.getTime())
      .filter((announcedMs) => announcedMs > publishedAt.getTime());
    return id === latest || next.length === 0 || Math.min(...next) >= replacedSince.getTime();
  });
}
