import { createProduct } from '#web/lib/catalog/product-mutations';
import type { RewardProduct } from '#web/lib/catalog/reward-product';
import { fieldsOf } from './draft';
import { ProductForm } from './product-form';
import type { Edits } from './use-edits';
import { type SentForm, useSaving } from './use-saving';

/** Creates a product. */
export function NewProduct({
  edits: { fresh, isFreshEdited, changeFresh, dropFresh },
  onNewVersion,
  onSaved,
}: {
  edits: Edits;
  onNewVersion: (product: RewardProduct) => void;
  onSaved: (product: RewardProduct, form: SentForm) => void;
}) {
  const { refused, failure, isPending, save } = useSaving({ onSaved, onNewVersion });
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
      onDiscard={isFreshEdited ? dropFresh : undefined}
    />
  );
}
