import { randomBytes } from 'node:crypto';
import { CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { amount } from '#domain/money/coin';
import { createLog, type Log } from '#http/log';
import { createLedgerStore } from '#stores/ledger-store';
import { createUserDirectory } from '#stores/user-directory';
import { createWalletStore } from '#stores/wallet-store';
import { apiSettings, numericSetting, setting } from './environment';
import type { PlayDependencies } from './play-fab-ops/play/routes';
import type { GrantCoinsDependencies } from './wallet/grant-coins';
import { loadOrOpenWallet, type OpenWalletDependencies } from './wallet/open-wallet';

const welcomeGold = amount(10_000);

/** What the routes of wallet, games and fairness run on. */
export function playDependencies(): PlayDependencies {
  const log = createLog('play');
  const wallet = walletDependencies(log);
  const directory = createUserDirectory(new CognitoIdentityProviderClient(), setting('USER_POOL_ID'));
  const describe = async (player: string) => ({ player, ...(await directory.find(player)) });
  return {
    ...wallet,
    loadOrOpen: (player) => loadOrOpenWallet(wallet, player, describe),
    rules: {
      shortestCycleMs: numericSetting('SHORTEST_CYCLE_MS_SLOTS'),
      writesPerSecond: numericSetting('WRITES_PER_SECOND'),
    },
    api: apiSettings(log),
  };
}

/** What a trigger that opens wallets runs on. */
export function triggerDependencies(service: string): OpenWalletDependencies & GrantCoinsDependencies {
  const wallet = walletDependencies(createLog(service));
  return { ...wallet, loadOrOpen: (player) => loadOrOpenWallet(wallet, player, refuseUnopened) };
}

function walletDependencies(log: Log) {
  const client = DynamoDBDocumentClient.from(new DynamoDBClient());
  const tables = {
    wallets: setting('WALLETS_TABLE'),
    ledger: setting('LEDGER_TABLE'),
    players: setting('PLAYERS_TABLE'),
  };
  return {
    wallets: createWalletStore(client, tables, () => randomBytes(32).toString('hex')),
    ledger: createLedgerStore(client, tables.ledger),
    now: () => new Date(),
    makeClientSeed: () => randomBytes(8).toString('hex'),
    pause: (upToMs: number) => new Promise<void>((resolve) => setTimeout(resolve, Math.random() * upToMs)),
    welcomeGold,
    log,
  };
}

async function refuseUnopened(player: string): Promise<never> {
  throw new Error(`The wallet of ${player} should have been opened before it is granted coins`);
}
