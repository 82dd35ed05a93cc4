import * as contract from '#contracts/play/public-routes';
import { sheetAnswer } from '#contracts/play/rules-answers';
import type { ParSheet } from '#domain/games/par-sheets';
import { coins } from '#domain/money/coin';
import { once } from '#lambdas/runtime/at-first-call';
import type { Api } from '#lambdas/runtime/http/api';
import { createGameAnswers } from './game-answers';
import { type Games, productGames } from './games';
import { createObservedReturns, type ObservedReturnsDependencies } from './observed-returns';

/**
 * Registers the routes of games that need no sign-in.
 *
 * @param games   games on offer, and retired versions
 * @param sheets  the PAR sheets of all their versions; the published ones load with the first request for a game
 */
export function addPublicGameRoutes(
  { publicRoute }: Pick<Api, 'publicRoute'>,
  dependencies: ObservedReturnsDependencies,
  games: Games = productGames,
  sheets?: readonly ParSheet[],
): void {
  const openAnswers = once(async () => {
    const known = sheets ?? (await import('./published-sheets')).publishedSheets;
    const answers = createGameAnswers(known);
    return { ...answers, readReturns: createObservedReturns(dependencies, answers.sheetOf) };
  });

  publicRoute(contract.listGames, async () => {
    const { gameSummary } = await openAnswers();
    return { items: games.listGames().map(gameSummary) };
  });

  publicRoute(contract.readGame, async ({ parameters }) => {
    const { gameAnswer } = await openAnswers();
    const game = games.findGame(parameters.id);
    return game ? gameAnswer(game) : { code: 'games/unknown-game' };
  });

  publicRoute(contract.readGameVersion, async ({ parameters: { id, parHash } }) => {
    const { versionAnswer } = await openAnswers();
    const version = games.findVersion(id, parHash);
    return version ? versionAnswer(version) : { code: 'games/unknown-game' };
  });

  publicRoute(contract.readObservedReturn, async ({ parameters: { id } }) => {
    const game = games.findGame(id);
    if (!game) return { code: 'games/unknown-game' };
    const { readReturns, sheetOf } = await openAnswers();
    const returns = await readReturns(game);
    return {
      parHash: game.parHash,
      exact: sheetAnswer(sheetOf(game)).rtp.total,
      coins: coins.map((coin) => ({ coin, ...returns[coin] })),
    };
  });
}
