import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type { UserDirectory } from '#lambdas/account/stores/user-directory';
import { loadOrOpenWallet } from '#lambdas/wallet/open-wallet';
import { atFirstCall } from '../at-first-call';
import { matchingCaller } from '../caller';
import { setting } from '../environment';
import { PlayerGone } from '../http/player';
import type { Log } from '../log';
import { walletDependencies } from './wallets';

/** A player's wallet, opened on demand, and the player's user record. */
export function playerDependencies(client: DynamoDBDocumentClient, log: Log) {
  const wallet = walletDependencies(client, log);
  const directory = userDirectory();
  const describe = async (player: string) => ({ player, ...(await findUser(player)) });
  return {
    ...wallet,
    loadOrOpen: (player: string) => loadOrOpenWallet(wallet, player, describe),
    directory,
    findUser,
  };

  /** The user pool finds password users by `sub`, and users of an external provider by the username in their token. */
  async function findUser(player: string) {
    const user = await directory.find(matchingCaller(player)?.username ?? player);
    if (!user) throw new PlayerGone('The user no longer exists in the user pool');
    return user;
  }
}

/** The user pool's players. Most requests concern a player whose wallet is open, and do not need it. */
function userDirectory(): Omit<UserDirectory, 'players'> {
  const userPoolId = setting('USER_POOL_ID');
  return atFirstCall<Omit<UserDirectory, 'players'>>(async () => {
    const { openUserDirectory } = await import('./on-demand/user-directory');
    return openUserDirectory(userPoolId);
  });
}
