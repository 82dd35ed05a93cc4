import { randomBytes } from 'node:crypto';
import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { welcomeGifts } from '#domain/coins/welcome';
import { listGames, listRetiredGames } from '#domain/games/games';
import type { ApiSettings } from '#http/api';
import { PlayerGone } from '#http/player';
import { createReadLimiter } from '#http/read-limiter';
import { cognito } from '#stores/aws-clients';
import { createLedgerStore } from '#stores/ledger-store';
import { createMailboxStore } from '#stores/mailbox-store';
import { createUserDirectory } from '#stores/user-directory';
import { createWalletStore } from '#stores/wallet-store';
import { apiSettings, numericSetting, setting } from '../environment';
import { callerWhoIs } from '../outcome/caller';
import type { Log } from '../outcome/log';
import { admitCallers } from '../wallet/admit-caller';
import { loadOrOpenWallet } from '../wallet/open-wallet';
import { type WalletsOfCallers, walletsOfCallers } from '../wallet/wallets-of-callers';
import { now, pause } from './clock';

/** Every game that the ledger may have rounds of: what is played comes from these lists, and nothing ever leaves both. */
export function gamesOnRecord(): string[] {
  return [...new Set([...listGames(), ...listRetiredGames()].map(({ id }) => id))];
}

export function walletDependencies(client: DynamoDBDocumentClient, log: Log) {
  const tables = {
    wallets: setting('WALLETS_TABLE'),
    ledger: setting('LEDGER_TABLE'),
    players: setting('PLAYERS_TABLE'),
  };
  return {
    wallets: walletsOfCallers(createWalletStore(client, tables)),
    mailboxes: createMailboxStore(client, tables.players),
    ledger: createLedgerStore(client, tables.ledger, gamesOnRecord()),
    now,
    makeClientSeed: () => randomBytes(8).toString('hex'),
    pause,
    welcomeGold: welcomeGifts.gold,
    log,
  };
}

/** A player's wallet, opened on the spot if need be, and who they are. */
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

  /** The pool finds by `sub` whoever signs in with a password alone; everybody else by the name that their token tells. */
  async function findUser(player: string) {
    const user = await directory.find(callerWhoIs(player)?.username ?? player);
    if (!user) throw new PlayerGone('The user pool has no such user any more');
    return user;
  }
}

export function playerApiSettings(log: Log, wallets: WalletsOfCallers): ApiSettings {
  return {
    ...apiSettings(log),
    admitCaller: admitCallers({ wallets, now }),
    takeRead: createReadLimiter(numericSetting('READS_PER_SECOND', { atLeast: 1 }), now),
  };
}
