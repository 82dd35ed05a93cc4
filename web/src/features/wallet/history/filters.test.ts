import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { choicesOf, everything, type Filters, isNarrowed, isReversed, queriesOf } from './filters';

const games = [{ id: 'hk-slots', name: 'HK Slots' }];
const filters = (parts: Partial<Filters>): Filters => ({ ...everything, ...parts });

describe('filter choices', () => {
  const choices = choicesOf(games).map(({ value }) => value);

  it('list each game below all rounds', () => {
    expect(choices.slice(0, 3)).toEqual(['everything', 'rounds', 'game hk-slots']);
    expect(choicesOf(games)[2]).toMatchObject({ label: 'HK Slots rounds' });
  });

  it('cover every kind of line once', () => {
    const kinds = choices.flatMap((what) => queriesOf(filters({ what })).flatMap(({ kind }) => kind ?? []));

    expect(kinds.toSorted()).toEqual(
      [
        'account-change',
        'account-closed',
        'adjustment',
        'expiry',
        'grant',
        'hold',
        'order',
        'order-undone',
        'play-limits',
        'release',
        'reversal',
        'round',
        'round-open',
        'round-seen',
        'seed-rotation',
        'sign-out',
        'wheel-spin',
        'purchase',
        'purchase-begun',
        'purchase-ended',
        'refund',
        'sweeps-freeze',
      ].toSorted(),
    );
  });
});

describe('queriesOf', () => {
  it.each<[Filters['what'], object[]]>([
    ['everything', [{}]],
    ['rounds', [{ kind: 'round' }]],
    ['game hk-slots', [{ gameId: 'hk-slots' }]],
    ['orders', [{ kind: 'order' }, { kind: 'order-undone' }]],
    ['set-aside', [{ kind: 'hold' }, { kind: 'release' }, { kind: 'round-open' }]],
  ])('returns for %s the queries %o', (what, queries) => {
    expect(queriesOf(filters({ what }))).toEqual(queries);
  });

  it('applies the same days to all queries', () => {
    const queries = queriesOf(filters({ what: 'set-aside', from: '2026-11-01' }));

    expect(new Set(queries.map(({ from }) => from)).size).toBe(1);
    expect(queries.every((query) => query.from !== undefined && query.to === undefined)).toBe(true);
  });

  describe('in New York', () => {
    beforeEach(() => vi.stubEnv('TZ', 'America/New_York'));
    afterEach(() => vi.unstubAllEnvs());

    it.each([
      ['an ordinary day', '2026-11-20', '2026-11-20T05:00:00.000Z', '2026-11-21T05:00:00.000Z'],
      ['a day of 25 hours', '2026-11-01', '2026-11-01T04:00:00.000Z', '2026-11-02T05:00:00.000Z'],
      ['a day of 23 hours', '2026-03-08', '2026-03-08T05:00:00.000Z', '2026-03-09T04:00:00.000Z'],
      ['the last day of a year', '2026-12-31', '2026-12-31T05:00:00.000Z', '2027-01-01T05:00:00.000Z'],
    ])('covers %s in full', (_, day, from, to) => {
      expect(queriesOf(filters({ from: day, to: day }))).toEqual([{ from, to }]);
    });
  });
});

it('isNarrowed is true as soon as one filter is set', () => {
  const set = [filters({ what: 'grants' }), filters({ from: '2026-11-01' }), filters({ to: '2026-11-01' })];

  expect([isNarrowed(everything), ...set.map(isNarrowed)]).toEqual([false, true, true, true]);
});

it.each([
  ['2026-11-02', '2026-11-01', true],
  ['2026-11-01', '2026-11-01', false],
  ['2026-11-02', '', false],
  ['', '2026-11-01', false],
])('isReversed from "%s" to "%s" is %s', (from, to, expected) => {
  expect(isReversed(filters({ from, to }))).toBe(expected);
});
