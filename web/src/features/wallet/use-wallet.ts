import { useEffect, useState } from 'react';
import { ApiRefusal } from '#web/lib/api/api-refusal';
import { playFabOps } from '#web/lib/api/play-fab-ops';
import { type Balances, setBalances, useBalances } from '#web/lib/live/balances';
import { setSuspension } from '#web/lib/player/suspension';
import { notifyStoredSessionChange } from '#web/lib/session/stored-session';

/** The player's balances: null while they load, then the newest of any response. */
export function useWallet(): { balances: Balances | null; failed: boolean; retry: () => void } {
  const balances = useBalances();
  const [attempt, setAttempt] = useState(1);
  const [failedAttempt, setFailedAttempt] = useState(0);

  useEffect(() => {
    playFabOps.get('/wallet').then(
      (wallet) => {
        setBalances(wallet.balances, wallet.sequence);
        setSuspension(wallet.suspension);
      },
      (failure: unknown) => {
        // The stored session has ended and Amplify has cleared it, so the header must update as well.
        if (failure instanceof ApiRefusal && failure.code === 'session/required') notifyStoredSessionChange();
        setFailedAttempt(attempt);
      },
    );
  }, [attempt]);

  return {
    balances,
    failed: !balances && failedAttempt === attempt,
    retry: () => setAttempt(attempt + 1),
  };
}
