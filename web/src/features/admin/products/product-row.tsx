import { Pencil, Trash2 } from 'lucide-react';
import type { Ref } from 'react';
import { Link } from 'react-router';
import { Amount } from '#components/ui/amount';
import { Button, buttonClass } from '#components/ui/button';
import { StoredPicture } from '#components/ui/stored-picture';
import { categoryNames } from '#web/lib/catalog/category-copy';
import type { RewardProduct } from '#web/lib/catalog/reward-product';
import { shortInstantLabel } from '#web/lib/format/dates';
import { hundredthsOf } from '#web/lib/format/hundredths';
import { ActiveSwitch } from './active-switch';
import { FeaturedToggle } from './featured-toggle';
import type { HoldRow } from './held-rows';
import { InlineNumberCell } from './inline-number-cell';
import { StockCell } from './stock-cell';

/** Actions of a row on its product. */
export interface RowActions {
  readonly editPathOf: (product: RewardProduct) => string;
  readonly onNewVersion: (product: RewardProduct) => void;
  readonly isSelected: (product: RewardProduct) => boolean;
  readonly onSelect: (product: RewardProduct) => void;
  readonly onDelete: (product: RewardProduct) => void;
  readonly onHighlightShown: (product: RewardProduct) => void;
}

/**
 * A product in the table.
 *
 * @param highlight  the version that has just arrived, which highlights the row
 * @param hold  keeps the row in the document
 */
export function ProductRow({
  ref,
  index,
  product,
  highlight,
  actions,
  hold,
}: {
  ref?: Ref<HTMLTableRowElement>;
  /** Index of the row among all rows, from 0. */
  index: number;
  product: RewardProduct;
  highlight: string | undefined;
  actions: RowActions;
  hold: HoldRow;
}) {
  const { name, category, price, stock, active, updatedAt } = product;
  return (
    <tr
      ref={ref}
      data-index={index}
      data-list-row={product.id}
      className="product-row"
      role="row"
      aria-rowindex={index + 2}
      data-inactive={!active || undefined}
    >
      <th role="rowheader" scope="row" className="product-cell-name">
        {highlight && (
          <span
            key={highlight}
            className="product-row-glow"
            aria-hidden="true"
            onAnimationEnd={() => actions.onHighlightShown(product)}
          />
        )}
        <span className="flex items-center">
          <label className="product-select inline-grid place-items-center">
            <input
              type="checkbox"
              className="check-field-box"
              checked={actions.isSelected(product)}
              aria-label={`Select ${name}`}
              onChange={() => actions.onSelect(product)}
            />
          </label>
          <Link className="product-name" to={actions.editPathOf(product)} preventScrollReset>
            <span className="product-thumb">
              <StoredPicture imageKey={product.image?.[0] ?? null} sizes="4rem" />
            </span>
            {name}
          </Link>
        </span>
      </th>
      <td role="cell" className="product-cell-category">
        {category ? categoryNames[category] : '—'}
      </td>
      <td role="cell" className="product-cell-price">
        <InlineNumberCell product={product} field="price" onNewVersion={actions.onNewVersion} hold={hold}>
          <Amount coin="sweeps" value={hundredthsOf(price)} />
        </InlineNumberCell>
      </td>
      <td role="cell" className="product-cell-stock">
        <InlineNumberCell product={product} field="stock" onNewVersion={actions.onNewVersion} hold={hold}>
          <StockCell stock={stock} />
        </InlineNumberCell>
      </td>
      <td role="cell" className="product-cell-featured">
        <FeaturedToggle product={product} onNewVersion={actions.onNewVersion} />
      </td>
      <td role="cell" className="product-cell-active">
        <ActiveSwitch product={product} onNewVersion={actions.onNewVersion} />
        <span className="cell-word" aria-hidden="true">
          {active ? 'Active' : 'Inactive'}
        </span>
      </td>
      <td role="cell" className="product-cell-changed">
        <time dateTime={updatedAt}>{shortInstantLabel(updatedAt)}</time>
      </td>
      <td role="cell" className="product-cell-actions">
        <Link
          className={buttonClass({ variant: 'quiet', icon: true })}
          to={actions.editPathOf(product)}
          preventScrollReset
          aria-label={`Edit ${name}`}
        >
          <Pencil aria-hidden="true" size={18} />
        </Link>
        <Button variant="quiet" icon aria-label={`Delete ${name}`} onClick={() => actions.onDelete(product)}>
          <Trash2 aria-hidden="true" size={18} />
        </Button>
      </td>
    </tr>
  );
}
