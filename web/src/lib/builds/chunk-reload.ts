import { loadFully } from './full-load';

let targetPath = () => location.href.slice(location.origin.length);

/** Sets the target of the current navigation; by default it is the current page. */
export function setReloadTarget(target: () => string): void {
  targetPath = target;
}

/**
 * Loads the page fully once when a chunk cannot be fetched, as in a tab that is older than the deployed build. After another failure the
 * error page is shown. Offline, a reload would not help.
 */
export function reloadOnMissingChunks(): void {
  addEventListener('vite:preloadError', () => {
    if (navigator.onLine) loadFully(targetPath());
  });
}
