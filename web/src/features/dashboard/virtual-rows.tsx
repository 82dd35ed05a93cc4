import { defaultRangeExtractor, useWindowVirtualizer } from '@tanstack/react-virtual';
import { Fragment, type RefObject, useEffect, useLayoutEffect, useState } from 'react';
import type { RewardProduct } from '#web/lib/catalog/reward-product';
import { rowsToHold, useHeldRows, withSpaces } from './held-rows';
import { ProductRow, type RowActions } from './product-row';

/** Of a row before it is measured, in pixels. */
const likelyRow = 57;

const rowsBeyond = 12;

/** So many rows before the end of what was read, more is. */
const rowsAhead = 20;

/** The rows that are in sight, and those that somebody types in; the space of all others is kept above and below, so that 100,000 of them weigh nothing. */
export function VirtualRows({
  body,
  products,
  update,
  isMore,
  actions,
  onNearEnd,
}: {
  body: RefObject<HTMLTableSectionElement | null>;
  products: readonly RewardProduct[];
  update: Readonly<Record<string, string>>;
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
    // Whatever was read, be it nothing new or the same once more: whoever is still near the end wants what follows.
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
              update={update[product.id]}
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

/** Keeps the place of rows that are not in the document. */
function Space({ height }: { height: number }) {
  if (height <= 0) return null;
  return (
    <tr role="presentation" className="product-space">
      <td role="presentation" colSpan={8} style={{ blockSize: height }} />
    </tr>
  );
}

/** Where the rows begin, from the top of the document, in pixels. */
function useTop(body: RefObject<HTMLElement | null>): number {
  const [top, setTop] = useState(0);
  useLayoutEffect(() => {
    const element = body.current;
    if (!element) return undefined;
    const measure = () => setTop(Math.round(element.getBoundingClientRect().top + scrollY));
    measure();
    // What stands above moves the rows without changing their size.
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [body]);
  return top;
}
