import { fetchLatest } from './build-files';

/** What a look at the announced build finds: nothing else than the page's own, another one for the first time, or one that replaced it. */
export type Look = 'nothing new' | 'unconfirmed' | 'newer';

/**
 * Looks for a newer build than the one that a page belongs to, each time that it is called. Nothing in a build tells when it was
 * made, and the pages of a build are published a moment before it is announced. So another build counts as newer once two
 * looks have found it, whether it is a new one or an older one that was deployed again. A look that fails finds nothing new.
 *
 * @param build  the page's own
 */
export function newerBuilds(build: string): () => Promise<Look> {
  let lastFound = build;
  return async () => {
    const latest = await fetchLatest().catch(() => null);
    if (!latest) return 'nothing new';
    const isConfirmed = latest.id === lastFound;
    lastFound = latest.id;
    if (latest.id === build) return 'nothing new';
    return isConfirmed ? 'newer' : 'unconfirmed';
  };
}
