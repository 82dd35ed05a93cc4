/** A page that was reloaded because its code was gone is not reloaded again for this long. */
const guardMs = 10_000;

const guardKey = 'jade-harbour.reloaded';

/**
 * Whether a page may be reloaded, or was just reloaded in vain.
 *
 * @param stored  what the last reload left behind: its path and until when it stands guard
 */
export function mayReload(stored: string | null, path: string, nowMs: number): boolean {
  if (stored === null) return true;
  const { path: guarded, expires } = JSON.parse(stored) as { path: string; expires: number };
  return guarded !== path || nowMs >= expires;
}

/**
 * Reloads the page once when a part of the application cannot be fetched, as happens in a tab that is older than the
 * deployed build. What comes after a reload in vain is the error page.
 *
 * @param targetPath  where the visitor was heading
 */
export function reloadOnMissingChunks(targetPath: () => string): void {
  addEventListener('vite:preloadError', () => {
    const path = targetPath();
    if (!mayReload(sessionStorage.getItem(guardKey), path, Date.now())) return;
    sessionStorage.setItem(guardKey, JSON.stringify({ path, expires: Date.now() + guardMs }));
    location.replace(path);
    // An address that differs in its fragment alone would not be loaded again.
    if (path.includes('#')) location.reload();
  });
}
