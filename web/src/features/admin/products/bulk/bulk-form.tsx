import { type FormEvent, useState } from 'react';
import { Button } from '#components/ui/button';
import { SelectField } from '#components/ui/select-field';
import { TextField } from '#components/ui/text-field';
import { categoryChoices } from '#web/lib/catalog/category-copy';
import type { RewardProduct } from '#web/lib/catalog/reward-product';
import type { FieldChange } from '../save-field';
import { type BulkAct, bulkActs, type BulkTyped, changedBy, changeOf } from './bulk-change';

const categories = [{ value: '', label: 'None' }, ...categoryChoices];

/** Asks what to change, and lists the products that will change. */
export function BulkForm({
  products,
  onKeep,
  onSend,
}: {
  products: readonly RewardProduct[];
  onKeep: () => void;
  onSend: (products: readonly RewardProduct[], change: FieldChange) => void;
}) {
  const [typed, setTyped] = useState<BulkTyped>({ act: 'activate', price: '', category: '' });
  const [isSent, setSent] = useState(false);
  const put = (changes: Partial<BulkTyped>) => setTyped({ ...typed, ...changes });
  const result = changeOf(typed, products);
  const changed = 'change' in result ? changedBy(result.change, products) : products;

  function submit(event: FormEvent) {
    event.preventDefault();
    setSent(true);
    if ('change' in result && changed.length > 0) onSend(changed, result.change);
  }

  return (
    <form className="grid gap-5" noValidate onSubmit={submit}>
      <SelectField
        label="Change"
        choices={bulkActs}
        value={typed.act}
        onChange={({ currentTarget }) => put({ act: currentTarget.value as BulkAct })}
      />
      {typed.act === 'price' && (
        <TextField
          label="Price in SC"
          inputMode="decimal"
          autoComplete="off"
          value={typed.price}
          error={isSent && 'fault' in result ? result.fault : undefined}
          onChange={({ currentTarget }) => put({ price: currentTarget.value })}
        />
      )}
      {typed.act === 'category' && (
        <SelectField
          label="Category"
          choices={categories}
          value={typed.category}
          onChange={({ currentTarget }) => put({ category: currentTarget.value })}
        />
      )}
      <p className="text-sm text-muted">
        {changed.length === products.length
          ? 'Changes go live right away.'
          : `${products.length - changed.length} of the selected products have this value already.`}
      </p>
      <ul className="bulk-list" tabIndex={0} aria-label="Products of this change">
        {changed.map(({ id, name }) => (
          <li key={id} className="text-sm wrap-anywhere">
            {name}
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="outline" onClick={onKeep}>
          Not now
        </Button>
        <Button type="submit" variant="primary" disabled={changed.length === 0}>
          {changed.length === 1 ? 'Change 1 product' : `Change ${changed.length} products`}
        </Button>
      </div>
    </form>
  );
}
