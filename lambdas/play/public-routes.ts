import * as contract from '#contracts/play/public-routes';
import { sheetAnswer } from '#contracts/play/rules-answers';
import type { ParSheet } from '#domain/games/par-sheets';
import { coins } from '#domain/money/coin';
import type { Api } from '#lambdas/runtime/http/api';
import { createGameAnswers } from './game-answers';
import { type Games, productGames } from './games';
import { createObservedReturns, type ObservedReturnsDependencies } from './observed-returns';
import { publishedSheets } from './published-sheets';

/**
 * Registers the routes of games that need no sign-in.
 *
 * @param games   games on offer, and retired versions
 * @param sheets  the PAR sheets of all their versions
 */
export function addPublicGameRoutes(
  { publicRoute }: Pick<Api, 'publicRoute'>,
  dependencies: ObservedReturnsDependencies,
  games: Games = productGames,
  sheets: readonly ParSheet[] = publishedSheets,
): void {
  const { gameSummary, gameAnswer, versionAnswer, sheetOf } = createGameAnswers(sheets);
  const readReturns = createObservedReturns(dependencies, sheetOf);

  publicRoute(contract.listGames, async () => ({ items: games.listGames().map(gameSummary) }));

  publicRoute(contract.readGame, async ({ parameters }) => {
    const game = games.findGame(parameters.id);
    return game ? gameAnswer(game) : { code: 'games/unknown-game' };
  });

  publicRoute(contract.readGameVersion, async ({ parameters: { id, parHash } }) => {
    const version = games.findVersion(id, parHash);
    return version ? versionAnswer(version) : { code: 'games/unknown-game' };
  });

  publicRoute(contract.readObservedReturn, async ({ parameters: { id } }) => {
    const game = games.findGame(id);
    if (!game) return { code: 'games/unknown-game' };
    const returns = await readReturns(game);
    return {
      parHash: game.parHash,
      exact: sheetAnswer(sheetOf(game)).rtp.total,
      coins: coins.map((coin) => ({ coin, ...returns[coin] })),
    };
  });
}
