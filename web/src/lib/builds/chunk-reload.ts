import { loadFully } from './full-load';

let targetPath = () => location.href.slice(location.origin.length);
let pendingParts = 0;

/** Sets the target of the current navigation; by default it is the current page. */
export function setReloadTarget(target: () => string): void {
  targetPath = target;
}

/**
 * Loads the page fully once when a chunk cannot be fetched, as in a tab that is older than the deployed build. After another failure the
 * error page is shown. Offline, a reload would not help, and a part that cannot load leaves the page around it as it is.
 */
export function reloadOnMissingChunks(): void {
  addEventListener('vite:preloadError', () => {
    if (navigator.onLine && !pendingParts) loadFully(targetPath());
  });
}

/** Other files of a part may fail this long after its first one. */
const failingMs = 10_000;

/** Imports a part of a page whose failure the page shows in its place, without a full load. */
export async function loadPart<Value>(load: () => Promise<Value>): Promise<Value> {
  const end = () => (pendingParts -= 1);
  pendingParts += 1;
  try {
    const part = await load();
    end();
    return part;
  } catch (failure) {
    setTimeout(end, failingMs);
    throw failure;
  }
}
