import { useCallback, useEffect, useState } from 'react';
import { setBalances, useBalances } from '#web/lib/balances';
import { playFabOps } from '#web/lib/play-fab-ops';
import type { Redeeming } from './redeem-rules';

type Answers = Pick<Redeeming, 'account' | 'checkout'>;

/** What a checkout would ask of the player; the balances move by themselves. */
export function useRedeeming() {
  const [answers, setAnswers] = useState<Answers | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const balances = useBalances();

  const read = useCallback(() => {
    let isOver = false;
    readAnswers().then(
      (read) => !isOver && setAnswers(read),
      (thrown: unknown) => !isOver && setFailure(thrown),
    );
    return () => {
      isOver = true;
    };
  }, []);
  useEffect(read, [read]);

  return {
    redeeming: answers && balances ? { ...answers, balances } : null,
    failure,
    readAgain() {
      setFailure(null);
      read();
    },
  };
}

async function readAnswers(): Promise<Answers> {
  const [account, checkout, wallet] = await Promise.all([
    playFabOps.get('/account'),
    playFabOps.get('/checkout/standing'),
    playFabOps.get('/wallet'),
  ]);
  setBalances(wallet.balances, wallet.sequence);
  return { account, checkout };
}
