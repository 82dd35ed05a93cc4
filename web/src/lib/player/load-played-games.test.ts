import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { playedHere } from '../storage/played-games';
import { addPlayed, forgetPlayed, ownerOfPlayed, rememberPlayed } from '../storage/remember-played';
import { loadPlayedGames } from './load-played-games';

interface Page {
  readonly items: readonly { readonly round?: { readonly gameId: string } }[];
}

const api = vi.hoisted(() => ({ get: vi.fn<(route: string) => Promise<Page>>() }));
const signedIn = vi.hoisted(() => ({ player: 'mei' as string | null }));
vi.mock('../api/play-fab-ops', () => ({ playFabOps: api }));
vi.mock('../session/session', () => ({
  currentSession: async () => signedIn.player && { player: signedIn.player },
}));

const roundsOf = (...gameIds: string[]): Page => ({
  items: gameIds.map((gameId) => ({ round: { gameId } })),
});

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
    removeItem: (key: string) => void kept.delete(key),
  });
  signedIn.player = 'mei';
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

describe('loadPlayedGames', () => {
  it('adds each game of the latest rounds once, after those that were played on this device', async () => {
    api.get.mockResolvedValue(roundsOf('dice', 'keno', 'dice', 'hk-slots'));
    rememberPlayed('keno');

    await loadPlayedGames();

    expect(playedHere.read()).toEqual(['keno', 'dice', 'hk-slots']);
  });

  it('replaces the games of another player', async () => {
    api.get.mockResolvedValue(roundsOf('dice'));
    addPlayed('another player', ['roulette']);

    await loadPlayedGames();

    expect(playedHere.read()).toEqual(['dice']);
  });

  it('reads once after a sign-in, also for a player without rounds', async () => {
    api.get.mockResolvedValue(roundsOf());

    await Promise.all([loadPlayedGames(), loadPlayedGames()]);
    await loadPlayedGames();
    expect(api.get).toHaveBeenCalledTimes(1);
    forgetPlayed();
    await loadPlayedGames();

    expect(api.get).toHaveBeenCalledTimes(2);
  });

  it('reads again after a failure', async () => {
    api.get.mockRejectedValueOnce(new Error('The network is away.')).mockResolvedValueOnce(roundsOf('dice'));

    await expect(loadPlayedGames()).rejects.toThrow('away');
    await loadPlayedGames();

    expect(playedHere.read()).toEqual(['dice']);
  });

  it('requests nothing without a session', async () => {
    signedIn.player = null;

    await loadPlayedGames();

    expect(api.get).not.toHaveBeenCalled();
  });

  it('ignores an answer that arrives after a sign-out', async () => {
    api.get.mockImplementation(async () => {
      signedIn.player = null;
      return roundsOf('dice');
    });

    await loadPlayedGames();

    expect([playedHere.read(), ownerOfPlayed()]).toEqual([[], null]);
  });
});
