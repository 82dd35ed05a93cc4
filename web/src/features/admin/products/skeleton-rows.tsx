import { Skeleton } from '#components/ui/skeleton';

const cells = ['category', 'price', 'stock', 'featured', 'active', 'changed', 'actions'];

/** Skeleton rows while products load. */
export function SkeletonRows({ count = 8 }: { count?: number }) {
  return Array.from({ length: count }, (_, index) => (
    <tr key={index} className="product-row" role="row">
      <th role="rowheader" scope="row" className="product-cell-name">
        <span className="product-name">
          <Skeleton className="product-thumb" />
          <Skeleton className="h-4 w-40" />
          <span className="sr-only">Loading…</span>
        </span>
      </th>
      {cells.map((cell) => (
        <td key={cell} role="cell" className={`product-cell-${cell}`}>
          <Skeleton className="h-4 w-14" />
        </td>
      ))}
    </tr>
  ));
}
