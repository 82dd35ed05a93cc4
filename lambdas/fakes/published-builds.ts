import type { PublishedBuilds } from '#lambdas/builds/stores/published-builds';

/** In-memory fake of the site's bucket. */
export interface FakeBuilds {
  readonly site: PublishedBuilds;
  /** Publication time by file key. */
  readonly files: ReadonlyMap<string, Date>;
  /** The last two steps of a deployment: uploading files, then the build that names them. */
  upload(keys: readonly string[], at: Date): void;
  announce(id: string, files: readonly string[], at: Date): void;
}

/** @param pageSize  files per page */
export function createFakeBuilds({ pageSize = 3 } = {}): FakeBuilds {
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
