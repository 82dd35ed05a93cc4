import { useLayoutEffect, useRef, useState } from 'react';
import type { RewardProduct } from '#web/lib/catalog/reward-product';
import { blankDraft, type Draft } from './draft';
import { type Edit, editOf, editSince, settle } from './rebase';

/** A change to a form, as a function: a picture may arrive long after the words around it were typed. */
export type ChangeDraft = (change: (draft: Draft) => Draft) => void;

/** A product that is not stored yet. Its id is made with its form, so that saving it twice creates it once. */
export interface NewProductForm {
  readonly id: string;
  readonly draft: Draft;
}

/** What became of a form whose product was stored. */
interface Stored {
  /** Whether the product was a new one. */
  readonly wasNew: boolean;
  /** Whether something was typed after the form was sent, which is not stored. */
  readonly isMore: boolean;
}

/** What was typed and not saved; it outlives a drawer that is closed by mistake. */
export function useEdits() {
  const [edits, setEdits] = useState<Readonly<Record<string, Edit>>>({});
  const [fresh, setFresh] = useState<NewProductForm>(blankForm);
  // An answer comes to whoever sent the form; the forms may be others by then.
  const now = useRef({ edits, fresh });
  useLayoutEffect(() => {
    now.current = { edits, fresh };
  }, [edits, fresh]);

  return {
    fresh,
    changeFresh: (change: (draft: Draft) => Draft) =>
      setFresh((form) => ({ ...form, draft: change(form.draft) })),
    dropFresh: () => setFresh(blankForm()),

    /** The form of a product, on top of its newest version where nobody needs to be asked. */
    editFor: (product: RewardProduct) => settle(edits[product.id] ?? editOf(product), product),
    change: (product: RewardProduct, change: (draft: Draft) => Draft) =>
      setEdits((all) => {
        const { edit } = settle(all[product.id] ?? editOf(product), product);
        return { ...all, [product.id]: { ...edit, draft: change(edit.draft) } };
      }),
    put: (edit: Edit) => setEdits((all) => ({ ...all, [edit.base.id]: edit })),
    /** Drops of a form what is stored now; what was typed since stays, as a change to the product. */
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
