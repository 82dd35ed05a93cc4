import type { Refusal } from '#contracts/errors';
import { isRefusal } from '#lambdas/runtime/refusal';
import type { OpenWallet } from '#lambdas/wallet/stores/wallet-change';
import { changeProfile, type ProfileDependencies } from './change-profile';
import { followEmail, type FollowEmailDependencies } from './follow-email';
import type { PlayerProfile } from './stores/player-store';
import type { DirectoryUser } from './stores/user-directory';

export interface AccountDependencies extends ProfileDependencies, FollowEmailDependencies {
  /** A player's wallet, opened on the spot if need be. Every route asks for it: it knows whether the sign-in still counts. */
  readonly loadOrOpen: (player: string) => Promise<OpenWallet>;
  /** Who the user pool says that somebody is. */
  readonly findUser: (player: string) => Promise<DirectoryUser>;
}

/** Everything that is known of a player. */
export interface AccountView {
  readonly profile: PlayerProfile;
  readonly user: DirectoryUser;
  readonly open: OpenWallet;
}

/**
 * Reads what is known of a player. An address is changed and proved at the user pool alone; the record follows when it is read, and
 * never before the new address was proved to be theirs.
 */
export function readAccount(
  dependencies: AccountDependencies,
  player: string,
): Promise<AccountView | Refusal> {
  return changeAccount(dependencies, player, (profile) => profile);
}

/** Changes what is known of a player, and reads all of it. */
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
