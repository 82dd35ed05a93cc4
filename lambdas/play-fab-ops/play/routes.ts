import { isOfferedStake } from '#domain/games/slots/spin';
import { amount } from '#domain/money/coin';
import { type ApiSettings, createApi } from '#http/api';
import { isRefusal, type Refusal } from '#http/refusals';
import type { LedgerStore } from '#stores/ledger-store';
import type { OpenWallet } from '#stores/sealed-wallets';
import { findGame } from '../../games';
import * as contract from './contracts';
import { roundAnswer, transactionAnswer } from './ledger-answers';
import { playGameRound, type PlayRoundDependencies } from './play-game-round';
import { rotateSeeds } from './rotate-seeds';

export interface PlayDependencies extends PlayRoundDependencies {
  readonly ledger: LedgerStore;
  readonly loadOrOpen: (player: string) => Promise<OpenWallet>;
  readonly api: ApiSettings;
}

const unknownGame: Refusal = { code: 'games/unknown-game' };

/** The routes of wallet, games and fairness. */
export function playRoutes(dependencies: PlayDependencies) {
  const { ledger, loadOrOpen } = dependencies;
  const { app, playerRoute } = createApi(dependencies.api);

  playerRoute(contract.readWallet, async ({ id: player }) => {
    const { wallet, updatedAt } = await loadOrOpen(player);
    return { balances: wallet.balances, sequence: wallet.sequence, updatedAt: updatedAt.toISOString() };
  });

  playerRoute(contract.listTransactions, async ({ id: player }, { query }) => {
    const { transactions, next } = await ledger.page(player, query);
    return { items: transactions.map(transactionAnswer), next };
  });

  playerRoute(contract.playRound, async ({ id: player }, { parameters, body, idempotencyKey: key }) => {
    const game = findGame(parameters.id);
    if (!game) return unknownGame;
    if (!isOfferedStake(game.machine, body.coin, body.stake)) return stakeNotOffered;
    const stake = amount(body.stake);
    const settled = await playGameRound(dependencies, { player, key, game, coin: body.coin, stake });
    if (isRefusal(settled)) return settled;
    const { balances, sequence, detail } = settled;
    if (detail.kind !== 'round') throw new Error(`The key of a round led to a ${detail.kind}`);
    return { round: roundAnswer(settled, detail), balances, sequence };
  });

  playerRoute(contract.listRounds, async ({ id: player }, { parameters, query }) => {
    if (!findGame(parameters.id)) return unknownGame;
    const { transactions, next } = await ledger.page(player, { ...query, gameId: parameters.id });
    const items = transactions.flatMap((transaction) =>
      transaction.detail.kind === 'round'
        ? [{ ...roundAnswer(transaction, transaction.detail), balances: transaction.balances }]
        : [],
    );
    return { items, next };
  });

  playerRoute(contract.readFairness, async ({ id: player }) => {
    const { commitment, revealed } = await loadOrOpen(player);
    return { ...commitment, revealed };
  });

  playerRoute(contract.rotateSeeds, async ({ id: player }, { body, idempotencyKey: key }) => {
    const settled = await rotateSeeds(dependencies, { player, key, clientSeed: body.clientSeed ?? null });
    if (isRefusal(settled)) return settled;
    if (settled.detail.kind !== 'seed-rotation')
      throw new Error('The key of a rotation led to something else');
    return { revealed: settled.detail.revealed, current: settled.detail.current };
  });

  return app;
}

const stakeNotOffered = {
  code: 'request/invalid',
  faults: [{ field: 'stake', message: 'The game does not offer this stake in this coin.' }],
} as const;
