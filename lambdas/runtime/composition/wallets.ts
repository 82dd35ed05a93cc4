import { randomBytes } from 'node:crypto';
import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { welcomeGifts } from '#domain/coins/welcome';
import { gamesOnRecord } from '#domain/games/games-on-record';
import { createMailboxStore } from '#lambdas/account/stores/mailbox-store';
import { admitCallers } from '#lambdas/wallet/admit-caller';
import { createLedgerStore } from '#lambdas/wallet/stores/ledger-store';
import { createWalletStore } from '#lambdas/wallet/stores/wallet-store';
import { type WalletsOfCallers, walletsOfCallers } from '#lambdas/wallet/wallets-of-callers';
import { apiSettings, numericSetting, setting } from '../environment';
import type { ApiSettings } from '../http/api';
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

export function playerApiSettings(log: Log, wallets: WalletsOfCallers): ApiSettings {
  return {
    ...apiSettings(log),
    admitCaller: admitCallers({ wallets, now }),
    takeRead: createReadLimiter(numericSetting('READS_PER_SECOND'), now),
  };
}
