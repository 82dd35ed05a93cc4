import { Button } from '#components/ui/button';
import { Notice } from '#components/ui/notice';
import { BulkButtons } from './bulk-buttons';
import { explainFailure } from './explain-failure';
import type { BulkProgress } from './use-bulk-steps';

/** How far a bulk step has come, and each order that failed with its reason. */
export function StepReport({
  of: { total, outcomes },
  onRepeat,
  onClose,
}: {
  of: BulkProgress;
  onRepeat: () => void;
  onClose: () => void;
}) {
  const failed = outcomes.filter(({ failure }) => failure !== null);
  const isDone = outcomes.length === total;
  return (
    <div className="grid gap-5">
      <progress
        className="accent-primary block-2 inline-full"
        aria-label="Progress"
        value={outcomes.length}
        max={total}
      />
      {isDone ? (
        <Notice tone={failed.length > 0 ? 'info' : 'success'}>
          <p>{doneLabel(outcomes.length - failed.length, total)}</p>
        </Notice>
      ) : (
        <p role="status">{`${outcomes.length} of ${total} orders`}</p>
      )}
      {failed.length > 0 && (
        <ul className="bulk-list" tabIndex={0} aria-label="Orders that were not changed">
          {failed.map(({ order, failure }) => (
            <li key={`${order.player} ${order.id}`} className="text-sm wrap-anywhere">
              <span className="font-semibold tabular">{order.id}</span>
              {` · ${explainFailure(failure)}`}
            </li>
          ))}
        </ul>
      )}
      {isDone && (
        <BulkButtons onKeep={onClose} keep="Close">
          {failed.length > 0 && (
            <Button variant="primary" onClick={onRepeat}>
              {failed.length === 1 ? 'Try 1 order again' : `Try ${failed.length} orders again`}
            </Button>
          )}
        </BulkButtons>
      )}
    </div>
  );
}

function doneLabel(moved: number, total: number): string {
  if (moved === total) return total === 1 ? 'The order was updated.' : `All ${total} orders were updated.`;
  return `${moved} of ${total} orders were updated. The others were not changed.`;
}
