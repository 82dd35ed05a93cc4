import { playFabOps } from '../api/play-fab-ops';
import { setBalances, shownBalances } from './balances';

/** The redeemable coins on show, in hundredths of a Sweeps Coin; read from the API where no balances are known yet. */
export async function loadRedeemable(): Promise<number> {
  const known = shownBalances();
  if (known) return known.sweepsRedeemable;
  const { balances, sequence } = await playFabOps.get('/wallet');
  setBalances(balances, sequence);
  return balances.sweepsRedeemable;
}
