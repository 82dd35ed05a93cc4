import type { Refusal } from '#contracts/errors';
import { isRefusal } from '#lambdas/runtime/refusal';
import type { OpenWallet } from '#lambdas/wallet/stores/wallet-change';
import { changeProfile, type ProfileDependencies } from './change-profile';
import { followEmail, type FollowEmailDependencies } from './follow-email';
import type { PlayerProfile } from './stores/player-store';
import type { DirectoryUser } from './stores/user-directory';

export interface AccountDependencies extends ProfileDependencies, FollowEmailDependencies {
  /** Loads the player's wallet, or opens it. Every route calls it, because the wallet knows whether the sign-in is still valid. */
  readonly loadOrOpen: (player: string) => Promise<OpenWallet>;
  /** Reads the user from the user pool. */
  readonly findUser: (player: string) => Promise<DirectoryUser>;
}

export interface AccountView {
  readonly profile: PlayerProfile;
  readonly user: DirectoryUser;
  readonly open: OpenWallet;
}

/**
 * Reads a player's account. The email address changes and is verified at the user pool only; the profile follows on the next read, once
 * the new address is verified.
 */
export function readAccount(
  dependencies: AccountDependencies,
  player: string,
): Promise<AccountView | Refusal> {
  return changeAccount(dependencies, player, (profile) => profile);
}

/** Changes a profile and returns the whole account. */
export async function changeAccount(
  dependencies: AccountDependencies,
  player: string,
  decide: (profile: PlayerProfile) => PlayerProfile | Refusal,
): Promise<AccountView | Refusal> {
  const [open, user] = await Promise.all([dependencies.loadOrOpen(player), dependencies.findUser(player)]);
  const changed = await changeProfile(dependencies, player, decide);
  const profile = isRefusal(changed) ? changed : await followEmail(dependencies, changed, user);
  return isRefusal(profile) ? profile : { profile, user, open };
}
