import type { DataRouter } from 'react-router';
import { layOutBelowFold } from '#web/lib/below-fold';
import { followBuilds } from '#web/lib/builds/follow-builds';
import { leaveOutdatedBuild } from '#web/lib/builds/outdated';
import { followConnection } from '#web/lib/connection';
import { prepareOfflinePage } from '#web/lib/offline-page';

/** What a page does for itself once it stands, and nobody waits for. */
export function afterLoad(router: DataRouter): void {
  leaveOutdatedBuild(router);
  followBuilds();
  followConnection();
  prepareOfflinePage();
  layOutBelowFold();
}
