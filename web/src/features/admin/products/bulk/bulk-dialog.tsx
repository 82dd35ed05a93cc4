import { useState } from 'react';
import { Dialog } from '#components/ui/dialog';
import type { RewardProduct } from '#web/lib/catalog/reward-product';
import { BulkForm } from './bulk-form';
import { ChangeReport } from './change-report';
import { useBulkChanges } from './use-bulk-changes';

/**
 * Asks once what to change of all selected products, shows the progress, and names each product that failed.
 *
 * @param products  null while the dialog is closed
 * @param onClose   receives whether a change was requested
 */
export function BulkDialog({
  products,
  onNewVersion,
  onClose,
}: {
  products: readonly RewardProduct[] | null;
  onNewVersion: (product: RewardProduct) => void;
  onClose: (isRequested: boolean) => void;
}) {
  const [isRequested, setRequested] = useState(false);
  const close = () => {
    setRequested(false);
    onClose(isRequested);
  };
  return (
    <Dialog open={products !== null} onClose={close} title="Change products">
      {products && (
        <BulkSteps
          products={products}
          onNewVersion={onNewVersion}
          onRequested={() => setRequested(true)}
          onClose={close}
        />
      )}
    </Dialog>
  );
}

function BulkSteps({
  products,
  onNewVersion,
  onRequested,
  onClose,
}: {
  products: readonly RewardProduct[];
  onNewVersion: (product: RewardProduct) => void;
  onRequested: () => void;
  onClose: () => void;
}) {
  const { progress, start } = useBulkChanges(onNewVersion);
  if (progress) return <ChangeReport of={progress} onClose={onClose} />;
  return (
    <BulkForm
      products={products}
      onKeep={onClose}
      onSend={(changed, change) => {
        onRequested();
        start(changed, change);
      }}
    />
  );
}
