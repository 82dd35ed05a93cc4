import { ownBuild } from './builds/own-build';

/**
 * Lets a page of ours stand in for one that cannot be fetched. A browser that takes no worker, or none right now, shows its own:
 * nothing that was there before is missing, so nobody is told.
 */
export function prepareOfflinePage(): void {
  if (ownBuild() === null || !('serviceWorker' in navigator)) return;
  navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' }).catch(() => undefined);
}
