import { describe, expect, it } from 'vitest';
import type { Affiliate } from '#domain/affiliates/program';
import type { PlayerName } from '#lambdas/account/stores/player-store';
import { findAffiliates, readNames } from './list-affiliates';

const at = new Date('2026-11-21T12:00:00Z');
const affiliateOf = (player: string): Affiliate => ({
  player,
  application: { site: `${player}.test`, channels: [], audience: '', taxCountry: 'US', termsVersion: '1' },
  state: 'approved',
  reason: null,
  requestedAt: at,
  decidedAt: at,
  suspensions: [],
  revision: 1,
});
const names = new Map<string, PlayerName>([['mei', { email: 'mei@harbor.test', displayName: 'Mei Wong' }]]);

function setup() {
  const reads: string[][] = [];
  const players = {
    namesOf: async (of: Iterable<string>) => {
      reads.push([...of]);
      return names;
    },
  };
  const pages = [['mei', 'li'], ['ada']];
  const affiliates = {
    inState: async (_state: string, { from }: { from?: string | undefined }) => ({
      items: (from === undefined ? pages[0]! : pages[1]!).map(affiliateOf),
      next: from === undefined ? 'li' : null,
    }),
    placeOf: ({ player }: Pick<Affiliate, 'player'>) => player,
  };
  return { reads, dependencies: { players, affiliates } };
}

describe('readNames', () => {
  it('reads the names of a page together, and none for an erased account', async () => {
    const { reads, dependencies } = setup();

    const nameOf = await readNames(dependencies, ['mei', 'li'].map(affiliateOf));

    expect([nameOf('mei'), nameOf('li')]).toEqual([
      { email: 'mei@harbor.test', displayName: 'Mei Wong' },
      { email: null, displayName: null },
    ]);
    expect(reads).toEqual([['mei', 'li']]);
  });
});

describe('findAffiliates', () => {
  it.each([
    ['WONG', ['mei']],
    ['harbor', ['mei']],
    ['ada.test', ['ada']],
    ['nothing', []],
  ])('finds by the text %s, with one read of names for each page', async (find, found) => {
    const { reads, dependencies } = setup();

    const answered = await findAffiliates(dependencies, { state: 'approved', find, limit: 5 });

    expect(answered.items.map(({ player }) => player)).toEqual(found);
    expect(answered.next).toBeNull();
    expect(reads).toEqual([['mei', 'li'], ['ada']]);
  });

  it('returns a cursor when more match than the page holds, and continues after it', async () => {
    const { dependencies } = setup();
    const query = { state: 'approved', find: 'test', limit: 2 } as const;

    const first = await findAffiliates(dependencies, query);
    const second = await findAffiliates(dependencies, { ...query, after: first.next! });

    expect([first, second].map(({ items }) => items.map(({ player }) => player))).toEqual([
      ['mei', 'li'],
      ['ada'],
    ]);
    expect(second.next).toBeNull();
  });
});
