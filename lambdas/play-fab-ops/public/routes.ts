import * as contract from '#contracts/play/public-routes';
import { remembersUntil } from '#domain/affiliates/attribution';
import type { ParSheet } from '#domain/games/par-sheets';
import { coins } from '#domain/money/coin';
import { type ApiSettings, createApi } from '#http/api';
import { type Games, productGames } from '../../games';
import { countClick, type CountClickDependencies } from './count-click';
import { createGameAnswers } from './game-answers';
import { createObservedReturns, type ObservedReturnsDependencies } from './observed-returns';
import { publishedSheets } from './published-sheets';
import { addRandomPrizeRoutes, type RandomPrizeRoutesDependencies } from './random-prize-routes';
import { sheetAnswer } from './rules-answers';

export interface PublicDependencies
  extends ObservedReturnsDependencies, RandomPrizeRoutesDependencies, CountClickDependencies {
  readonly api: ApiSettings;
}

/**
 * The routes that need no sign-in.
 *
 * @param games   what is on offer and what ever was
 * @param sheets  the PAR sheet of every version of them
 */
export function publicRoutes(
  dependencies: PublicDependencies,
  games: Games = productGames,
  sheets: readonly ParSheet[] = publishedSheets,
) {
  const { app, publicRoute } = createApi(dependencies.api);
  addRandomPrizeRoutes({ publicRoute }, dependencies);
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

  publicRoute(contract.countClick, async ({ body }, visitor) => {
    const click = await countClick(dependencies, body, visitor);
    return { click: click && { id: click.id, rememberedUntil: remembersUntil(click).toISOString() } };
  });

  return app;
}
