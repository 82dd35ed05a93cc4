import { randomUUID } from 'node:crypto';
import { type ConsumedCapacity, DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { amount } from '#domain/money/coin';
import { isRefusal } from '#http/refusals';
import { createLedgerStore } from '#stores/ledger-store';
import { createWalletStore } from '#stores/wallet-store';
import { listGames } from '../../lambdas/games';
import { playGameRound } from '../../lambdas/play-fab-ops/play/play-game-round';
import { grantCoins } from '../../lambdas/wallet/grant-coins';
import { loadOrOpenWallet } from '../../lambdas/wallet/open-wallet';
import type { CasinoClient } from './casino';

/** What one settled round asks of DynamoDB, as DynamoDB itself counts it. */
export interface RoundCost {
  readonly roundTrips: number;
  /** Write units of the tables' items. */
  readonly tableWriteUnits: number;
  readonly indexWriteUnits: number;
  readonly readUnits: number;
}

/**
 * Plays the largest round there is to record — a Sweeps stake of both kinds of coins under the longest client seed — with the
 * product's own stores, and adds up the capacity that each request consumed.
 */
export async function measureRoundCost({ servicesUrl, tables }: CasinoClient): Promise<RoundCost> {
  const consumed: ConsumedCapacity[][] = [];
  const client = new DynamoDBClient({
    region: 'us-east-1',
    endpoint: `${servicesUrl}/dynamodb`,
    credentials: { accessKeyId: 'local-operator', secretAccessKey: 'local' },
  });
  client.middlewareStack.add(
    (next) => async (args) => {
      const result = await next({ ...args, input: { ...args.input, ReturnConsumedCapacity: 'INDEXES' } });
      const { ConsumedCapacity: capacity } = result.output as {
        ConsumedCapacity?: ConsumedCapacity | ConsumedCapacity[];
      };
      consumed.push([capacity ?? []].flat());
      return result;
    },
    { step: 'initialize' },
  );
  const documents = DynamoDBDocumentClient.from(client);
  const player = randomUUID();
  const common = {
    wallets: createWalletStore(documents, tables, () => 'f'.repeat(64)),
    ledger: createLedgerStore(documents, tables.ledger),
    now: () => new Date(),
    pause: async () => undefined,
    log: () => undefined,
    makeClientSeed: () => 'c'.repeat(64),
    welcomeGold: amount(10_000),
    rules: { shortestCycleMs: 0, writesPerSecond: 1000 },
  };
  const newPlayer = async () => ({ player, email: `${player}@jade.test`, isEmailVerified: true });
  const dependencies = { ...common, loadOrOpen: () => loadOrOpenWallet(common, player, newPlayer) };
  for (const account of ['player:sweeps-unplayed', 'player:sweeps-redeemable'] as const) {
    await grantCoins(dependencies, player, { key: account, account, amount: amount(450), reason: 'bench' });
  }

  consumed.length = 0;
  const game = listGames()[0]!;
  const settled = await playGameRound(dependencies, {
    player,
    key: 'k'.repeat(255),
    game,
    coin: 'sweeps',
    stake: amount(500),
  });
  client.destroy();
  if (isRefusal(settled)) throw new Error(`The round was refused: ${settled.code}`);
  return addUp(consumed);
}

function addUp(consumed: readonly ConsumedCapacity[][]): RoundCost {
  const all = consumed.flat();
  const total = (pick: (each: ConsumedCapacity) => number | undefined) =>
    all.reduce((units, each) => units + (pick(each) ?? 0), 0);
  const tableWriteUnits = total(({ Table }) => Table?.WriteCapacityUnits);
  const indexWriteUnits = total(({ GlobalSecondaryIndexes = {} }) =>
    Object.values(GlobalSecondaryIndexes).reduce(
      (units, index) => units + (index.WriteCapacityUnits ?? 0),
      0,
    ),
  );
  // Reads come with their total alone.
  const readUnits = total(({ CapacityUnits }) => CapacityUnits) - tableWriteUnits - indexWriteUnits;
  return { roundTrips: consumed.length, tableWriteUnits, indexWriteUnits, readUnits };
}
