import { isSignInOver } from '#domain/player/sign-in';
import { type Caller, callerToCheck, matchingCaller, SignInOver } from '#lambdas/runtime/caller';
import type { OpenWallet } from './stores/wallet-change';
import type { WalletStore } from './stores/wallet-store';

export interface WalletsOfCallers extends WalletStore {
  /**
   * Loads the caller's wallet at the start of a request. The first `load` of the same request returns this wallet without a read.
   *
   * @throws SignInOver when the caller's sign-in was ended
   */
  admit(player: string): Promise<OpenWallet | undefined>;
}

/**
 * Wraps a wallet store so that it refuses callers whose sign-in was ended. Streams, schedules and admins who act on others have no sign-in
 * of that player to check.
 *
 * A wallet that was read before all sign-ins were ended cannot be written afterwards, because its sequence has moved on.
 */
export function walletsOfCallers(wallets: WalletStore): WalletsOfCallers {
  const admitted = new WeakMap<Caller, OpenWallet>();

  return {
    ...wallets,

    async admit(player) {
      const open = await loadChecked(player);
      const caller = matchingCaller(player);
      if (open && caller) admitted.set(caller, open);
      return open;
    },

    async load(player) {
      const caller = matchingCaller(player);
      const open = caller && admitted.get(caller);
      if (!open) return loadChecked(player);
      admitted.delete(caller);
      return open;
    },
  };

  async function loadChecked(player: string): Promise<OpenWallet | undefined> {
    const open = await wallets.load(player);
    const caller = callerToCheck(player);
    if (open && caller && isSignInOver(caller.signedInAt, open.signInsCountFrom))
      throw new SignInOver('The player revoked this sign-in');
    return open;
  }
}
