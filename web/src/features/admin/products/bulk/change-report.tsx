import { failedIn } from '../../parts/bulk-job';
import { BulkReport } from '../../parts/bulk-report';
import { type ChangeProgress, doneLabel } from './change-progress';

/**
 * How far a change of many products has come, and each product that failed with its reason.
 *
 * @param onShow  called while it is on screen; the returned function is called when it leaves
 */
export function ChangeReport({
  of: progress,
  onShow,
  onRepeat,
  onClose,
}: {
  of: ChangeProgress;
  onShow: () => () => void;
  onRepeat: () => void;
  onClose: () => void;
}) {
  return (
    <BulkReport
      noun={['product', 'products']}
      total={progress.total}
      done={progress.outcomes.length}
      failures={failedIn(progress).map(({ product: { id, name }, failure }) => ({
        id,
        name,
        reason: failure ?? '',
      }))}
      result={doneLabel(progress)}
      onShow={onShow}
      onRepeat={onRepeat}
      onClose={onClose}
    />
  );
}
