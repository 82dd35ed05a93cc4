import { useState } from 'react';
import { useAttempt } from '#web/lib/api/use-attempt';
import {
  catalogMessageFor,
  conflictingProduct,
  faultsOf,
  type FieldFault,
} from '#web/lib/catalog/graphql-refusal';
import type { RewardProduct } from '#web/lib/catalog/reward-product';
import { showToast } from '#web/lib/page/toasts';
import type { Draft } from './draft';
import { faultsIn } from './draft-faults';
import { useIsShown } from './use-is-shown';

/** Why a form was not saved, with the submitted form: fields changed since show no fault. */
export interface Refused {
  readonly faults: readonly FieldFault[];
  readonly draft: Draft;
}

/** A submitted form at the time of its response. */
export interface SentForm {
  readonly sent: Draft;
  /** Whether the form is still shown. */
  readonly isShown: boolean;
}

/**
 * Saves a form once it passes the client-side checks. A failure that arrives after the form was closed is shown as a toast.
 *
 * @param onNewVersion  called with the newer product after a conflict
 */
export function useSaving({
  onSaved,
  onNewVersion,
}: {
  onSaved: (product: RewardProduct, form: SentForm) => void;
  onNewVersion: (product: RewardProduct) => void;
}) {
  const [refused, setRefused] = useState<Refused | null>(null);
  const { isPending, failure, send, dismissFailure } = useAttempt();
  const isShown = useIsShown();

  function save(draft: Draft, act: () => Promise<RewardProduct>): void {
    if (isPending) return;
    dismissFailure();
    const faults = faultsIn(draft);
    setRefused({ faults, draft });
    if (faults.length > 0) return;
    void send(act, (saved) => onSaved(saved, { sent: draft, isShown: isShown.current }), {
      onFailure(thrown) {
        const theirs = conflictingProduct(thrown);
        if (theirs) onNewVersion(theirs);
        setRefused({ faults: faultsOf(thrown), draft });
        if (!isShown.current) notifyFailure(draft, thrown);
      },
    });
  }

  return { refused, failure, isPending, save, dismissFailure };
}

function notifyFailure({ name }: Draft, failure: unknown): void {
  const { title, text } = catalogMessageFor(failure);
  showToast({ tone: 'error', stays: true, text: `${name.trim()} is not saved. ${title} ${text}` });
}
