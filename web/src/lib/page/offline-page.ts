import { ownBuild } from '../builds/own-build';

/**
 * Registers the offline page for pages that cannot be fetched. Without a service worker the browser shows its own page as before, so
 * failures are ignored.
 */
export function prepareOfflinePage(): void {
  if (ownBuild() === null || !('serviceWorker' in navigator)) return;
  navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' }).catch(() => undefined);
}
