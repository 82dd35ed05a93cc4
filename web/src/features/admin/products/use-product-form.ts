import { useLayoutEffect } from 'react';
import { useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import { catalogMessageFor, conflictingProduct, faultsOf } from '#web/lib/catalog/graphql-refusal';
import { createProduct } from '#web/lib/catalog/product-mutations';
import type { RewardProduct } from '#web/lib/catalog/reward-product';
import { useContractForm } from '#web/lib/forms/use-contract-form';
import { showToast } from '#web/lib/page/toasts';
import { useIsShown } from '#web/lib/page/use-is-shown';
import { fieldsOf } from './draft';
import { faultsIn } from './draft-faults';
import { editOf, editSince, follow, isEdited, keepMine, type ProductForm, takeTheirs } from './rebase';
import { saveEdit } from './save-edit';
import { usePictureUploads } from './use-picture-uploads';

/** A form at the time of its answer. */
export interface SavedForm {
  /** Whether something was typed after the submit and is not stored. */
  readonly isMore: boolean;
  readonly isShown: boolean;
}

/**
 * The form of a product that is new, or that others may sell or change concurrently: it takes newer versions until the admin has to
 * decide. A failure that arrives while it is not shown is a toast.
 *
 * @param product  its newest known version; null for a new product
 */
export function useProductForm({
  id,
  product,
  isOpen,
  onNewVersion,
  onSaved,
}: {
  id: string;
  product: RewardProduct | null;
  isOpen: boolean;
  onNewVersion: (product: RewardProduct) => void;
  onSaved: (product: RewardProduct, form: SavedForm) => void;
}) {
  const isShown = useIsShown(isOpen);
  const { getValues, replace, empty, sendHeld, dismissFailure, ...form } = useContractForm<
    ProductForm,
    ProductForm,
    RewardProduct
  >({
    body: z.custom<ProductForm>(),
    defaultValues: editOf(product),
    faultsOf: faultsIn,
    faultsOfRefusal: faultsOf,
    holds: (): boolean => differences.length > 0 || pictures.isUploading,
    send: ({ base, ...draft }) =>
      base === null ? createProduct(id, fieldsOf(draft)) : saveEdit({ ...draft, base }),
    onDone(saved, sent) {
      const left = editSince(getValues(), { sent, saved });
      replace(left ?? editOf(saved));
      onSaved(saved, { isMore: left !== null, isShown: isShown.current });
    },
    showsLate: true,
    onFailure(failure, { name }) {
      const theirs = conflictingProduct(failure);
      if (theirs) onNewVersion(theirs);
      const { title, text } = catalogMessageFor(failure);
      if (!isShown.current)
        showToast({ tone: 'error', stays: true, text: `${name.trim()} is not saved. ${title} ${text}` });
    },
  });
  // A copy, because the form writes into its values.
  const typed = useWatch({ control: form.control, compute: (values: ProductForm) => ({ ...values }) });
  // While a save is pending, a newer version may be its own.
  const { edit, differences } =
    product && !form.isPending ? follow(typed, product) : { edit: typed, differences: [] };
  const pictures = usePictureUploads((key) =>
    changePictures((keys) => (keys.includes(key) ? keys : [...keys, key])),
  );
  const wasRefused = conflictingProduct(form.failure) !== null;

  useLayoutEffect(() => {
    if (edit.base !== typed.base) replace(edit);
  });

  function changePictures(change: (image: readonly string[]) => readonly string[]) {
    replace({ image: change(getValues('image')) });
  }

  function settleWith(settled: ProductForm) {
    dismissFailure();
    replace(settled);
  }

  return {
    ...form,
    edit,
    differences,
    isEdited: isEdited(edit),
    pictures,
    changePictures,
    failure: wasRefused ? null : form.failure,
    form: {
      ...form.form,
      // A conflict stays until it is resolved.
      onChange: () => wasRefused || dismissFailure(),
    },
    discard() {
      dismissFailure();
      empty(editOf(product));
    },
    takeTheirs: (theirs: RewardProduct) => settleWith(takeTheirs(edit, theirs)),
    keepMine(theirs: RewardProduct) {
      settleWith(keepMine(edit, theirs));
      if (wasRefused) sendHeld();
    },
  };
}

export type ProductFormState = ReturnType<typeof useProductForm>;
