import { useState } from 'react';
import { Button } from '#components/ui/button';
import type { RewardProduct } from '#web/lib/catalog/reward-product';
import { ShortcutList } from '../../parts/shortcut-list';
import { useListShortcuts } from '../../parts/use-list-shortcuts';
import { BulkDialog } from './bulk-dialog';
import { focusedRow, productShortcuts } from './product-shortcuts';
import type { ProductSelection } from './use-product-selection';
import './product-bulk.css';

/**
 * The selection of products, what can be changed of all of them, and the keys of the table.
 *
 * @param shown  the products in the order of the table
 */
export function ProductBulk({
  selection,
  shown,
  onNewVersion,
}: {
  selection: ProductSelection;
  shown: readonly RewardProduct[];
  onNewVersion: (product: RewardProduct) => void;
}) {
  const [changing, setChanging] = useState<readonly RewardProduct[] | null>(null);
  const { products, listed } = selection;

  const focused = () => shown[focusedRow() ?? -1];
  const shortcuts = useListShortcuts([
    ...productShortcuts(),
    {
      key: 'x',
      label: 'Select the product',
      act() {
        const product = focused();
        if (product) selection.toggle(product);
      },
    },
    {
      key: 'e',
      label: 'Change the selected products',
      act() {
        const product = focused();
        const chosen = products.length > 0 || !product ? products : [product];
        if (chosen.length > 0) setChanging(chosen);
      },
    },
  ]);

  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2" role="group" aria-label="Selected products">
      <p className="text-sm font-semibold tabular" role="status">
        {products.length === 0 ? `${listed} loaded` : `${products.length} selected`}
      </p>
      <Button variant="quiet" onClick={products.length === 0 ? selection.selectAll : selection.clear}>
        {products.length === 0 ? 'Select all loaded' : 'Clear selection'}
      </Button>
      {products.length > 0 && (
        <Button variant="primary" onClick={() => setChanging(products)}>
          {products.length === 1 ? 'Change 1 product' : `Change ${products.length} products`}
        </Button>
      )}
      <ShortcutList of={shortcuts} />
      <BulkDialog
        products={changing}
        onNewVersion={onNewVersion}
        onClose={(isRequested) => {
          setChanging(null);
          if (isRequested) selection.clear();
        }}
      />
    </div>
  );
}
