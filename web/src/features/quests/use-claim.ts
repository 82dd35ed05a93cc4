import { useState } from 'react';
import { playFabOps } from '#web/lib/api/play-fab-ops';
import { useAttempt } from '#web/lib/api/use-attempt';
import { setBalances } from '#web/lib/live/balances';
import type { Quest } from './quests-views';

/** The credited amounts of a claim. */
interface Credited {
  readonly gold: number;
  readonly sweeps: number;
}

/**
 * Claims a quest. The quest id is the idempotency key, so that repeats, here or in another tab, are credited once.
 *
 * @param onClaimed  called with the claimed quest
 */
export function useClaim(quest: Quest, onClaimed: (quest: Quest) => void) {
  const { isPending, failure, send } = useAttempt();
  const [credited, setCredited] = useState<Credited | null>(null);

  const claim = () =>
    void send(
      () =>
        playFabOps.post('/quests/{id}/claims', {
          path: { id: quest.id },
          idempotencyKey: `claim-${quest.id}`,
        }),
      (answer) => {
        setBalances(answer.balances, answer.sequence);
        setCredited(answer.credited);
        onClaimed(answer.quest);
      },
    );

  return { isPending, failure, credited, claim };
}
