import * as z from 'zod';
import { amount } from '#domain/money/coin';
import { playerAccounts } from '#domain/wallet/account';
import { grantCoins } from '../../wallet/grant-coins';
import { loadOrOpenWallet, type OpenWalletDependencies } from '../../wallet/open-wallet';

const demoAccounts = z.strictObject({
  accounts: z.array(
    z.strictObject({
      player: z.string().min(1),
      email: z.email(),
      grants: z.array(
        z.strictObject({
          key: z.string().min(1).max(255),
          account: z.enum(playerAccounts),
          amount: z.int().min(1).transform(amount),
          reason: z.string().min(1),
        }),
      ),
    }),
  ),
});

/**
 * Opens the wallets of demo sign-ins and gives them their coins through the ledger, as everything else does. Running it again
 * changes nothing: every grant has its key.
 *
 * @throws ZodError when the event is not a list of accounts
 */
export function openDemoAccounts(dependencies: OpenWalletDependencies) {
  return async (event: unknown): Promise<{ opened: number }> => {
    const { accounts } = demoAccounts.parse(event);
    for (const { player, email, grants } of accounts) {
      const describe = async () => ({ player, email, isEmailVerified: true });
      const loadOrOpen = () => loadOrOpenWallet(dependencies, player, describe);
      await loadOrOpen();
      for (const grant of grants) await grantCoins({ ...dependencies, loadOrOpen }, player, grant);
    }
    return { opened: accounts.length };
  };
}
