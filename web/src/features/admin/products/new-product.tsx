import { createProduct } from '#web/lib/catalog/product-mutations';
import type { RewardProduct } from '#web/lib/catalog/reward-product';
import { blankDraft, fields, fieldsOf, isSame } from './draft';
import { ProductForm } from './product-form';
import type { Edits } from './use-edits';
import { type SentForm, useSaving } from './use-saving';

/** Creates a product. */
export function NewProduct({
  edits: { fresh, changeFresh, dropFresh },
  onNewVersion,
  onSaved,
}: {
  edits: Edits;
  onNewVersion: (product: RewardProduct) => void;
  onSaved: (product: RewardProduct, form: SentForm) => void;
}) {
  const { refused, failure, isPending, save } = useSaving({ onSaved, onNewVersion });
  const isEdited = fields.some((field) => !isSame(field, blankDraft, fresh.draft));
  return (
    <ProductForm
      draft={fresh.draft}
      onChange={changeFresh}
      refused={refused}
      failure={failure}
      isPending={isPending}
      isNew
      submitLabel="Create product"
      onSubmit={() => save(fresh.draft, () => createProduct(fresh.id, fieldsOf(fresh.draft)))}
      onDiscard={isEdited ? dropFresh : undefined}
    />
  );
}
