import { conflictingProduct } from '#web/lib/catalog/graphql-refusal';
import { updateProduct } from '#web/lib/catalog/product-mutations';
import type { RewardProduct } from '#web/lib/catalog/reward-product';
import { ChangeNote } from './change-note';
import { changesOf, draftOf } from './draft';
import { ProductForm } from './product-form';
import { type Edit, isEdited, keepMine, takeTheirs } from './rebase';
import { retryOnStockChange } from './retry-on-stock-change';
import type { Edits } from './use-edits';
import { type SentForm, useSaving } from './use-saving';

/**
 * Edits a product that others may sell or change concurrently.
 *
 * @param product  its newest known version
 */
export function EditProduct({
  product,
  edits,
  onNewVersion,
  onSaved,
  onClose,
}: {
  product: RewardProduct;
  edits: Edits;
  onNewVersion: (product: RewardProduct) => void;
  onSaved: (product: RewardProduct, form: SentForm) => void;
  onClose: () => void;
}) {
  const { edit, differences } = edits.editFor(product);
  const { refused, failure, isPending, save, dismissFailure } = useSaving({ onSaved, onNewVersion });
  const wasRefused = conflictingProduct(failure) !== null;

  function submit(sent: Edit) {
    if (!isEdited(sent)) return onClose();
    save(sent.draft, () =>
      retryOnStockChange(sent, ({ base, draft }) => updateProduct(base, changesOf(draftOf(base), draft))),
    );
  }

  function settleWith(settled: Edit) {
    dismissFailure();
    edits.put(settled);
  }

  return (
    <ProductForm
      draft={edit.draft}
      onChange={(change) => edits.change(product, change)}
      refused={refused}
      failure={wasRefused ? null : failure}
      isPending={isPending}
      submitLabel="Save"
      onSubmit={() => submit(edit)}
      onDiscard={isEdited(edit) ? () => edits.drop(product) : undefined}
      note={
        differences.length > 0 && (
          <ChangeNote
            edit={edit}
            theirs={product}
            differences={differences}
            isPending={isPending}
            onTakeTheirs={() => settleWith(takeTheirs(edit, product))}
            onKeepMine={() => {
              const mine = keepMine(edit, product);
              settleWith(mine);
              if (wasRefused) submit(mine);
            }}
          />
        )
      }
    />
  );
}
