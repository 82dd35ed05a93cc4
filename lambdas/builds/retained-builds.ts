import type { PublishedBuild } from './stores/published-builds';

/**
 * Which builds keep their files: the latest, and every one that may still stand in an open tab because it was replaced a short while ago.
 * It counts from when the next one was announced, not from when a build was made: a page may have been opened a moment before.
 *
 * @param latest         the build that visitors get, whatever was announced after it
 * @param replacedSince  a build replaced at this instant or later is kept
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
