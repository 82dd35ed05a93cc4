import { keptBuilds } from './retained-builds';
import type { PublishedBuilds } from './stores/published-builds';

export interface SweepBuildsDependencies {
  readonly site: PublishedBuilds;
  readonly now: () => Date;
  /** The number of days that a replaced build keeps its files, because tabs stay open that long. */
  readonly keptDays: number;
}

const dayMs = 24 * 60 * 60 * 1000;

/**
 * Removes files that neither the latest build nor one replaced less than `keptDays` ago needs. Builds are read first: files that a
 * concurrent deployment adds are too recent to be removed, because a deployment renews the dates of all files except those unchanged since
 * the latest build, which needs them.
 * An interrupted run leaves files for the next one. Metadata of builds is removed last.
 *
 * @returns the numbers of removed files and builds
 * @throws Error when a build cannot be read; nothing is removed then
 */
export function sweepBuilds({ site, now, keptDays }: SweepBuildsDependencies) {
  return async (): Promise<{ removedFiles: number; removedBuilds: number }> => {
    const replacedSince = new Date(now().getTime() - keptDays * dayMs);
    const latest = await site.latest();
    const builds = await site.builds();
    if (latest === null && builds.length === 0) return { removedFiles: 0, removedBuilds: 0 };
    if (latest === null || !builds.some(({ id }) => id === latest))
      throw new Error(`The file list of the latest build is missing: ${latest ?? 'none'}`);

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
