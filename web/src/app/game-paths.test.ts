import { type LoaderFunction, type LoaderFunctionArgs, matchRoutes } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import gameCatalog from '#content/catalog/games.json';
import { coinsPath, hasOwnPage } from '#web/lib/games/coins-path';
import { exampleRound } from '../features/games/rounds/example-round';
import { readLeftOnTable } from '../features/games/rounds/left-on-table';
import * as playerRoutes from './player-routes';
import { allRoutes } from './routes';

vi.mock('./guard', () => ({ guard: (_audience: string, load: LoaderFunction) => load }));
vi.mock('./tables/load-table', () => ({ loadTable: async () => null, versionFor: async () => null }));
vi.mock('../features/games/demo/demo-backends', () => ({ demoBackendFor: () => ({}) }));
vi.mock('../features/games/load-game', () => ({ loadGame: async (id: string) => ({ id }) }));
vi.mock('../features/games/rounds/left-on-table', () => ({ readLeftOnTable: vi.fn(async () => null) }));
vi.mock('#web/lib/session/session', () => ({ currentSession: async () => ({ player: 'a-player' }) }));
vi.mock('#web/lib/api/play-fab-ops', async (original) => ({
  ...(await original<object>()),
  playFabOps: { get: async () => ({}) },
}));
vi.mock('#web/lib/live/balances', async (original) => ({
  ...(await original<object>()),
  setBalances: () => undefined,
}));

const routes = allRoutes(playerRoutes);

/** Returns what the route of a path loads for a player. */
async function loadAt(path: string): Promise<unknown> {
  const match = matchRoutes(routes, path)?.at(-1);
  const loader = match?.route.loader as LoaderFunction;
  const request = new Request(`https://jade.test${path}`);
  const args = { request, params: match?.params, context: {} } as unknown as LoaderFunctionArgs;
  return loader(args, undefined);
}

const spellings = (path: string) => [path, path.toLowerCase(), path.toUpperCase()];

describe('game routes', () => {
  it.each(gameCatalog.flatMap(({ id, launchPath }) => spellings(launchPath).map((path) => ({ id, path }))))(
    'open $id at $path',
    async ({ id, path }) => {
      const loaded = (await loadAt(path)) as { game?: { id: string }; room?: { game: { id: string } } };

      expect((loaded.room ?? loaded).game?.id).toBe(id);
    },
  );

  it.each(gameCatalog.flatMap(({ id }) => spellings(`/games/${id}`).map((path) => ({ id, path }))))(
    'open the demo of $id at $path',
    async ({ id, path }) => {
      expect(await loadAt(path)).toMatchObject({ entry: { id }, path: `/games/${id}` });
    },
  );

  describe('while a round for coins is unfinished', () => {
    beforeEach(() => {
      const played = { round: exampleRound(), version: null };
      vi.mocked(readLeftOnTable).mockResolvedValue({ played, awaits: 'seeing' });
    });
    afterEach(() => void vi.mocked(readLeftOnTable).mockReset());

    it.each(gameCatalog)('open the demo of $id at the address of its demo', async ({ id }) => {
      expect(await loadAt(`/games/${id}`)).toMatchObject({ entry: { id }, isDemo: true });
    });

    it.each(gameCatalog.filter((game) => !hasOwnPage(game)))(
      'open $id for coins at the address that plays for coins',
      async (game) => {
        expect(await loadAt(coinsPath(game))).toMatchObject({ entry: { id: game.id }, isDemo: false });
      },
    );
  });

  it.each(['/games/nope', '/games/scratch/nope', '/games/scratch/ROULETTE'])(
    'respond with 404 at %s',
    async (path) => {
      await expect(loadAt(path)).rejects.toMatchObject({
        data: `Page Not Found: ${path}`,
        init: { status: 404 },
      });
    },
  );
});
