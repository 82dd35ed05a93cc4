import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Casino, openCasino } from './casino';
import { openShopper, statusAndCode } from './shopper';

let casino: Casino;
beforeAll(async () => {
  casino = await openCasino();
});
afterAll(() => casino.close());

describe('wish list and favorite games', () => {
  it('follow the account to another device, and stay out of other accounts', async () => {
    const mei = await openShopper(casino, 'saved@jade.test');
    const other = await openShopper(casino, 'unsaved@jade.test');
    const elsewhere = await casino.signIn(mei.email);

    await mei.callApi('PUT', '/account/saved/wishlist/mug');
    const merged = await casino.callApi('POST', '/account/saved', {
      token: elsewhere,
      body: { wishlist: ['cap', 'mug'], favoriteGames: ['keno'] },
    });
    await mei.callApi('DELETE', '/account/saved/wishlist/mug');

    expect(merged.body).toEqual({ wishlist: ['cap', 'mug'], favoriteGames: ['keno'] });
    const read = await casino.callApi('GET', '/account/saved', { token: elsewhere });
    expect(read.body).toEqual({ wishlist: ['cap'], favoriteGames: ['keno'] });
    const { body } = await other.callApi('GET', '/account/saved');
    expect(body).toEqual({ wishlist: [], favoriteGames: [] });
  });

  it('are closed to guests', async () => {
    const answers = [
      await casino.callApi('GET', '/account/saved', {}),
      await casino.callApi('PUT', '/account/saved/wishlist/mug', {}),
    ];

    expect(answers.map((answer) => statusAndCode(answer)[0])).toEqual([401, 401]);
  });
});
