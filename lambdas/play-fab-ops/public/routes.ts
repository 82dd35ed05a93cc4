import { type ApiSettings, createApi } from '#http/api';
import { findGame } from '../../games';
import * as contract from './contracts';
import { gameAnswer, gameSummaries } from './game-answers';

/** The routes that need no sign-in. */
export function publicRoutes({ api }: { api: ApiSettings }) {
  const { app, publicRoute } = createApi(api);

  publicRoute(contract.listGames, async () => ({ items: gameSummaries() }));

  publicRoute(contract.readGame, async ({ parameters }) => {
    const game = findGame(parameters.id);
    return game ? gameAnswer(game) : { code: 'games/unknown-game' };
  });

  return app;
}
