import type { DataRouter } from 'react-router';
import { preload } from '#web/lib/builds/chunk-reload';
import { followBuilds } from '#web/lib/builds/follow-builds';
import { leaveOutdatedBuild } from '#web/lib/builds/outdated';
import { followConnection } from '#web/lib/live/connection';
import { layOutBelowFold } from '#web/lib/page/below-fold';
import { takeEarlyInput } from '#web/lib/page/early-input';
import { prepareOfflinePage } from '#web/lib/page/offline-page';
import { repeatInput } from '#web/lib/page/repeat-input';

/** Runs after the page is interactive: repeats early input first, then starts the low-priority work. */
export function afterLoad(router: DataRouter): void {
  void repeatInput(takeEarlyInput());
  leaveOutdatedBuild(router);
  followBuilds();
  followConnection();
  prepareOfflinePage();
  layOutBelowFold();
  // Players open one of their pages next.
  if (document.documentElement.dataset['visitor'] === 'player') void preload(() => import('./player-routes'));
}
