import type { ParSheet } from '#domain/games/slots/par-sheet';
import { type ApiSettings, createApi } from '#http/api';
import { type Games, productGames } from '../../games';
import * as contract from './contracts';
import { createGameAnswers, publishedSheets } from './game-answers';

/**
 * The routes that need no sign-in.
 *
 * @param games   what is on offer and what ever was
 * @param sheets  the PAR sheet of every version of them
 */
export function publicRoutes(
  { api }: { api: ApiSettings },
  games: Games = productGames,
  sheets: readonly ParSheet[] = publishedSheets,
) {
  const { app, publicRoute } = createApi(api);
  const { gameSummary, gameAnswer, versionAnswer } = createGameAnswers(sheets);

  publicRoute(contract.listGames, async () => ({ items: games.listGames().map(gameSummary) }));

  publicRoute(contract.readGame, async ({ parameters }) => {
    const game = games.findGame(parameters.id);
    return game ? gameAnswer(game) : { code: 'games/unknown-game' };
  });

  publicRoute(contract.readGameVersion, async ({ parameters: { id, parHash } }) => {
    const version = games.findVersion(id, parHash);
    return version ? versionAnswer(version) : { code: 'games/unknown-game' };
  });

  return app;
}
