import { randomUUID } from 'node:crypto';
import { amount } from '#domain/money/coin';
import { createLedgerStore } from '#stores/ledger-store';
import { createWalletStore } from '#stores/wallet-store';
import { listGames } from '../../lambdas/games';
import { isRefusal } from '../../lambdas/outcome/refusal';
import { playGameRound } from '../../lambdas/play-fab-ops/play/play-game-round';
import { grantCoins } from '../../lambdas/wallet/grant-coins';
import { loadOrOpenWallet } from '../../lambdas/wallet/open-wallet';
import type { CasinoClient } from './casino';
import { type Cost, openMeteredClient } from './metered-client';

/**
 * Plays the largest round there is to record — a Sweeps stake of both kinds of coins under the longest client seed — with the
 * product's own stores, and adds up the capacity that each request consumed.
 */
export async function measureRoundCost({ servicesUrl, tables }: CasinoClient): Promise<Cost> {
  const { documents, meter, disconnect } = openMeteredClient(servicesUrl);
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

  const game = listGames()[0]!;
  const [settled, cost] = await meter(() =>
    playGameRound(dependencies, {
      player,
      key: 'k'.repeat(255),
      gameId: game.machine.id,
      game,
      coin: 'sweeps',
      stake: amount(500),
    }),
  );
  disconnect();
  if (isRefusal(settled)) throw new Error(`The round was refused: ${settled.code}`);
  return cost;
}
