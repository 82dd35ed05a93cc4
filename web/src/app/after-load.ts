import type { DataRouter } from 'react-router';
import { preload } from '#web/lib/builds/chunk-reload';
import { followBuilds } from '#web/lib/builds/follow-builds';
import { leaveOutdatedBuild } from '#web/lib/builds/outdated';
import { followConnection } from '#web/lib/live/connection';
import { layOutBelowFold } from '#web/lib/page/below-fold';
import { endEarlyInput } from '#web/lib/page/early-input';
import { prepareOfflinePage } from '#web/lib/page/offline-page';
import { repeatInput } from '#web/lib/page/repeat-input';

/** Starts the low-priority work once the page is interactive. */
export function afterLoad(router: DataRouter): void {
  // What came after the hydration of the page, to parts of it that were hydrated later.
  void repeatInput(endEarlyInput());
  leaveOutdatedBuild(router);
  followBuilds();
  followConnection();
  prepareOfflinePage();
  layOutBelowFold();
  // Players open one of their pages next.
  if (document.documentElement.dataset['visitor'] === 'player') void preload(() => import('./player-routes'));
}
