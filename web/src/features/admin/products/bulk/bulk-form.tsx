import { useWatch } from 'react-hook-form';
import { Button } from '#components/ui/button';
import { Note } from '#components/ui/note';
import { SelectField } from '#components/ui/select-field';
import { TextField } from '#components/ui/text-field';
import { categoryChoices } from '#web/lib/catalog/category-copy';
import type { RewardProduct } from '#web/lib/catalog/reward-product';
import { useContractForm } from '#web/lib/forms/use-contract-form';
import { BulkButtons } from '../../parts/bulk-buttons';
import { itemCountLabel } from '../../parts/bulk-step';
import type { FieldChange } from '../save-field';
import { bulkActs, bulkChange, type BulkTyped, changedBy, changeLabel } from './bulk-change';
import { productNoun } from './use-bulk-changes';

const acts = [{ value: '', label: 'Choose a change' }, ...bulkActs] as const;
const categories = [{ value: '', label: 'None' }, ...categoryChoices];

/** Asks what to change, and lists the products that will change with their old and new value. */
export function BulkForm({
  products,
  onKeep,
  onSend,
}: {
  products: readonly RewardProduct[];
  onKeep: () => void;
  onSend: (products: readonly RewardProduct[], change: FieldChange) => void;
}) {
  const { control, field, form } = useContractForm<BulkTyped, FieldChange, void>({
    body: bulkChange,
    defaultValues: { act: '', price: '', category: '' },
    guards: true,
    send: async (change) => onSend(changedBy(change, products), change),
  });
  const [act, price, category] = useWatch({ control, name: ['act', 'price', 'category'] });
  const { data: change } = bulkChange.safeParse({ act, price, category });
  const changed = change ? changedBy(change, products) : products;

  return (
    <form className="grid gap-5" {...form}>
      <SelectField label="Change" choices={acts} {...field('act')} />
      {act === 'price' && (
        <TextField label="Price in SC" inputMode="decimal" autoComplete="off" {...field('price')} />
      )}
      {act === 'category' && <SelectField label="Category" choices={categories} {...field('category')} />}
      <Note>
        Changes go live right away.
        {changed.length < products.length &&
          ` ${products.length - changed.length} of the selected products have this value already.`}
      </Note>
      <ul
        className="relative grid gap-2 max-block-56 overflow-auto"
        tabIndex={0}
        aria-label="Products of this change"
      >
        {changed.map((product) => (
          <li key={product.id} className="text-sm wrap-anywhere">
            {product.name}
            {change && ` · ${changeLabel(change, product)}`}
          </li>
        ))}
      </ul>
      <BulkButtons onKeep={onKeep}>
        <Button type="submit" variant="primary" disabled={changed.length === 0}>
          {`Change ${itemCountLabel(changed.length, productNoun)}`}
        </Button>
      </BulkButtons>
    </form>
  );
}
