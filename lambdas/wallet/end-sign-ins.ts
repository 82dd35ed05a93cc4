import type { Refusal } from '#contracts/errors';
import { type SignOutDetail, signInsCountFrom } from '#domain/player/sign-in';
import { record } from '#domain/wallet/wallet';
import { isRefusal } from '#lambdas/runtime/refusal';
import { loadOpened, openWallet, type OpenWalletDependencies } from './open-wallet';
import { nothingElse, settleOnce } from './settle-once';

/**
 * Ends every sign-in of another player that began before the next whole second. Opens a wallet for a player who has none, since the wallet
 * stores that time.
 *
 * @returns undefined, or the refusal
 */
export async function endSignInsOf(
  dependencies: OpenWalletDependencies,
  { player, email, key }: { readonly player: string; readonly email: string; readonly key: string },
): Promise<Refusal | undefined> {
  const { wallets, now } = dependencies;
  if (!(await wallets.load(player)))
    await openWallet(dependencies, { player, email, isEmailVerified: false });
  const settled = await settleOnce(
    { ...dependencies, loadOrOpen: loadOpened(wallets) },
    {
      player,
      operation: { name: 'end-sign-ins', key, input: {} },
      read: nothingElse,
      decide({ wallet }, id) {
        const at = now();
        const detail: SignOutDetail = { kind: 'sign-out' };
        return {
          ...record(wallet, { id, at, postings: [], detail }),
          signInsCountFrom: signInsCountFrom(at),
        };
      },
    },
  );
  return isRefusal(settled) ? settled : undefined;
}
