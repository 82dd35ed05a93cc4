import { failedIn } from '../../parts/bulk-job';
import { BulkReport } from '../../parts/bulk-report';
import { explainFailure } from './explain-failure';
import { doneLabel, type StepProgress } from './step-progress';

/**
 * How far a bulk step has come, and each order that failed with its reason.
 *
 * @param onShow  called while it is on screen; the returned function is called when it leaves
 */
export function StepReport({
  of: progress,
  onShow,
  onRepeat,
  onClose,
}: {
  of: StepProgress;
  onShow: () => () => void;
  onRepeat: () => void;
  onClose: () => void;
}) {
  return (
    <BulkReport
      noun={['order', 'orders']}
      total={progress.total}
      done={progress.outcomes.length}
      failures={failedIn(progress).map(({ order: { player, id }, failure }) => ({
        id: `${player} ${id}`,
        name: id,
        reason: explainFailure(failure),
      }))}
      result={doneLabel(progress)}
      onShow={onShow}
      onRepeat={onRepeat}
      onClose={onClose}
    />
  );
}
