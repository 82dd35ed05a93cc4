import { useSyncExternalStore } from 'react';
import { updateProduct } from '#web/lib/catalog/product-mutations';
import { showToast } from '#web/lib/page/toasts';
import { paths } from '#web/lib/paths';
import { onPlayerChange } from '#web/lib/session/session-end';
import { holdTab } from '../../parts/hold-tab';
import { doneLabel, failedIn, openBulkJob } from './bulk-job';

const job = openBulkJob({
  update: updateProduct,
  hold: holdTab,
  onUnseen(progress) {
    const hasFailed = failedIn(progress).length > 0;
    showToast({
      text: doneLabel(progress),
      tone: hasFailed ? 'error' : 'success',
      ...(hasFailed && { stays: true, action: { label: 'View products', to: paths.dashboardProducts } }),
    });
  },
});

// What a signed-out admin has started must not go on with the session of another one.
onPlayerChange(() => job.discard());

/** The change of many products in this tab; its progress is null while there is none. */
export function useBulkChanges() {
  const progress = useSyncExternalStore(job.subscribe, job.progress);
  const { start, repeat, watch, discard } = job;
  return { progress, start, repeat, watch, discard };
}
