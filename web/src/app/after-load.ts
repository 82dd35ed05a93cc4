import type { DataRouter } from 'react-router';
import { layOutBelowFold } from '#web/lib/below-fold';
import { followBuilds } from '#web/lib/builds/follow-builds';
import { leaveOutdatedBuild } from '#web/lib/builds/outdated';
import { followConnection } from '#web/lib/connection';
import { takeEarlyInput } from '#web/lib/early-input';
import { prepareOfflinePage } from '#web/lib/offline-page';
import { repeatInput } from '#web/lib/repeat-input';

/** Runs after the page is interactive: repeats early input first, then starts the low-priority work. */
export function afterLoad(router: DataRouter): void {
  void repeatInput(takeEarlyInput());
  leaveOutdatedBuild(router);
  followBuilds();
  followConnection();
  prepareOfflinePage();
  layOutBelowFold();
}
