import { useState } from 'react';
import { setBalances } from '#web/lib/balances';
import { playFabOps } from '#web/lib/play-fab-ops';
import type { Quest } from './quests-views';

/** What a claim has brought. */
interface Credited {
  readonly gold: number;
  readonly sweeps: number;
}

/**
 * Claims a quest. The quest itself is the key, so that a press that is repeated, here or in another tab, is paid once.
 *
 * @param onClaimed  told of the quest as it is afterwards
 */
export function useClaim(quest: Quest, onClaimed: (quest: Quest) => void) {
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const [credited, setCredited] = useState<Credited | null>(null);

  async function claim() {
    if (isPending) return;
    setPending(true);
    setFailure(null);
    try {
      const answer = await playFabOps.post('/quests/{id}/claims', {
        path: { id: quest.id },
        idempotencyKey: `claim-${quest.id}`,
      });
      setBalances(answer.balances, answer.sequence);
      setCredited(answer.credited);
      onClaimed(answer.quest);
    } catch (thrown) {
      setFailure(thrown);
    } finally {
      setPending(false);
    }
  }

  return { isPending, failure, credited, claim: () => void claim() };
}
