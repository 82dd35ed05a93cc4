import { useLayoutEffect, useRef, useState } from 'react';
import type { RewardProduct } from '#web/lib/catalog/reward-product';
import { blankDraft, type Draft, fields, isSame } from './draft';
import { type Edit, editOf, editSince, isEdited, settle } from './rebase';

/** Updates a form with a function, because a picture may arrive long after other fields were typed. */
export type ChangeDraft = (change: (draft: Draft) => Draft) => void;

/** A product that is not stored yet. Its id is generated with its form, so that saving it twice creates it once. */
export interface NewProductForm {
  readonly id: string;
  readonly draft: Draft;
}

/** The result of dropStored. */
interface Stored {
  /** Whether the product was new. */
  readonly wasNew: boolean;
  /** Whether something was typed after the submit and is not stored. */
  readonly isMore: boolean;
}

/** Unsaved edits; they outlive a drawer that is closed by mistake. */
export function useEdits() {
  const [edits, setEdits] = useState<Readonly<Record<string, Edit>>>({});
  const [fresh, setFresh] = useState<NewProductForm>(blankForm);
  // A response reads the current forms, which may have changed since the submit.
  const now = useRef({ edits, fresh });
  useLayoutEffect(() => {
    now.current = { edits, fresh };
  }, [edits, fresh]);

  const isFreshEdited = fields.some((field) => !isSame(field, blankDraft, fresh.draft));

  return {
    /** Whether something is typed that leaving the page would lose. */
    isAnyEdited: isFreshEdited || Object.values(edits).some(isEdited),
    fresh,
    isFreshEdited,
    changeFresh: (change: (draft: Draft) => Draft) =>
      setFresh((form) => ({ ...form, draft: change(form.draft) })),
    dropFresh: () => setFresh(blankForm()),

    /** Returns the form of a product, rebased onto its newest version unless the admin has to decide. */
    editFor: (product: RewardProduct) => settle(edits[product.id] ?? editOf(product), product),
    change: (product: RewardProduct, change: (draft: Draft) => Draft) =>
      setEdits((all) => {
        const { edit } = settle(all[product.id] ?? editOf(product), product);
        return { ...all, [product.id]: { ...edit, draft: change(edit.draft) } };
      }),
    put: (edit: Edit) => setEdits((all) => ({ ...all, [edit.base.id]: edit })),
    /** Drops the stored part of a form; later input stays as an edit of the product. */
    dropStored(saved: RewardProduct, sent: Draft): Stored {
      const { edits, fresh } = now.current;
      const wasNew = fresh.id === saved.id;
      const typed = wasNew ? fresh.draft : edits[saved.id]?.draft;
      const left = typed ? editSince(typed, { sent, saved }) : null;
      if (wasNew) setFresh(blankForm());
      setEdits(({ [saved.id]: _stored, ...others }) => (left ? { ...others, [saved.id]: left } : others));
      return { wasNew, isMore: left !== null };
    },
    drop: ({ id }: Pick<RewardProduct, 'id'>) => setEdits(({ [id]: _dropped, ...others }) => others),
  };
}

export type Edits = ReturnType<typeof useEdits>;

function blankForm(): NewProductForm {
  return { id: crypto.randomUUID(), draft: blankDraft };
}
