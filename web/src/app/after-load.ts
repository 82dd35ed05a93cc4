import type { DataRouter } from 'react-router';
import { preload } from '#web/lib/builds/chunk-reload';
import { followBuilds } from '#web/lib/builds/follow-builds';
import { leaveOutdatedBuild } from '#web/lib/builds/outdated';
import { followConnection } from '#web/lib/live/connection';
import { layOutBelowFold } from '#web/lib/page/below-fold';
import { prepareOfflinePage } from '#web/lib/page/offline-page';

/** Starts the low-priority work once the page is interactive. */
export function afterLoad(router: DataRouter): void {
  leaveOutdatedBuild(router);
  followBuilds();
  followConnection();
  prepareOfflinePage();
  layOutBelowFold();
  // Players open one of their pages next.
  if (document.documentElement.dataset['visitor'] === 'player') void preload(() => import('./player-routes'));
}
