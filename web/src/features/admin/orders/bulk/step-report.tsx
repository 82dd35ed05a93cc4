import { BulkReport } from '../../parts/bulk-report';
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
  return (
    <BulkReport
      noun={['order', 'orders']}
      total={total}
      done={outcomes.length}
      failures={failed.map(({ order: { player, id }, failure }) => ({
        id: `${player} ${id}`,
        name: id,
        reason: explainFailure(failure),
      }))}
      result={doneLabel(outcomes.length - failed.length, total)}
      onRepeat={onRepeat}
      onClose={onClose}
    />
  );
}

function doneLabel(moved: number, total: number): string {
  if (moved === total) return total === 1 ? 'The order was updated.' : `All ${total} orders were updated.`;
  return `${moved} of ${total} orders were updated. The others were not changed.`;
}
