import { Pencil, Trash2 } from 'lucide-react';
import { Link } from 'react-router';
import { Amount } from '#components/ui/amount';
import { Button, buttonClass } from '#components/ui/button';
import { StoredPicture } from '#components/ui/stored-picture';
import { categoryNames } from '#web/lib/catalog/category-words';
import type { RewardProduct } from '#web/lib/catalog/reward-product';
import { hundredthsOf } from '#web/lib/hundredths';
import { ActiveSwitch } from './active-switch';
import { FeaturedToggle } from './featured-toggle';
import { StockCell } from './stock-cell';

const timeFormat = new Intl.DateTimeFormat(undefined, {
  ...{ month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' },
});

/** What a row needs to act on its product. */
export interface RowActions {
  readonly editPathOf: (product: RewardProduct) => string;
  readonly onTold: (product: RewardProduct) => void;
  readonly onDelete: (product: RewardProduct) => void;
  readonly onPointedOut: (product: RewardProduct) => void;
}

/**
 * A product in the table.
 *
 * @param news  the version that has just come, which the row points out by a glow
 */
export function ProductRow({
  product,
  news,
  actions,
}: {
  product: RewardProduct;
  news: string | undefined;
  actions: RowActions;
}) {
  const { name, category, price, stock, active, updatedAt } = product;
  return (
    <tr className="product-row" role="row" data-inactive={!active || undefined}>
      <th role="rowheader" scope="row" className="product-cell-name">
        {news && (
          <span
            key={news}
            className="product-row-glow"
            aria-hidden="true"
            onAnimationEnd={() => actions.onPointedOut(product)}
          />
        )}
        <Link className="product-name" to={actions.editPathOf(product)} preventScrollReset>
          <span className="product-thumb">
            <StoredPicture imageKey={product.image?.[0] ?? null} sizes="4rem" />
          </span>
          {name}
        </Link>
      </th>
      <td role="cell" className="product-cell-category">
        {category ? categoryNames[category] : '—'}
      </td>
      <td role="cell" className="product-cell-price">
        <Amount coin="sweeps" value={hundredthsOf(price)} />
      </td>
      <td role="cell" className="product-cell-stock">
        <StockCell stock={stock} />
      </td>
      <td role="cell" className="product-cell-featured">
        <FeaturedToggle product={product} onTold={actions.onTold} />
      </td>
      <td role="cell" className="product-cell-active">
        <ActiveSwitch product={product} onTold={actions.onTold} />
        <span className="cell-word" aria-hidden="true">
          {active ? 'Active' : 'Inactive'}
        </span>
      </td>
      <td role="cell" className="product-cell-changed">
        <time dateTime={updatedAt}>{timeFormat.format(new Date(updatedAt))}</time>
      </td>
      <td role="cell" className="product-cell-actions">
        <Link
          className={buttonClass({ look: 'quiet', icon: true })}
          to={actions.editPathOf(product)}
          preventScrollReset
          aria-label={`Edit ${name}`}
        >
          <Pencil aria-hidden="true" size={18} />
        </Link>
        <Button look="quiet" icon aria-label={`Delete ${name}`} onClick={() => actions.onDelete(product)}>
          <Trash2 aria-hidden="true" size={18} />
        </Button>
      </td>
    </tr>
  );
}
