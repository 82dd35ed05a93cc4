import { keptBuilds } from './retained-builds';
import type { PublishedBuilds } from './stores/published-builds';

export interface SweepBuildsDependencies {
  readonly site: PublishedBuilds;
  readonly now: () => Date;
  /** So long a build keeps its files after it was replaced: tabs stay open that long. */
  readonly keptDays: number;
}

const dayMs = 24 * 60 * 60 * 1000;

/**
 * Removes files of the site that no build names which is the latest or was replaced less than `keptDays` ago. Which builds there are is
 * read first: whatever a deployment adds after that is younger than what may go, as publishing renews the dates of all files but those that
 * have not changed since the latest build, which needs them.
 * A run that ends halfway leaves files; the next one takes them. What a build says of itself goes last.
 *
 * @returns how many files and builds went
 * @throws Error when the latest build or any other cannot be read: nothing is removed then
 */
export function sweepBuilds({ site, now, keptDays }: SweepBuildsDependencies) {
  return async (): Promise<{ removedFiles: number; removedBuilds: number }> => {
    const replacedSince = new Date(now().getTime() - keptDays * dayMs);
    const latest = await site.latest();
    const builds = await site.builds();
    if (latest === null && builds.length === 0) return { removedFiles: 0, removedBuilds: 0 };
    if (latest === null || !builds.some(({ id }) => id === latest))
      throw new Error(`Nothing tells which files the latest build needs: ${latest ?? 'none'}`);

    const kept = keptBuilds(builds, { latest, replacedSince });
    const needed = new Set(kept.flatMap(({ files }) => files));
    let removedFiles = 0;
    for await (const page of site.filePages())
      for (const { key, publishedAt } of page) {
        if (needed.has(key) || publishedAt >= replacedSince) continue;
        await site.removeFile(key);
        removedFiles += 1;
      }

    const gone = builds.filter((build) => !kept.includes(build));
    for (const { id } of gone) await site.removeBuild(id);
    return { removedFiles, removedBuilds: gone.length };
  };
}
