import type { PublishedBuilds } from '#lambdas/builds/stores/published-builds';

/** The site's bucket for unit tests: the same contract in plain memory. */
export interface MemoryBuilds {
  readonly site: PublishedBuilds;
  /** Keys of the files that are there. */
  readonly files: ReadonlyMap<string, Date>;
  /** The first and the second of the last steps of a deployment: files, and the build that names them. */
  upload(keys: readonly string[], at: Date): void;
  announce(id: string, files: readonly string[], at: Date): void;
}

/** @param pageSize  how many files a page holds */
export function createMemoryBuilds({ pageSize = 3 } = {}): MemoryBuilds {
  let latest: string | null = null;
  const files = new Map<string, Date>();
  const builds = new Map<string, { files: readonly string[]; publishedAt: Date }>();
  return {
    files,
    upload: (keys, at) => keys.forEach((key) => files.set(key, at)),
    announce(id, named, at) {
      builds.set(id, { files: named, publishedAt: at });
      latest = id;
    },
    site: {
      latest: () => Promise.resolve(latest),
      builds: () => Promise.resolve([...builds].map(([id, build]) => ({ id, ...build }))),
      async *filePages() {
        const listed = [...files].map(([key, publishedAt]) => ({ key, publishedAt }));
        for (let from = 0; from < listed.length; from += pageSize) yield listed.slice(from, from + pageSize);
      },
      removeFile: async (key) => void files.delete(key),
      removeBuild: async (id) => void builds.delete(id),
    },
  };
}
