import { defaultRangeExtractor, useWindowVirtualizer } from '@tanstack/react-virtual';
import { Fragment, type RefObject, useEffect, useLayoutEffect, useState } from 'react';
import type { RewardProduct } from '#web/lib/catalog/reward-product';
import { rowsToHold, useHeldRows, withSpaces } from './held-rows';
import { ProductRow, type RowActions } from './product-row';

/** Estimated row height in pixels before measurement. */
const likelyRow = 57;

const rowsBeyond = 12;

/** Distance in rows from the end at which more products load. */
const rowsAhead = 20;

/** Virtualized rows: visible rows and rows that are being edited. Spacers replace all others, so that 100,000 rows stay cheap. */
export function VirtualRows({
  body,
  products,
  highlights,
  isMore,
  actions,
  onNearEnd,
}: {
  body: RefObject<HTMLTableSectionElement | null>;
  products: readonly RewardProduct[];
  highlights: Readonly<Record<string, string>>;
  isMore: boolean;
  actions: RowActions;
  onNearEnd: () => void;
}) {
  const top = useTop(body);
  const { held, hold } = useHeldRows();
  const placeOf = (id: string) => products.findIndex((product) => product.id === id);
  const virtual = useWindowVirtualizer({
    count: products.length,
    scrollMargin: top,
    overscan: rowsBeyond,
    estimateSize: () => likelyRow,
    getItemKey: (index) => products[index]?.id ?? index,
    rangeExtractor: (range) => rowsToHold(defaultRangeExtractor(range), held, placeOf),
  });
  const shown = virtual.getVirtualItems();
  const lastInSight = (virtual.range?.endIndex ?? 0) + rowsBeyond;
  const isNearEnd = isMore && lastInSight >= products.length - rowsAhead;

  useEffect(() => {
    // After every load, even an empty one, more is loaded while the end is still near.
    if (isNearEnd) onNearEnd();
  }, [isNearEnd, products, onNearEnd]);

  return (
    <>
      {withSpaces(shown, top).map(({ index, spaceAbove }) => {
        const product = products[index];
        return product ? (
          <Fragment key={product.id}>
            <Space height={spaceAbove} />
            <ProductRow
              ref={virtual.measureElement}
              index={index}
              product={product}
              highlight={highlights[product.id]}
              actions={actions}
              hold={hold}
            />
          </Fragment>
        ) : null;
      })}
      <Space height={virtual.getTotalSize() - ((shown.at(-1)?.end ?? top) - top)} />
    </>
  );
}

/** Spacer for rows that are not in the document. */
function Space({ height }: { height: number }) {
  if (height <= 0) return null;
  return (
    <tr role="presentation" className="product-space">
      <td role="presentation" colSpan={8} style={{ blockSize: height }} />
    </tr>
  );
}

/** Offset of the rows from the top of the document, in pixels. */
function useTop(body: RefObject<HTMLElement | null>): number {
  const [top, setTop] = useState(0);
  useLayoutEffect(() => {
    const element = body.current;
    if (!element) return undefined;
    const measure = () => setTop(Math.round(element.getBoundingClientRect().top + scrollY));
    measure();
    // Content above moves the rows without resizing them.
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [body]);
  return top;
}
