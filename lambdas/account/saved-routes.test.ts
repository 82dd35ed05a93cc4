import { describe, expect, it } from 'vitest';
import { mostSaved, nothingSaved } from '#domain/player/saved-lists';
import { openAccount } from './account-fixture';

function setup() {
  const opened = openAccount();
  return { ...opened, callApi: opened.signIn(), profile: () => opened.memory.profiles.get(opened.player)! };
}

describe('saved lists', () => {
  it('are empty for a new player, and read without a write', async () => {
    const { callApi, profile } = setup();
    const before = profile();

    const { status, body } = await callApi('GET', '/account/saved');

    expect([status, body]).toEqual([200, nothingSaved]);
    expect(profile()).toBe(before);
  });

  it('keep each id once, the latest first, and write nothing for a repeat', async () => {
    const { callApi, profile } = setup();
    await callApi('PUT', '/account/saved/wishlist/mug');
    await callApi('PUT', '/account/saved/wishlist/cap');

    const { body } = await callApi('PUT', '/account/saved/wishlist/mug');

    expect(body).toEqual({ wishlist: ['cap', 'mug'], favoriteGames: [] });
    expect(profile().revision).toBe(2);
  });

  it('remove an id, also when it is repeated', async () => {
    const { callApi } = setup();
    await callApi('PUT', '/account/saved/favoriteGames/keno');
    await callApi('DELETE', '/account/saved/favoriteGames/keno');

    const { status, body } = await callApi('DELETE', '/account/saved/favoriteGames/keno');

    expect([status, body]).toEqual([200, nothingSaved]);
  });

  it('take over the lists of a device, once however often they arrive', async () => {
    const { callApi, profile } = setup();
    const device = { wishlist: ['cap', 'mug'], favoriteGames: ['keno'] };
    await callApi('PUT', '/account/saved/wishlist/mug');

    const first = await callApi('POST', '/account/saved', device);
    const again = await callApi('POST', '/account/saved', device);

    expect([first.body, again.body]).toEqual(Array(2).fill(device));
    expect(profile().revision).toBe(2);
  });

  it('refuse an id more than a list holds', async () => {
    const { callApi } = setup();
    const wishlist = Array.from({ length: mostSaved }, (_each, index) => `p-${index}`);
    await callApi('POST', '/account/saved', { wishlist, favoriteGames: [] });

    const refused = await callApi('PUT', '/account/saved/wishlist/mug');

    expect([refused.status, refused.body.error]).toMatchObject([
      409,
      { code: 'account/saved-list-full', details: { most: mostSaved } },
    ]);
  });

  it.each([
    ['PUT', '/account/saved/orders/mug', undefined],
    ['PUT', `/account/saved/wishlist/${'x'.repeat(129)}`, undefined],
    ['PUT', '/account/saved/wishlist/two%20words', undefined],
    ['POST', '/account/saved', { wishlist: Array(mostSaved + 1).fill('mug'), favoriteGames: [] }],
    ['POST', '/account/saved', { wishlist: ['mug'] }],
  ])('refuse %s %s of %j', async (method, path, body) => {
    const { callApi, profile } = setup();

    const refused = await callApi(method, path, body);

    expect([refused.status, refused.body.error.code]).toEqual([400, 'request/invalid']);
    expect(profile().revision).toBe(0);
  });

  it('keep concurrent changes of two devices', async () => {
    const { callApi, memory } = setup();
    memory.beforeNextCommit(() => callApi('PUT', '/account/saved/wishlist/cap'));

    const { body } = await callApi('PUT', '/account/saved/wishlist/mug');

    expect(body.wishlist).toEqual(['mug', 'cap']);
  });
});
