import { loadFully } from './builds/full-load';

/**
 * Loads the page anew once when a part of the application cannot be fetched, as happens in a tab that is older than the
 * deployed build. What comes after that in vain is the error page. Without a network nothing would be found either way.
 *
 * @param targetPath  where the visitor was heading
 */
export function reloadOnMissingChunks(targetPath: () => string): void {
  addEventListener('vite:preloadError', () => {
    if (navigator.onLine) loadFully(targetPath());
  });
}
