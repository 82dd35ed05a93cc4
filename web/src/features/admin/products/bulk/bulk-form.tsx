import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Button } from '#components/ui/button';
import { SelectField } from '#components/ui/select-field';
import { TextField } from '#components/ui/text-field';
import { categoryChoices } from '#web/lib/catalog/category-copy';
import type { RewardProduct } from '#web/lib/catalog/reward-product';
import type { FieldChange } from '../save-field';
import { bulkActs, type BulkTyped, changedBy, changeLabel, changeOf } from './bulk-change';

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
  const [typed, setTyped] = useState<BulkTyped>({ act: '', price: '', category: '' });
  const [timesSent, setTimesSent] = useState(0);
  const isSent = timesSent > 0;
  const form = useRef<HTMLFormElement>(null);
  const put = (changes: Partial<BulkTyped>) => setTyped({ ...typed, ...changes });
  const result = changeOf(typed, products);
  const changed = 'change' in result ? changedBy(result.change, products) : products;

  function submit(event: FormEvent) {
    event.preventDefault();
    setTimesSent((times) => times + 1);
    if ('change' in result && changed.length > 0) onSend(changed, result.change);
  }

  // What was refused is named at its field.
  useEffect(() => {
    if (timesSent > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [timesSent]);

  return (
    <form ref={form} className="grid gap-5" noValidate onSubmit={submit}>
      <SelectField
        label="Change"
        choices={acts}
        value={typed.act}
        error={isSent && typed.act === '' && 'fault' in result ? result.fault : undefined}
        onChange={({ currentTarget: { value } }) =>
          put({ act: bulkActs.find((each) => each.value === value)?.value ?? '' })
        }
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
        Changes go live right away.
        {changed.length < products.length &&
          ` ${products.length - changed.length} of the selected products have this value already.`}
      </p>
      <ul className="bulk-list" tabIndex={0} aria-label="Products of this change">
        {changed.map((product) => (
          <li key={product.id} className="text-sm wrap-anywhere">
            {product.name}
            {'change' in result && ` · ${changeLabel(result.change, product)}`}
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
