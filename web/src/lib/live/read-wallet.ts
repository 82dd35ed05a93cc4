import { playFabOps } from '../api/play-fab-ops';
import { setSuspension } from '../player/suspension';
import { setBalances } from './balances';

/**
 * Reads the player's wallet, and shows it everywhere on the page.
 *
 * @throws the failure of the API or the network
 */
export async function readWallet(): Promise<void> {
  const { balances, sequence, suspension } = await playFabOps.get('/wallet');
  setBalances(balances, sequence);
  setSuspension(suspension);
}
