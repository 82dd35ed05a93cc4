import { fetchLatest } from './build-files';

/** Result of a check for builds: the page's own build, another one for the first time, or a confirmed newer one. */
export type VersionCheck = 'nothing new' | 'unconfirmed' | 'newer';

/**
 * Checks for a newer build each time that it is called. A build has no timestamp, and its pages are published a moment before it is
 * announced, so another build counts as newer once two consecutive checks have found it, including an older one that was redeployed. A
 * failed check finds nothing new.
 *
 * @param build  the page's own
 */
export function newerBuilds(build: string): () => Promise<VersionCheck> {
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
