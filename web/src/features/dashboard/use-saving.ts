import { useState } from 'react';
import { changedMeanwhile, faultsOf, type FieldFault } from '#web/lib/catalog/graphql-refusal';
import type { RewardProduct } from '#web/lib/catalog/reward-product';
import type { Draft } from './draft';
import { faultsIn } from './draft-faults';

/** Why a form was not saved, and the form as it was then: what was changed since is no fault any more. */
export interface Refused {
  readonly faults: readonly FieldFault[];
  readonly draft: Draft;
}

/**
 * Saves a form once it has no faults that can be seen from here.
 *
 * @param onTold  told the newer product when a save was refused because of it
 */
export function useSaving({
  onSaved,
  onTold,
}: {
  onSaved: (product: RewardProduct) => void;
  onTold: (product: RewardProduct) => void;
}) {
  const [refused, setRefused] = useState<Refused | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const [isPending, setPending] = useState(false);

  async function save(draft: Draft, act: () => Promise<RewardProduct>): Promise<void> {
    if (isPending) return;
    setFailure(null);
    const faults = faultsIn(draft);
    setRefused({ faults, draft });
    if (faults.length > 0) return;
    setPending(true);
    try {
      onSaved(await act());
    } catch (thrown) {
      const theirs = changedMeanwhile(thrown);
      if (theirs) onTold(theirs);
      setRefused({ faults: faultsOf(thrown), draft });
      setFailure(thrown);
    } finally {
      setPending(false);
    }
  }

  return { refused, failure, isPending, save, forget: () => setFailure(null) };
}
