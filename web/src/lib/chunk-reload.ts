import { loadFully } from './builds/full-load';

let targetPath = () => location.href.slice(location.origin.length);

/** Tells where the visitor is heading from now on; until then it is where they are. */
export function headFor(target: () => string): void {
  targetPath = target;
}

/**
 * Loads the page anew once when a part of the application cannot be fetched, as happens in a tab that is older than the
 * deployed build. What comes after that in vain is the error page. Without a network nothing would be found either way.
 */
export function reloadOnMissingChunks(): void {
  addEventListener('vite:preloadError', () => {
    if (navigator.onLine) loadFully(targetPath());
  });
}
