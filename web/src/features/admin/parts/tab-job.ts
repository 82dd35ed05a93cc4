import { showToast } from '#web/lib/page/toasts';
import { onPlayerChange } from '#web/lib/session/session-end';
import { useStore } from '#web/lib/state/use-store';
import { type BulkOutcome, type BulkProgress, failedIn, openBulkJob } from './bulk-job';
import { holdTab } from './hold-tab';

type JobOptions<Item, Plan, Outcome extends BulkOutcome> = Pick<
  Parameters<typeof openBulkJob<Item, Plan, Outcome>>[0],
  'run' | 'itemOf'
> & {
  /** Message at the end of an action. */
  readonly doneLabel: (progress: BulkProgress<Plan, Outcome>) => string;
  /** Link to the page that names the failures. */
  readonly view: { readonly label: string; readonly to: string };
};

/** Opens a bulk job of this tab: it asks before the tab is closed, and a toast reports the end of an action whose dialog was closed. */
export function openTabJob<Item, Plan, Outcome extends BulkOutcome>({
  run,
  itemOf,
  doneLabel,
  view,
}: JobOptions<Item, Plan, Outcome>) {
  const job = openBulkJob<Item, Plan, Outcome>({
    run,
    itemOf,
    hold: holdTab,
    onUnseen(progress) {
      const hasFailed = failedIn(progress).length > 0;
      showToast({
        text: doneLabel(progress),
        tone: hasFailed ? 'error' : 'success',
        ...(hasFailed && { stays: true, action: view }),
      });
    },
  });
  // What a signed-out admin has started must not go on with the session of another one.
  onPlayerChange(() => job.discard());
  return job;
}

/** A job with its progress, which is null while there is none. */
export function useTabJob<Item, Plan, Outcome extends BulkOutcome>(
  job: ReturnType<typeof openTabJob<Item, Plan, Outcome>>,
) {
  const progress = useStore(job);
  const { start, repeat, watch, discard } = job;
  return { progress, start, repeat, watch, discard };
}
