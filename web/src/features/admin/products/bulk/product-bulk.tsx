import { useState } from 'react';
import { Button } from '#components/ui/button';
import type { RewardProduct } from '#web/lib/catalog/reward-product';
import { countLabel } from '#web/lib/format/numbers';
import { isDone } from '../../parts/bulk-job';
import { focusedRow, rowShortcuts } from '../../parts/row-shortcuts';
import { selectShortcut } from '../../parts/selection';
import { ShortcutList } from '../../parts/shortcut-list';
import { useListShortcuts } from '../../parts/use-list-shortcuts';
import { BulkDialog } from './bulk-dialog';
import { mostSelected } from './product-selection';
import { useBulkChanges } from './use-bulk-changes';
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
  const { progress } = useBulkChanges();
  const { products, listed } = selection;

  const focused = () => {
    const key = focusedRow();
    return shown.find(({ id }) => id === key);
  };
  const shortcuts = useListShortcuts([
    ...rowShortcuts({ row: 'product' }),
    selectShortcut('product', {
      toggleFocused() {
        const product = focused();
        if (product) selection.toggle(product);
      },
    }),
    {
      key: 'e',
      label: 'Change the selected products',
      act() {
        const product = focused();
        const chosen = products.length > 0 || !product ? products : [product];
        if (chosen.length > 0 || progress) setChanging(chosen);
      },
    },
  ]);

  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2" role="group" aria-label="Selected products">
      <p className="text-sm font-semibold tabular" role="status">
        {products.length === 0 ? `${listed} loaded` : selectedLabel(products.length)}
      </p>
      <Button variant="quiet" onClick={products.length === 0 ? selection.selectAll : selection.clear}>
        {products.length === 0 ? selectLabel(listed) : 'Clear selection'}
      </Button>
      {progress ? (
        <Button variant="primary" onClick={() => setChanging(products)}>
          {isDone(progress) ? 'View the last change' : 'View progress'}
        </Button>
      ) : (
        products.length > 0 && (
          <Button variant="primary" onClick={() => setChanging(products)}>
            {products.length === 1 ? 'Change 1 product' : `Change ${products.length} products`}
          </Button>
        )
      )}
      <ShortcutList of={shortcuts} />
      <BulkDialog
        products={changing}
        onNewVersion={onNewVersion}
        onRequested={selection.clear}
        onClose={() => setChanging(null)}
      />
    </div>
  );
}

function selectedLabel(count: number): string {
  return count === mostSelected ? `${countLabel(count)} selected, the most at once` : `${count} selected`;
}

function selectLabel(listed: number): string {
  return listed > mostSelected ? `Select the first ${countLabel(mostSelected)}` : 'Select all loaded';
}
