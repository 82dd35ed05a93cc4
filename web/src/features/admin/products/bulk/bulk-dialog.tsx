import { Dialog } from '#components/ui/dialog';
import type { RewardProduct } from '#web/lib/catalog/reward-product';
import { isDone } from '../../parts/bulk-job';
import { BulkForm } from './bulk-form';
import { ChangeReport } from './change-report';
import { useBulkChanges } from './use-bulk-changes';

/**
 * Asks once what to change of all selected products, shows the progress, and names each product that failed. A change goes on when the
 * dialog is closed.
 *
 * @param products     null while the dialog is closed
 * @param onRequested  called when a change was requested
 */
export function BulkDialog({
  products,
  onNewVersion,
  onRequested,
  onClose,
}: {
  products: readonly RewardProduct[] | null;
  onNewVersion: (product: RewardProduct) => void;
  onRequested: () => void;
  onClose: () => void;
}) {
  const { progress, start, repeat, watch, discard } = useBulkChanges();
  const close = () => {
    if (progress && isDone(progress)) discard();
    onClose();
  };
  return (
    <Dialog open={products !== null} onClose={close} title="Change products">
      {products &&
        (progress ? (
          <ChangeReport of={progress} onShow={watch} onRepeat={repeat} onClose={close} />
        ) : (
          <BulkForm
            products={products}
            onKeep={close}
            onSend={(changed, change) => {
              start(changed, change, { onOutcome: ({ product }) => onNewVersion(product) });
              onRequested();
            }}
          />
        ))}
    </Dialog>
  );
}
