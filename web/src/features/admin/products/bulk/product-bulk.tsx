import { Button } from '#components/ui/button';
import type { RewardProduct } from '#web/lib/catalog/reward-product';
import { itemCountLabel } from '../../parts/bulk-step';
import { BulkStepDialog } from '../../parts/bulk-step-dialog';
import type { Selection } from '../../parts/selection';
import { SelectionBar } from '../../parts/selection-bar';
import { BulkForm } from './bulk-form';
import { productNoun, useBulkChanges } from './use-bulk-changes';

/**
 * The selection of products, and the dialog that changes all of them.
 *
 * @param changing  the products in the dialog; null while it is closed
 * @param onChange  called to open the dialog, and with null to close it
 */
export function ProductBulk({
  selection,
  changing,
  onChange,
  onNewVersion,
}: {
  selection: Selection<RewardProduct>;
  changing: readonly RewardProduct[] | null;
  onChange: (products: readonly RewardProduct[] | null) => void;
  onNewVersion: (product: RewardProduct) => void;
}) {
  const job = useBulkChanges();
  const { progress } = job;
  const { rows, listed } = selection;
  return (
    <>
      {(listed > 0 || progress) && (
        <SelectionBar
          of={selection}
          label="Selected products"
          isOfLoaded
          progress={progress}
          onView={() => onChange(rows)}
        >
          {!progress && (
            <Button variant="primary" onClick={() => onChange(rows)}>
              {`Change ${itemCountLabel(rows.length, productNoun)}`}
            </Button>
          )}
        </SelectionBar>
      )}
      <BulkStepDialog
        open={changing !== null}
        title="Change products"
        job={job}
        noun={productNoun}
        failureOf={({ product: { id, name }, failure }) => ({ id, name, reason: failure ?? '' })}
        onClose={() => onChange(null)}
      >
        {changing && (
          <BulkForm
            products={changing}
            onKeep={() => onChange(null)}
            onSend={(changed, change) => {
              job.start(changed, change, { onOutcome: ({ product }) => onNewVersion(product) });
              selection.clear();
            }}
          />
        )}
      </BulkStepDialog>
    </>
  );
}
