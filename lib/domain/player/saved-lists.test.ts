import { describe, expect, it } from 'vitest';
import { addSaved, mergeSaved, mostSaved, nothingSaved, removeSaved } from './saved-lists';

const full = { ...nothingSaved, wishlist: Array.from({ length: mostSaved }, (_each, index) => `p-${index}`) };

describe('addSaved', () => {
  it('puts the id in front of its list alone', () => {
    const saved = { wishlist: ['mug'], favoriteGames: ['roulette'] };

    expect(addSaved(saved, 'wishlist', 'cap')).toEqual({
      wishlist: ['cap', 'mug'],
      favoriteGames: ['roulette'],
    });
    expect(addSaved(saved, 'favoriteGames', 'keno')).toEqual({
      wishlist: ['mug'],
      favoriteGames: ['keno', 'roulette'],
    });
  });

  it('returns the same lists for an id that is saved, even in a full list', () => {
    expect(addSaved(full, 'wishlist', 'p-7')).toBe(full);
  });

  it('refuses an id more than the list holds', () => {
    expect(addSaved(full, 'wishlist', 'mug')).toEqual({ code: 'account/saved-list-full', most: mostSaved });
  });
});

describe('removeSaved', () => {
  it('takes the id from its list alone', () => {
    const saved = { wishlist: ['keno', 'mug'], favoriteGames: ['keno'] };

    expect(removeSaved(saved, 'wishlist', 'keno')).toEqual({ wishlist: ['mug'], favoriteGames: ['keno'] });
  });

  it('returns the same lists for an id that is not saved', () => {
    expect(removeSaved(full, 'wishlist', 'mug')).toBe(full);
  });
});

describe('mergeSaved', () => {
  it('puts new ids of the device in front, each once, and keeps those of the account', () => {
    const saved = { wishlist: ['mug'], favoriteGames: ['keno'] };
    const device = { wishlist: ['cap', 'mug', 'cap'], favoriteGames: [] };

    expect(mergeSaved(saved, device)).toEqual({ wishlist: ['cap', 'mug'], favoriteGames: ['keno'] });
  });

  it('adds the latest ids of the device where there is no room for all', () => {
    const saved = { ...nothingSaved, wishlist: full.wishlist.slice(0, mostSaved - 1) };

    const { wishlist } = mergeSaved(saved, { ...nothingSaved, wishlist: ['cap', 'tee'] });

    expect(wishlist).toHaveLength(mostSaved);
    expect(wishlist[0]).toBe('cap');
    expect(wishlist).not.toContain('tee');
  });

  it('returns the same lists when the account has all of them', () => {
    expect(mergeSaved(full, { ...nothingSaved, wishlist: ['p-1'] })).toBe(full);
  });
});
