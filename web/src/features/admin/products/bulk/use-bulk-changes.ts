import { useState } from 'react';
import { updateProduct } from '#web/lib/catalog/product-mutations';
import type { RewardProduct } from '#web/lib/catalog/reward-product';
import type { FieldChange } from '../save-field';
import { type ChangeOutcome, runChanges } from './run-changes';

/** How far a change of many products has come. */
export interface ChangeProgress {
  readonly total: number;
  readonly outcomes: readonly ChangeOutcome[];
}

/**
 * Changes many products and follows the progress. The changes go on when the dialog is left.
 *
 * @param onNewVersion  called with each product as it is now
 */
export function useBulkChanges(onNewVersion: (product: RewardProduct) => void) {
  const [progress, setProgress] = useState<ChangeProgress | null>(null);

  function start(products: readonly RewardProduct[], change: FieldChange) {
    setProgress({ total: products.length, outcomes: [] });
    void runChanges(products, change, {
      update: updateProduct,
      onOutcome(outcome) {
        onNewVersion(outcome.product);
        setProgress((before) => before && { ...before, outcomes: [...before.outcomes, outcome] });
      },
    });
  }

  return { progress, start };
}
