import { SelectField } from '#components/ui/select-field';
import { SwitchField } from '#components/ui/switch-field';
import { TextField } from '#components/ui/text-field';
import { longestTexts } from '#domain/rewards/product-bounds';
import { categoryChoices, categoryOf } from '#web/lib/catalog/category-copy';
import type { FieldFault } from '#web/lib/catalog/graphql-refusal';
import { markForFocus } from '#web/lib/page/first-focus';
import { CoinCredit } from './coin-credit';
import type { Draft, Field } from './draft';
import { MarkdownField } from './markdown-field';
import { PictureField } from './picture-field';
import type { ChangeDraft } from './use-edits';
import type { PictureUploads } from './use-picture-uploads';

const categories = [{ value: '', label: 'None' }, ...categoryChoices];

/** The form fields of a product. */
export function ProductFields({
  draft,
  onChange,
  faults,
  pictures,
  isNew = false,
}: {
  draft: Draft;
  onChange: ChangeDraft;
  faults: readonly FieldFault[];
  pictures: PictureUploads;
  isNew?: boolean;
}) {
  const faultOf = (field: Field) => faults.find((fault) => fault.field === field)?.message;
  const put = (changes: Partial<Draft>) => onChange((typed) => ({ ...typed, ...changes }));
  const text = (field: 'name' | 'price' | 'stock') => ({
    name: field,
    value: draft[field],
    error: faultOf(field),
    autoComplete: 'off',
    onChange: (event: { target: HTMLInputElement }) => put({ [field]: event.target.value }),
  });
  const markdown = (field: 'description' | 'terms') => ({
    name: field,
    value: draft[field],
    longest: longestTexts[field],
    error: faultOf(field),
    onType: (value: string) => put({ [field]: value }),
  });
  return (
    <>
      <TextField label="Name" {...text('name')} {...(isNew && { ref: markForFocus })} />
      <div className="grid grid-cols-2 items-start gap-4">
        <TextField label="Price in SC" inputMode="decimal" placeholder="10.00" {...text('price')} />
        <TextField label="In stock" inputMode="numeric" {...text('stock')} />
      </div>
      <SelectField
        label="Category"
        name="category"
        choices={categories}
        value={draft.category ?? ''}
        error={faultOf('category')}
        hint={draft.category === 'coins' && <CoinCredit price={draft.price} />}
        onChange={(event) => put({ category: categoryOf(event.target.value) })}
      />
      <div className="grid grid-cols-2 items-start gap-4">
        <SwitchField
          label="Active"
          hint="Visible in the store"
          checked={draft.active}
          onChange={(event) => put({ active: event.target.checked })}
        />
        <SwitchField
          label="Featured"
          hint={
            draft.category === 'coins'
              ? 'First among Gold Coins, which come last'
              : 'Shown first in the store'
          }
          checked={draft.featured}
          onChange={(event) => put({ featured: event.target.checked })}
        />
      </div>
      <PictureField
        image={draft.image}
        error={faultOf('image')}
        pictures={pictures}
        onChange={(change) => onChange((typed) => ({ ...typed, image: change(typed.image) }))}
      />
      <MarkdownField label="Description" {...markdown('description')} />
      <MarkdownField label="Terms that players accept" {...markdown('terms')} />
    </>
  );
}
