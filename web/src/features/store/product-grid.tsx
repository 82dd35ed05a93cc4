import { measureElement, useWindowVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useRef } from 'react';
import type { RewardProduct } from '#web/lib/catalog/reward-product';
import { ProductCard } from './product-card';
import { useGridLayout } from './use-grid-layout';

/** Estimated row height in pixels before measurement. */
const likelyRow = 400;

/** Before its layout is measured the grid is empty, with its estimated height. */
const unmeasured = { columns: 1, gap: 0, top: 0 };

/** Rows rendered beyond both edges of the window, so that scrolling shows no gaps. */
const rowsBeyond = 2;

/** Distance in rows from the end at which more prizes load. */
const rowsAhead = 3;

/**
 * A virtualized grid: only visible prizes are in the document. The stylesheet sets the number of columns; spacers replace all other
 * rows.
 *
 * @param isMore  whether further prizes are not yet loaded
 */
export function ProductGrid({
  products,
  isMore,
  isBusy,
  hasProgress,
  addressOf,
  onNearEnd,
}: {
  products: readonly RewardProduct[];
  isMore: boolean;
  isBusy: boolean;
  /** Whether cards show how far the player's coins reach. */
  hasProgress: boolean;
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
    // Measuring a new row here would force a layout; the observer reports its height after the regular one.
    measureElement: (row, entry, of) =>
      entry
        ? measureElement(row, entry, of)
        : (of.measurementsCache[of.indexFromElement(row)]?.size ?? likelyRow),
  });
  const shown = virtual.getVirtualItems();
  const height = layout ? virtual.getTotalSize() : rows * likelyRow;
  const first = shown.at(0);
  const last = shown.at(-1);
  const isNearEnd = isMore && (last?.index ?? 0) >= rows - rowsAhead;

  useEffect(() => {
    // After every load, even an empty one, more is loaded while the end is still near.
    if (isNearEnd) onNearEnd();
  }, [isNearEnd, products, onNearEnd]);

  return (
    <ul
      ref={grid}
      className="store-grid"
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
            // All cards of a row have the same height.
            ref={column === 0 ? virtual.measureElement : undefined}
            // On every card: one that was the first of its row stays observed after the columns change.
            data-index={row.index}
            product={product}
            address={addressOf(product)}
            place={row.index * columns + column + 1}
            count={isMore ? -1 : products.length}
            eager={row.index < 2}
            hasProgress={hasProgress}
          />
        )),
      )}
    </ul>
  );
}
