import * as contract from '#contracts/play/routes';
import { listOpenRounds, openRoundOf } from '#domain/games/open-round';
import { amount } from '#domain/money/coin';
import { suspensionAnswer } from '#lambdas/account/suspension-answer';
import { type ApiSettings, createApi } from '#lambdas/runtime/http/api';
import { isRefusal } from '#lambdas/runtime/refusal';
import { roundAnswer, stepAnswer, transactionAnswer } from '#lambdas/wallet/ledger-answers';
import type { LedgerStore } from '#lambdas/wallet/stores/ledger-store';
import type { OpenWallet } from '#lambdas/wallet/stores/wallet-change';
import { decideRound } from './decide-round';
import { findRoundAnswer } from './find-round-answer';
import { addLimitRoutes } from './limit-routes';
import { type LoadGames, loadProductGames } from './load-games';
import { playGameRound, type PlayRoundDependencies } from './play-game-round';
import { rotateSeeds } from './rotate-seeds';
import { seeRound } from './see-round';
import { showCommitment } from './show-commitment';
import { addWinRoutes, type WinRouteDependencies } from './win-routes';

export interface PlayDependencies extends PlayRoundDependencies, WinRouteDependencies {
  readonly ledger: LedgerStore;
  readonly loadOrOpen: (player: string) => Promise<OpenWallet>;
  readonly api: ApiSettings;
}

/**
 * The routes of wallet, games, fairness and play limits.
 *
 * @param loadGames  loads what is on offer, and what ever was, by the id of a game
 */
export function playRoutes(dependencies: PlayDependencies, loadGames: LoadGames = loadProductGames) {
  const { ledger, loadOrOpen } = dependencies;
  const { app, playerRoute } = createApi(dependencies.api);

  playerRoute(contract.readWallet, async ({ id: player }) => {
    const { wallet, play, updatedAt } = await loadOrOpen(player);
    return {
      balances: wallet.balances,
      sequence: wallet.sequence,
      updatedAt: updatedAt.toISOString(),
      suspension: suspensionAnswer(play.suspension),
    };
  });

  playerRoute(contract.listTransactions, async ({ id: player }, { query: { from, to, ...query } }) => {
    const span = {
      from: from === undefined ? from : new Date(from),
      to: to === undefined ? to : new Date(to),
    };
    const { transactions, next } = await ledger.page(player, { ...query, ...span });
    return { items: await Promise.all(transactions.map((each) => transactionAnswer(loadGames, each))), next };
  });

  playerRoute(contract.playRound, async ({ id: player }, { parameters, body, idempotencyKey: key }) => {
    const games = await loadGames(parameters.id);
    const settled = await playGameRound(dependencies, {
      player,
      key,
      gameId: parameters.id,
      playable: games.findGame(parameters.id),
      coin: body.coin,
      stake: amount(body.stake),
      choice: body.choice ?? null,
    });
    return isRefusal(settled) ? settled : stepAnswer(games, settled);
  });

  playerRoute(contract.decideRound, async ({ id: player }, { parameters, body, idempotencyKey: key }) => {
    const { id: gameId, round } = parameters;
    const games = await loadGames(gameId);
    const settled = await decideRound(dependencies, games, { player, key, gameId, round, ...body });
    return isRefusal(settled) ? settled : stepAnswer(games, settled);
  });

  playerRoute(contract.findRoundAnswer, async ({ id: player }, { parameters: { id: gameId }, query }) => {
    const games = await loadGames(gameId);
    if (!games.wasEverPlayable(gameId)) return { code: 'games/unknown-game' };
    const settled = await findRoundAnswer(dependencies, { player, gameId, key: query.key });
    return { answer: settled && stepAnswer(games, settled) };
  });

  playerRoute(contract.readOpenRound, async ({ id: player }, { query: { gameId } }) => {
    const { openRounds } = await loadOrOpen(player);
    const all = listOpenRounds(openRounds);
    const open = all.map(({ gameId: of, id: round, awaits }) => ({ gameId: of, round, awaits }));
    const found = gameId === undefined ? (all[0] ?? null) : openRoundOf(openRounds, gameId);
    const latest = found && (await ledger.find(player, found.latest));
    if (!latest) return { round: null, awaits: null, open };
    const { round, awaits } = stepAnswer(await loadGames(found.gameId), latest.transaction);
    return { round, awaits, open };
  });

  playerRoute(contract.seeRound, async ({ id: player }, { parameters: { id: gameId, round } }) => {
    const settled = await seeRound(dependencies, { player, gameId, round });
    return isRefusal(settled) ? settled : { sequence: settled.sequence };
  });

  playerRoute(contract.listRounds, async ({ id: player }, { parameters, query }) => {
    const games = await loadGames(parameters.id);
    if (!games.wasEverPlayable(parameters.id)) return { code: 'games/unknown-game' };
    const { transactions, next } = await ledger.page(player, { ...query, gameId: parameters.id });
    const items = transactions.flatMap((transaction) =>
      transaction.detail.kind === 'round'
        ? [{ ...roundAnswer(games, transaction, transaction.detail), balances: transaction.balances }]
        : [],
    );
    return { items, next };
  });

  playerRoute(contract.readFairness, async ({ id: player }) => {
    const { commitment, revealed } = await showCommitment(dependencies, player);
    return { ...commitment, revealed };
  });

  playerRoute(contract.rotateSeeds, async ({ id: player }, { body, idempotencyKey: key }) => {
    const settled = await rotateSeeds(dependencies, { player, key, clientSeed: body.clientSeed ?? null });
    if (isRefusal(settled)) return settled;
    if (settled.detail.kind !== 'seed-rotation')
      throw new Error('The key of a rotation belongs to another transaction');
    return { revealed: settled.detail.revealed, current: settled.detail.current };
  });

  addLimitRoutes({ playerRoute }, dependencies);
  addWinRoutes({ playerRoute }, dependencies);

  return app;
}
