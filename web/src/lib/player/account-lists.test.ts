import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { SavedList } from '#domain/player/saved-lists';
import { unreachable } from '../api/api-refusal';
import * as toast from '../api/failure-toast';
import { setPagePlayer } from '../session/session-end';
import { keepUnsent } from '../storage/keep-unsent';
import { forgetLists, ownerOfLists, setOwnerOfLists } from '../storage/owner-of-lists';
import { savedHere } from '../storage/saved-lists';
import { listUnsent } from '../storage/unsent-changes';
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
const keno = { list: 'favoriteGames', id: 'keno', isSaved: true } as const;
const saved = (id: string) => ({ list: 'wishlist', id, isSaved: true }) as const;

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
  vi.useRealTimers();
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

  it('sends a favorite that an earlier page kept only on the device, and shows it until the account answers', async () => {
    const { lists } = setup({ wishlist: ['mug'], favoriteGames: [] });
    setOwnerOfLists('mei');
    keepHere({ wishlist: ['mug'], favoriteGames: ['keno'] });
    keepUnsent(keno);

    await loadAccountLists();
    expect(savedHere.favoriteGames.read()).toEqual(['keno']);

    await vi.waitFor(() => expect(lists.favoriteGames).toEqual(['keno']));
    await vi.waitFor(() => expect(listUnsent()).toEqual([]));
    expect(savedHere.favoriteGames.read()).toEqual(['keno']);
  });

  it('sends the change of this page instead of an unsent one of the same game', async () => {
    const { lists, put } = setup();
    setOwnerOfLists('mei');
    keepUnsent({ ...keno, isSaved: false });
    keepUnsent(keno);

    await sendChange(keno);

    expect(put).toHaveBeenCalledTimes(1);
    expect([lists.favoriteGames, listUnsent()]).toEqual([['keno'], []]);
  });

  it('discards the unsent favorite of another player', async () => {
    const { put } = setup();
    setOwnerOfLists('another player');
    keepUnsent(keno);

    await loadAccountLists();

    expect([listUnsent(), savedHere.favoriteGames.read()]).toEqual([[], []]);
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

    await Promise.all([sendChange(saved('mug')), sendChange(saved('cap'))]);

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

    await Promise.all([sendChange(saved('mug')), sendChange(saved('cap'))]);

    expect(shown.mock.calls).toEqual([[failure]]);
    expect(savedHere.wishlist.read()).toEqual(['cap']);
  });

  it('keeps a change whose request ended with its page, and undoes it where the page is still open', async () => {
    vi.useFakeTimers();
    const { put } = setup();
    setOwnerOfLists('mei');
    await loadAccountLists();
    savedHere.wishlist.change(() => ['mug']);
    keepUnsent(saved('mug'));
    put.mockRejectedValueOnce(unreachable(new TypeError('The page is left.')));
    const shown = vi.spyOn(toast, 'showFailureToast').mockImplementation(() => undefined);

    const sent = sendChange(saved('mug'));
    await vi.advanceTimersByTimeAsync(1_000);

    expect([savedHere.wishlist.read(), listUnsent()]).toEqual([['mug'], [saved('mug')]]);
    expect(shown).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1_000);
    await sent;
    expect([savedHere.wishlist.read(), listUnsent()]).toEqual([[], []]);
    expect(shown).toHaveBeenCalledOnce();
  });
});
