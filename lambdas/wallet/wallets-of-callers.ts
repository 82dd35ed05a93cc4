import { isSignInOver } from '#domain/player/sign-in';
import type { WalletStore } from '#stores/wallet-store';
import { callerToCheck, SignInOver } from '../outcome/caller';

/**
 * Wallets that answer no sign-in which its player has ended. Whatever reads a wallet for its own player is held to that, in the very
 * next request and without another look anywhere; what follows from streams and schedules, and admins who act on others, have no
 * sign-in of that player to be asked for.
 *
 * A wallet that was read before all sign-ins were ended cannot be written after: its number has moved on.
 */
export function walletsOfCallers(wallets: WalletStore): WalletStore {
  return {
    ...wallets,
    async load(player) {
      const open = await wallets.load(player);
      const caller = callerToCheck(player);
      if (open && caller && isSignInOver(caller.signedInAt, open.signInsCountFrom))
        throw new SignInOver('The player has ended this sign-in');
      return open;
    },
  };
}
