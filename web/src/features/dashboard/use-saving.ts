import { useState } from 'react';
import {
  catalogMessageFor,
  conflictingProduct,
  faultsOf,
  type FieldFault,
} from '#web/lib/catalog/graphql-refusal';
import type { RewardProduct } from '#web/lib/catalog/reward-product';
import { showToast } from '#web/lib/toasts';
import type { Draft } from './draft';
import { faultsIn } from './draft-faults';
import { useIsShown } from './use-is-shown';

/** Why a form was not saved, and the form as it was then: what was changed since is no fault any more. */
export interface Refused {
  readonly faults: readonly FieldFault[];
  readonly draft: Draft;
}

/** A form that was sent, when its answer comes. */
export interface SentForm {
  readonly sent: Draft;
  /** Whether it is still there. */
  readonly isShown: boolean;
}

/**
 * Saves a form once it has no faults that can be seen from here. A failure that comes when the form was closed is told by a notice.
 *
 * @param onReported  told the newer product when a save was refused because of it
 */
export function useSaving({
  onSaved,
  onReported,
}: {
  onSaved: (product: RewardProduct, form: SentForm) => void;
  onReported: (product: RewardProduct) => void;
}) {
  const [refused, setRefused] = useState<Refused | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const [isPending, setPending] = useState(false);
  const isShown = useIsShown();

  async function save(draft: Draft, act: () => Promise<RewardProduct>): Promise<void> {
    if (isPending) return;
    setFailure(null);
    const faults = faultsIn(draft);
    setRefused({ faults, draft });
    if (faults.length > 0) return;
    setPending(true);
    try {
      const saved = await act();
      onSaved(saved, { sent: draft, isShown: isShown.current });
    } catch (thrown) {
      const theirs = conflictingProduct(thrown);
      if (theirs) onReported(theirs);
      setRefused({ faults: faultsOf(thrown), draft });
      setFailure(thrown);
      if (!isShown.current) tellOf(draft, thrown);
    } finally {
      setPending(false);
    }
  }

  return { refused, failure, isPending, save, forget: () => setFailure(null) };
}

function tellOf({ name }: Draft, failure: unknown): void {
  const { title, text } = catalogMessageFor(failure);
  showToast({ tone: 'error', stays: true, text: `${name.trim()} is not saved. ${title} ${text}` });
}
