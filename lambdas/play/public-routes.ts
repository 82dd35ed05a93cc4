import * as contract from '#contracts/play/public-routes';
import type { ParSheet } from '#domain/games/par-sheets';
import { once } from '#lambdas/runtime/at-first-call';
import type { Api } from '#lambdas/runtime/http/api';
import type { Games } from './games';
import type { ObservedReturnsDependencies } from './observed-returns';

/**
 * Registers the routes of games that need no sign-in. The product's games load with the first request for one.
 *
 * @param games   games on offer, and retired versions. @default those of the product
 * @param sheets  the PAR sheets of all their versions. @default the published ones
 */
export function addPublicGameRoutes(
  { publicRoute }: Pick<Api, 'publicRoute'>,
  dependencies: ObservedReturnsDependencies,
  games?: Games,
  sheets?: readonly ParSheet[],
): void {
  const open = once(async () => {
    const { openPublishedGames } = await import('./published-games');
    return openPublishedGames(dependencies, games, sheets);
  });

  publicRoute(contract.listGames, async () => {
    const published = await open();
    return { items: published.games.listGames().map(published.gameSummary) };
  });

  publicRoute(contract.readGame, async ({ parameters }) => {
    const published = await open();
    const game = published.games.findGame(parameters.id);
    return game ? published.gameAnswer(game) : { code: 'games/unknown-game' };
  });

  publicRoute(contract.readGameVersion, async ({ parameters: { id, parHash } }) => {
    const published = await open();
    const version = published.games.findVersion(id, parHash);
    return version ? published.versionAnswer(version) : { code: 'games/unknown-game' };
  });

  publicRoute(contract.readObservedReturn, async ({ parameters: { id } }) => {
    const published = await open();
    const game = published.games.findGame(id);
    return game ? published.returnAnswer(game) : { code: 'games/unknown-game' };
  });
}
