import { useEffect, useRef } from 'react';
import { Button } from '#components/ui/button';
import { faultsOf } from '#web/lib/catalog/graphql-refusal';
import type { RewardProduct } from '#web/lib/catalog/reward-product';
import { CatalogFailure } from './catalog-failure';
import { ChangeNote } from './change-note';
import { isField } from './draft';
import { ProductFields } from './product-fields';
import type { ProductFormState } from './use-product-form';
import './product-form.css';

/**
 * The fields of a product, its failure, and the conflict to resolve before it can be saved.
 *
 * @param product  its newest known version; null for a new product, whose form opens with the focus on its first field
 */
export function ProductForm({
  form,
  product,
  onDiscard,
  onClose,
}: {
  form: ProductFormState;
  product: RewardProduct | null;
  onDiscard: () => void;
  onClose: () => void;
}) {
  const { edit, differences, isEdited, isPending, failure, pictures } = form;
  const element = useRef<HTMLFormElement>(null);
  const changes = useRef<HTMLDivElement>(null);
  const isNoted = differences.length > 0;
  const elsewhere = faultsOf(failure).filter(({ field }) => !isField(field));

  useEffect(() => {
    const { current } = element;
    if (!isNoted || !current) return undefined;
    return () => {
      // Resolving the note removes the focused button.
      if (current.contains(document.activeElement)) return;
      current.querySelector<HTMLElement>('[type=submit]')?.focus();
    };
  }, [isNoted]);

  return (
    <form
      ref={element}
      className="grid gap-5"
      {...form.form}
      onSubmit={(event) => {
        if (product === null || isEdited) return form.form.onSubmit(event);
        event.preventDefault();
        onClose();
      }}
    >
      {product && isNoted && (
        <div ref={changes} tabIndex={-1}>
          <ChangeNote
            draft={edit}
            theirs={product}
            differences={differences}
            isPending={isPending}
            onTakeTheirs={() => form.takeTheirs(product)}
            onKeepMine={() => form.keepMine(product)}
          />
        </div>
      )}
      <ProductFields form={form} isNew={product === null} />
      {failure !== null && (
        <CatalogFailure failure={failure}>
          {elsewhere.map(({ message }) => message).join(' ') || undefined}
        </CatalogFailure>
      )}
      <div className="product-form-end">
        {isEdited && !isPending && (
          <Button variant="outline" onClick={onDiscard}>
            Discard edits
          </Button>
        )}
        {isNoted ? (
          <Button variant="primary" onClick={() => changes.current?.focus()}>
            See changes
          </Button>
        ) : (
          <Button type="submit" variant="primary" pending={isPending} disabled={pictures.isUploading}>
            {pictures.isUploading ? 'Uploading pictures…' : product ? 'Save' : 'Create product'}
          </Button>
        )}
      </div>
    </form>
  );
}
