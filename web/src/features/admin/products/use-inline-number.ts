import { useState } from 'react';
import { useAttempt } from '#web/lib/api/use-attempt';
import { catalogMessageFor } from '#web/lib/catalog/graphql-refusal';
import { updateProduct } from '#web/lib/catalog/product-mutations';
import type { RewardProduct } from '#web/lib/catalog/reward-product';
import { showToast } from '#web/lib/page/toasts';
import { draftOf, fieldsOf } from './draft';
import { faultsIn } from './draft-faults';
import { type InlineField, type SavedField, saveField } from './save-field';
import { useIsShown } from './use-is-shown';

interface InlineNumberEdit {
  /** The version that the admin last saw. */
  readonly seen: RewardProduct;
  readonly text: string;
  readonly note: string | null;
  /** The value of a concurrent change. */
  readonly theirs: string | null;
}

/**
 * Edits one number of a product in its row. A failure is shown as a toast if the row is no longer in the document.
 *
 * @param onNewVersion  called with the resulting product, also after a concurrent change
 */
export function useInlineNumber(
  product: RewardProduct,
  field: InlineField,
  onNewVersion: (product: RewardProduct) => void,
) {
  const [edit, setEdit] = useState<InlineNumberEdit | null>(null);
  const { isPending, send } = useAttempt();
  const isShown = useIsShown();

  /** Shows why a value is not stored. */
  function fail(failed: InlineNumberEdit & { note: string }) {
    setEdit(failed);
    if (!isShown.current)
      showToast({ tone: 'error', stays: true, text: `${product.name}, ${field}: ${failed.note}` });
  }

  function save() {
    if (!edit || isPending) return;
    const draft = { ...draftOf(edit.seen), [field]: edit.text };
    const fault = faultsIn(draft).find((each) => each.field === field);
    if (fault) return setEdit({ ...edit, note: fault.message });
    const value = fieldsOf(draft)[field];
    if (value === edit.seen[field]) return leave();
    void send(
      () => saveField(edit.seen, { field, value }, updateProduct),
      (saved) => show(edit, saved),
      {
        onFailure(failure) {
          const { title, text } = catalogMessageFor(failure);
          fail({ ...edit, note: `${title} ${text}` });
        },
      },
    );
  }

  function show(sent: InlineNumberEdit, saved: SavedField) {
    if (saved.kind === 'saved') {
      setEdit(null);
      return onNewVersion(saved.product);
    }
    const theirs = draftOf(saved.theirs)[field];
    const note = `This changed in the meantime. It is now ${theirs}; you entered ${sent.text}.`;
    fail({ ...sent, seen: saved.theirs, note, theirs });
  }

  function leave() {
    setEdit(null);
    onNewVersion(edit?.seen ?? product);
  }

  return {
    text: edit?.text ?? null,
    note: edit?.note ?? null,
    theirs: edit?.theirs ?? null,
    isPending,
    open: () => setEdit({ seen: product, text: draftOf(product)[field], note: null, theirs: null }),
    type: (text: string) => edit && setEdit({ ...edit, text, note: edit.theirs ? edit.note : null }),
    leave,
    save,
  };
}
