import { useController } from 'react-hook-form';
import { SelectField } from '#components/ui/select-field';
import { SwitchField } from '#components/ui/switch-field';
import { TextField } from '#components/ui/text-field';
import { longestTexts } from '#domain/rewards/product-bounds';
import { categoryChoices } from '#web/lib/catalog/category-copy';
import { markForFocus } from '#web/lib/page/first-focus';
import { CoinCredit } from './coin-credit';
import { MarkdownField } from './markdown-field';
import { PictureField } from './picture-field';
import type { ProductFormState } from './use-product-form';

const categories = [{ value: '', label: 'None' }, ...categoryChoices];

/** The form fields of a product. */
export function ProductFields({
  form: { control, field, box, faultOf, edit, pictures, changePictures },
  isNew,
}: {
  form: ProductFormState;
  isNew: boolean;
}) {
  const name = field('name');
  const {
    field: { ref: picturesRef },
  } = useController({ control, name: 'image' });
  return (
    <>
      <TextField
        label="Name"
        autoComplete="off"
        {...name}
        ref={(input) => {
          name.ref(input);
          if (isNew) markForFocus(input);
        }}
      />
      <div className="grid grid-cols-2 items-start gap-4">
        <TextField
          label="Price in SC"
          inputMode="decimal"
          placeholder="10.00"
          autoComplete="off"
          {...field('price')}
        />
        <TextField label="In stock" inputMode="numeric" autoComplete="off" {...field('stock')} />
      </div>
      <SelectField
        label="Category"
        choices={categories}
        hint={edit.category === 'coins' && <CoinCredit price={edit.price} />}
        {...field('category')}
      />
      <div className="grid grid-cols-2 items-start gap-4">
        <SwitchField label="Active" hint="Visible in the store" {...box('active')} />
        <SwitchField
          label="Featured"
          hint={
            edit.category === 'coins' ? 'First among Gold Coins, which come last' : 'Shown first in the store'
          }
          {...box('featured')}
        />
      </div>
      <PictureField
        ref={picturesRef}
        image={edit.image}
        error={faultOf('image')}
        pictures={pictures}
        onChange={changePictures}
      />
      <MarkdownField
        label="Description"
        text={edit.description}
        longest={longestTexts.description}
        {...field('description')}
      />
      <MarkdownField
        label="Terms that players accept"
        text={edit.terms}
        longest={longestTexts.terms}
        {...field('terms')}
      />
    </>
  );
}
