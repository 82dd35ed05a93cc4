import { useState } from 'react';
import type { RewardProduct } from '#web/lib/catalog/reward-product';
import { blankDraft, type Draft } from './draft';
import { type Edit, editOf, settle } from './rebase';

/** A change to a form, as a function: a picture may arrive long after the words around it were typed. */
export type ChangeDraft = (change: (draft: Draft) => Draft) => void;

/** A product that is not stored yet. Its id is made with its form, so that saving it twice creates it once. */
export interface NewProductForm {
  readonly id: string;
  readonly draft: Draft;
}

/** What was typed and not saved; it outlives a drawer that is closed by mistake. */
export function useEdits() {
  const [edits, setEdits] = useState<Readonly<Record<string, Edit>>>({});
  const [fresh, setFresh] = useState<NewProductForm>(blankForm);

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
    drop: ({ id }: Pick<RewardProduct, 'id'>) => setEdits(({ [id]: _dropped, ...others }) => others),
  };
}

export type Edits = ReturnType<typeof useEdits>;

function blankForm(): NewProductForm {
  return { id: crypto.randomUUID(), draft: blankDraft };
}
