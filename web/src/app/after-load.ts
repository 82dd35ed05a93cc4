import type { DataRouter } from 'react-router';
import { layOutBelowFold } from '#web/lib/below-fold';
import { followBuilds } from '#web/lib/builds/follow-builds';
import { leaveOutdatedBuild } from '#web/lib/builds/outdated';
import { followConnection } from '#web/lib/connection';
import type { EarlyInput } from '#web/lib/early-input';
import { prepareOfflinePage } from '#web/lib/offline-page';
import { repeatInput } from '#web/lib/repeat-input';

/**
 * What a page does once it stands, though nobody waits for most of it.
 *
 * @param early  what somebody did before, and waits for
 */
export function afterLoad(router: DataRouter, early: readonly EarlyInput[]): void {
  void repeatInput(early);
  leaveOutdatedBuild(router);
  followBuilds();
  followConnection();
  prepareOfflinePage();
  layOutBelowFold();
}
