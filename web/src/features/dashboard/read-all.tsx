import { useEffect, useState } from 'react';
import { Button } from '#components/ui/button';
import { Notice } from '#components/ui/notice';
import type { ProductList } from '#web/lib/catalog/product-list';

const format = new Intl.NumberFormat();

/**
 * That an order is one of what was read so far, and the way to read the rest. Scrolling reads nothing meanwhile: what came would land
 * anywhere among the rows.
 */
export function ReadAll({ list, onReadMore }: { list: ProductList; onReadMore: () => void }) {
  const { products, nextToken, total, reading, failure, isStale } = list;
  const [isAsked, setAsked] = useState(false);
  const isDue = isAsked && reading === null && failure === null && nextToken !== null;

  useEffect(() => {
    if (isDue) onReadMore();
  }, [isDue, products, onReadMore]);

  function ask() {
    setAsked(true);
    onReadMore();
  }

  if (!products || nextToken === null || isStale) return null;
  const read = format.format(products.length);
  return (
    <Notice tone="info">
      <p>
        {`The catalog keeps no such order: sorted are the ${read} products that were read`}
        {total === null ? ', and there are more. ' : ` of ${format.format(total)}. `}
        <Button look="outline" pending={isAsked && failure === null} onClick={ask}>
          Read them all
        </Button>
      </p>
    </Notice>
  );
}
