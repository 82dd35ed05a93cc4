import { playFabOps } from '#web/lib/api/play-fab-ops';
import { useLoaded } from '#web/lib/api/use-loaded';
import { setBalances, useBalances } from '#web/lib/live/balances';
import type { Redeeming } from './redeem-rules';

type Answers = Pick<Redeeming, 'account' | 'checkout'>;

/** The data that a checkout requires, with live balances. */
export function useRedeeming() {
  const { value: answers, failure, reload } = useLoaded(readAnswers);
  const balances = useBalances();
  return { redeeming: answers && balances ? { ...answers, balances } : null, failure, readAgain: reload };
}

async function readAnswers(): Promise<Answers> {
  const [account, checkout, wallet] = await Promise.all([
    playFabOps.get('/account'),
    playFabOps.get('/checkout/eligibility'),
    playFabOps.get('/wallet'),
  ]);
  setBalances(wallet.balances, wallet.sequence);
  return { account, checkout };
}
