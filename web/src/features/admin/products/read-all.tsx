import { useEffect, useState } from 'react';
import { Button } from '#components/ui/button';
import { Notice } from '#components/ui/notice';
import type { ProductList } from '#web/lib/catalog/product-list';
import { countLabel } from '#web/lib/format/numbers';

/**
 * Explains that the order covers only loaded products, and loads the rest. Scrolling loads nothing in such an order, because new
 * products could land anywhere among the rows.
 */
export function ReadAll({ list, onReadMore }: { list: ProductList; onReadMore: () => void }) {
  const { products, nextToken, total, reading, failure, isStale } = list;
  const [isRequested, setRequested] = useState(false);
  const isDue = isRequested && reading === null && failure === null && nextToken !== null;

  useEffect(() => {
    if (isDue) onReadMore();
  }, [isDue, products, onReadMore]);

  function loadAll() {
    setRequested(true);
    onReadMore();
  }

  if (!products || nextToken === null || isStale) return null;
  const read = countLabel(products.length);
  return (
    <Notice tone="info">
      <p>
        {total === null
          ? `Only the first ${read} products are loaded and sorted; there are more. `
          : `Only ${read} of ${countLabel(total)} products are loaded and sorted. `}
        <Button variant="outline" pending={isRequested && failure === null} onClick={loadAll}>
          Load all
        </Button>
      </p>
    </Notice>
  );
}
