import { randomBytes } from 'node:crypto';
import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { welcomeGifts } from '#domain/coins/welcome';
import { gamesOnRecord } from '#domain/games/games-on-record';
import { createMailboxStore } from '#lambdas/account/stores/mailbox-store';
import { createUserDirectory } from '#lambdas/account/stores/user-directory';
import { admitCallers } from '#lambdas/wallet/admit-caller';
import { loadOrOpenWallet } from '#lambdas/wallet/open-wallet';
import { createLedgerStore } from '#lambdas/wallet/stores/ledger-store';
import { createWalletStore } from '#lambdas/wallet/stores/wallet-store';
import { type WalletsOfCallers, walletsOfCallers } from '#lambdas/wallet/wallets-of-callers';
import { cognito } from '../aws/cognito';
import { callerWhoIs } from '../caller';
import { apiSettings, numericSetting, setting } from '../environment';
import type { ApiSettings } from '../http/api';
import { PlayerGone } from '../http/player';
import { createReadLimiter } from '../http/read-limiter';
import type { Log } from '../log';
import { now, pause } from './clock';

export function walletDependencies(client: DynamoDBDocumentClient, log: Log) {
  const tables = {
    wallets: setting('WALLETS_TABLE'),
    ledger: setting('LEDGER_TABLE'),
    players: setting('PLAYERS_TABLE'),
  };
  return {
    wallets: walletsOfCallers(createWalletStore(client, tables)),
    mailboxes: createMailboxStore(client, tables.players),
    ledger: createLedgerStore(client, tables.ledger, gamesOnRecord),
    now,
    makeClientSeed: () => randomBytes(8).toString('hex'),
    pause,
    welcomeGold: welcomeGifts.gold,
    log,
  };
}

/** A player's wallet, opened on demand, and the player's user record. */
export function playerDependencies(client: DynamoDBDocumentClient, log: Log) {
  const wallet = walletDependencies(client, log);
  const directory = createUserDirectory(cognito(), setting('USER_POOL_ID'));
  const describe = async (player: string) => ({ player, ...(await findUser(player)) });
  return {
    ...wallet,
    loadOrOpen: (player: string) => loadOrOpenWallet(wallet, player, describe),
    directory,
    findUser,
  };

  /** The user pool finds password users by `sub`, and users of an external provider by the username in their token. */
  async function findUser(player: string) {
    const user = await directory.find(callerWhoIs(player)?.username ?? player);
    if (!user) throw new PlayerGone('The user no longer exists in the user pool');
    return user;
  }
}

export function playerApiSettings(log: Log, wallets: WalletsOfCallers): ApiSettings {
  return {
    ...apiSettings(log),
    admitCaller: admitCallers({ wallets, now }),
    takeRead: createReadLimiter(numericSetting('READS_PER_SECOND'), now),
  };
}
