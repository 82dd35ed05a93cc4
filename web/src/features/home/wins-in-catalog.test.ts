import { describe, expect, it } from 'vitest';
import { winsInCatalog } from './wins-in-catalog';

describe('winsInCatalog', () => {
  it('returns each win with its game, in the order of the wins', () => {
    const games = [{ id: 'hk-slots' }, { id: 'jade' }];

    expect(winsInCatalog([{ gameId: 'jade' }, { gameId: 'hk-slots' }], games)).toEqual([
      { win: { gameId: 'jade' }, game: { id: 'jade' } },
      { win: { gameId: 'hk-slots' }, game: { id: 'hk-slots' } },
    ]);
  });

  it('returns nothing when the catalog has none of the games', () => {
    expect(winsInCatalog([{ gameId: 'gone' }], [{ id: 'jade' }])).toEqual([]);
  });
});
