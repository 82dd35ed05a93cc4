import { measureElement, useWindowVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useRef } from 'react';
import type { RewardProduct } from '#web/lib/catalog/reward-product';
import { ProductCard } from './product-card';
import { useGridLayout } from './use-grid-layout';

/** Of a row before it is measured, in pixels. */
const likelyRow = 400;

/** Before the grid is measured it is empty, and as long as it is likely to be. */
const unmeasured = { columns: 1, gap: 0, top: 0 };

/** Rows beyond both edges of the window, so that nobody scrolls into nothing. */
const rowsBeyond = 2;

/** So many rows before the end of what was read, more is. */
const rowsAhead = 3;

/**
 * Prizes as a grid of which only what is in sight is in the document, however many there are. The stylesheet says how many stand in a
 * row; the space of the others is kept above and below.
 *
 * @param isMore  whether more follow that were not read yet
 */
export function ProductGrid({
  products,
  isMore,
  isBusy,
  addressOf,
  onNearEnd,
}: {
  products: readonly RewardProduct[];
  isMore: boolean;
  isBusy: boolean;
  addressOf: (product: RewardProduct) => string;
  onNearEnd: () => void;
}) {
  const grid = useRef<HTMLUListElement>(null);
  const layout = useGridLayout(grid);
  const { columns, gap, top } = layout ?? unmeasured;
  const rows = Math.ceil(products.length / columns);
  const virtual = useWindowVirtualizer({
    enabled: layout !== null,
    count: rows,
    gap,
    scrollMargin: top,
    overscan: rowsBeyond,
    estimateSize: () => likelyRow,
    // To ask how high a new row is would lay the page out on the spot; it is told once that was done anyway.
    measureElement: (row, told, of) =>
      told
        ? measureElement(row, told, of)
        : (of.measurementsCache[of.indexFromElement(row)]?.size ?? likelyRow),
  });
  const shown = virtual.getVirtualItems();
  const height = layout ? virtual.getTotalSize() : rows * likelyRow;
  const first = shown.at(0);
  const last = shown.at(-1);
  const isNearEnd = isMore && (last?.index ?? 0) >= rows - rowsAhead;

  useEffect(() => {
    // Whatever was read, be it nothing new or the same once more: whoever is still near the end wants what follows.
    if (isNearEnd) onNearEnd();
  }, [isNearEnd, products, onNearEnd]);

  return (
    <ul
      ref={grid}
      className="store-shelf"
      aria-label="Prizes"
      aria-busy={isBusy || undefined}
      style={{
        paddingBlockStart: (first?.start ?? top) - top,
        paddingBlockEnd: height - ((last?.end ?? top) - top),
      }}
    >
      {shown.flatMap((row) =>
        products.slice(row.index * columns, (row.index + 1) * columns).map((product, column) => (
          <ProductCard
            key={product.id}
            // A row is as high as any of its cards.
            ref={column === 0 ? virtual.measureElement : undefined}
            data-index={column === 0 ? row.index : undefined}
            product={product}
            address={addressOf(product)}
            place={row.index * columns + column + 1}
            count={isMore ? -1 : products.length}
            eager={row.index < 2}
          />
        )),
      )}
    </ul>
  );
}
