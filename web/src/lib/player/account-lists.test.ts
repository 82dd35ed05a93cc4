import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { SavedList } from '#domain/player/saved-lists';
import * as toast from '../api/failure-toast';
import { setPagePlayer } from '../session/session-end';
import { forgetLists, ownerOfLists, setOwnerOfLists } from '../storage/owner-of-lists';
import { savedHere, unsentChange, unsentChanges } from '../storage/saved-lists';
import { loadAccountLists, loadWishlist, sendChange } from './account-lists';

type Lists = Record<SavedList, string[]>;

const api = vi.hoisted(() => ({
  get: vi.fn<(route: string) => Promise<Lists>>(),
  post: vi.fn<(route: string, call: { body: Lists }) => Promise<Lists>>(),
  put: vi.fn<(route: string, call: { path: { list: SavedList; id: string } }) => Promise<Lists>>(),
}));
vi.mock('../api/play-fab-ops', () => ({ playFabOps: api }));
vi.mock('../session/session', () => ({ currentSession: async () => ({ player: 'mei' }) }));

function signOut() {
  setPagePlayer({ player: 'mei', email: 'mei@jade.test' });
  setPagePlayer(null);
  forgetLists();
}

const empty = { wishlist: [], favoriteGames: [] };

function keepHere({ wishlist, favoriteGames }: Lists) {
  savedHere.wishlist.change(() => wishlist);
  savedHere.favoriteGames.change(() => favoriteGames);
}

/** Responses of the account, which keeps what it was sent. */
function setup(account: Lists = { ...empty }) {
  const lists = { ...account };
  api.get.mockImplementation(async () => ({ ...lists }));
  api.post.mockImplementation(async (_route, { body: device }) => {
    lists.wishlist = [...new Set([...device.wishlist, ...lists.wishlist])];
    lists.favoriteGames = [...new Set([...device.favoriteGames, ...lists.favoriteGames])];
    return { ...lists };
  });
  api.put.mockImplementation(async (_route, { path: { list, id } }) => {
    lists[list] = [id, ...lists[list]];
    return { ...lists };
  });
  return { lists, ...api };
}

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
    removeItem: (key: string) => void kept.delete(key),
  });
});
afterEach(() => {
  signOut();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.clearAllMocks();
});

describe('loadAccountLists', () => {
  it('merges the lists of the device into the account at the first sign-in', async () => {
    const { lists, get } = setup({ wishlist: ['mug'], favoriteGames: [] });
    keepHere({ wishlist: ['cap'], favoriteGames: ['keno'] });

    await loadAccountLists();

    expect(lists).toEqual({ wishlist: ['cap', 'mug'], favoriteGames: ['keno'] });
    expect(savedHere.wishlist.read()).toEqual(['cap', 'mug']);
    expect(ownerOfLists()).toBe('mei');
    expect(get).not.toHaveBeenCalled();
  });

  it.each(['mei', 'another player'])(
    'shows the account’s lists alone when they were of %s',
    async (owner) => {
      const { post } = setup({ wishlist: ['mug'], favoriteGames: [] });
      keepHere({ wishlist: ['cap'], favoriteGames: ['keno'] });
      setOwnerOfLists(owner);

      expect(await loadWishlist()).toEqual(['mug']);

      expect(savedHere.favoriteGames.read()).toEqual([]);
      expect(post).not.toHaveBeenCalled();
    },
  );

  it('reads once for a page, and again after a failure', async () => {
    const { get } = setup();
    setOwnerOfLists('mei');
    get.mockRejectedValueOnce(new Error('The network is away.'));

    await expect(loadAccountLists()).rejects.toThrow('away');
    await Promise.all([loadAccountLists(), loadAccountLists()]);

    expect(get).toHaveBeenCalledTimes(2);
  });

  it('sends changes that a closed page left unsent, and keeps them on this device meanwhile', async () => {
    const { lists } = setup({ wishlist: ['mug'], favoriteGames: [] });
    setOwnerOfLists('mei');
    keepHere({ wishlist: ['mug'], favoriteGames: ['keno'] });
    unsentChanges.change(() => [unsentChange('favoriteGames', 'keno', true)]);

    await loadAccountLists();
    expect(savedHere.favoriteGames.read()).toEqual(['keno']);

    await vi.waitFor(() => expect(lists.favoriteGames).toEqual(['keno']));
    await vi.waitFor(() => expect(unsentChanges.read()).toEqual([]));
    expect(savedHere.favoriteGames.read()).toEqual(['keno']);
  });

  it('sends no changes that another player left', async () => {
    const { put } = setup();
    setOwnerOfLists('another player');
    unsentChanges.change(() => [unsentChange('favoriteGames', 'keno', true)]);

    await loadAccountLists();

    expect([unsentChanges.read(), savedHere.favoriteGames.read()]).toEqual([[], []]);
    expect(put).not.toHaveBeenCalled();
  });

  it('ignores an answer that arrives after a sign-out', async () => {
    setup({ wishlist: ['mug'], favoriteGames: [] });
    const loading = loadAccountLists();

    signOut();
    await loading;

    expect([savedHere.wishlist.read(), ownerOfLists()]).toEqual([[], null]);
  });
});

describe('sendChange', () => {
  it('sends changes in their order, and shows the answer of the last', async () => {
    const { lists } = setup();
    setOwnerOfLists('mei');
    savedHere.wishlist.change(() => ['cap', 'mug']);

    await Promise.all([sendChange('wishlist', 'mug', true), sendChange('wishlist', 'cap', true)]);

    expect(lists.wishlist).toEqual(['cap', 'mug']);
    expect(savedHere.wishlist.read()).toEqual(['cap', 'mug']);
  });

  it('undoes a change that the account refused with a notice, and sends the next', async () => {
    const { put } = setup();
    setOwnerOfLists('mei');
    await loadAccountLists();
    savedHere.wishlist.change(() => ['cap', 'mug']);
    const failure = new Error('The list is full.');
    put.mockRejectedValueOnce(failure);
    const shown = vi.spyOn(toast, 'showFailureToast');

    await Promise.all([sendChange('wishlist', 'mug', true), sendChange('wishlist', 'cap', true)]);

    expect(shown.mock.calls).toEqual([[failure]]);
    expect(savedHere.wishlist.read()).toEqual(['cap']);
  });
});
