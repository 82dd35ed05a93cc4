import { fetchLatest } from './build-files';
import { ownMeta } from './own-meta';

/**
 * Looks for a newer build than the one that a page belongs to, each time that it is called; whatever cannot be had is passed over in
 * silence, until the next look.
 *
 * @param build  the page's own
 */
export function newerBuilds(build: string): () => Promise<boolean> {
  let announcedBefore: string | null = null;
  return async () => {
    // Without what this build says of itself, nothing tells which of two builds is the newer one.
    const builtAt = await ownMeta().then(
      ({ timestamp }) => timestamp,
      () => Infinity,
    );
    const latest = await fetchLatest().catch(() => null);
    if (!latest || latest.id === build) return false;
    // The pages of a build are there a moment before it is announced. An older one that is announced at two looks came back.
    const isThere = latest.timestamp >= builtAt || announcedBefore === latest.id;
    announcedBefore = latest.id;
    return isThere;
  };
}
