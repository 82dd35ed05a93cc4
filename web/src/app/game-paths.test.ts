import { type LoaderFunction, type LoaderFunctionArgs, matchRoutes } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import gameCatalog from '#content/catalog/games.json';
import questCopy from '#content/catalog/quests.json';
import { playFabOps } from '#web/lib/api/play-fab-ops';
import { coinsPath, hasOwnPage } from '#web/lib/games/coins-path';
import type { Session } from '#web/lib/session/amplify-session';
import { admit, currentSession } from '#web/lib/session/session';
import { exampleRound } from '../features/games/rounds/example-round';
import { readLeftOnTable } from '../features/games/rounds/left-on-table';
import * as playerRoutes from './player-routes';
import { allRoutes } from './routes';

vi.mock('./guard', () => ({ guard: (_audience: string, load: LoaderFunction) => load }));
vi.mock('./tables/load-table', () => ({ loadTable: async () => null, versionFor: async () => null }));
vi.mock('../features/games/demo/demo-backends', () => ({ demoBackendFor: () => ({}) }));
vi.mock('../features/games/load-game', () => ({ loadGame: async (id: string) => ({ id }) }));
vi.mock('../features/games/rounds/left-on-table', () => ({ readLeftOnTable: vi.fn(async () => null) }));
vi.mock('#web/lib/session/session', () => ({ admit: vi.fn(), currentSession: vi.fn() }));
vi.mock('#web/lib/api/play-fab-ops', async (original) => ({
  ...(await original<object>()),
  playFabOps: { get: vi.fn(async () => ({})) },
}));
vi.mock('#web/lib/live/balances', async (original) => ({
  ...(await original<object>()),
  setBalances: () => undefined,
}));

const routes = allRoutes(playerRoutes);

const player: Session = {
  player: 'a-player',
  email: 'player@jade.test',
  isEmailVerified: true,
  isAdmin: false,
  isSuperadmin: false,
  accessToken: 'a.b.c',
};

beforeEach(() => {
  vi.mocked(currentSession).mockResolvedValue(player);
  vi.mocked(admit).mockReset();
  vi.mocked(playFabOps.get).mockClear();
});

/** Returns what the route of a path loads for a visitor whom its guard admitted. */
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

  it('lead from a quest to its game for coins, since no demo counts', () => {
    const toGames = Object.values(questCopy).flatMap(({ path }) =>
      gameCatalog.filter((game) => path.startsWith(game.launchPath)).map((game) => ({ path, game })),
    );

    expect(toGames.length).toBeGreaterThan(gameCatalog.length / 2);
    for (const { path, game } of toGames) expect(path).toBe(coinsPath(game));
  });

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

  describe('for a guest', () => {
    beforeEach(() => void vi.mocked(currentSession).mockResolvedValue(null));

    it.each(gameCatalog)('open the demo of $id without a request for an account', async ({ id }) => {
      expect(await loadAt(`/games/${id}`)).toMatchObject({
        entry: { id },
        isDemo: true,
        room: { player: 'guest', fairness: null },
      });
      expect(playFabOps.get).not.toHaveBeenCalled();
      expect(admit).not.toHaveBeenCalled();
    });

    it.each(gameCatalog.filter((game) => !hasOwnPage(game)))(
      'redirect to sign-in from the address that plays $id for coins',
      async (game) => {
        const toSignIn = new Error('redirected to sign-in');
        vi.mocked(admit).mockRejectedValue(toSignIn);

        await expect(loadAt(coinsPath(game))).rejects.toBe(toSignIn);
        expect(admit).toHaveBeenCalledWith('signed-in', expect.any(Request));
        expect(playFabOps.get).not.toHaveBeenCalled();
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
