import { describe, expect, it } from 'vitest';
import type { Transaction } from '#contracts/wallet/ledger-shapes';
import { accountName, describeTransaction, groupByDay, termsOf } from './transaction-copy';
import { holdLine, openRoundLine, roundLine, transaction } from './transaction-fixture';

const gameName = (id: string) => ({ 'hk-slots': 'HK Slots', blackjack: 'Blackjack' })[id] ?? id;
const describeLine = (line: Transaction) => describeTransaction(line, { gameName, locale: 'en-US' });
const terms = { version: '2026-11', playthrough: 1, expireAfterDays: 60 };

describe('round copy', () => {
  const won = roundLine(
    { payout: 250 },
    {
      postings: [
        { account: 'player:sweeps-unplayed', coin: 'sweeps', amount: -60 },
        { account: 'player:sweeps-redeemable', coin: 'sweeps', amount: 210 },
        { account: 'house:games', coin: 'sweeps', amount: -150 },
      ],
    },
  );

  it('has the name of the game and mentions a win', () => {
    expect(describeLine(won)).toMatchObject({ title: 'HK Slots', detail: 'Win' });
  });

  it("sums the player's own accounts of a coin, without house accounts", () => {
    expect(describeLine(won)).toMatchObject({ changes: [{ coin: 'sweeps', amount: 150 }], aside: [] });
  });

  it('mentions no win without a payout', () => {
    expect(describeLine(roundLine({})).detail).toBe('Played');
  });

  it('names the number of free spins', () => {
    expect(describeLine(roundLine({ payout: 900, freeSpins: 10 })).detail).toBe('Win, with 10 free spins');
  });

  it('has a change of zero when the round broke even', () => {
    const even = roundLine(
      { payout: 100 },
      {
        postings: [
          { account: 'player:sweeps-unplayed', coin: 'sweeps', amount: -100 },
          { account: 'player:sweeps-redeemable', coin: 'sweeps', amount: 100 },
        ],
      },
    );

    expect(describeLine(even).changes).toEqual([{ coin: 'sweeps', amount: 0 }]);
  });
});

describe('grant copy', () => {
  it.each([
    ['welcome', 'Welcome gift'],
    ['purchase', 'Gift with your purchase'],
    ['demo-prize', 'Prize'],
    ['a-reason-of-next-year', 'Gift'],
    ['constructor', 'Gift'],
  ])('maps the reason %s to the title %s', (reason, title) => {
    expect(describeLine(transaction({ grant: { reason, terms } })).title).toBe(title);
  });

  const sweeps = transaction({
    grant: { reason: 'demo-promotion', terms },
    postings: [{ account: 'player:sweeps-unplayed', coin: 'sweeps', amount: 2_000 }],
  });

  it('names the playthrough of Sweeps Coins', () => {
    expect(describeLine(sweeps).detail).toBe('Play once before redeeming');
  });

  it('names no playthrough for redeemable coins', () => {
    const won = transaction({
      grant: { reason: 'demo-prize', terms },
      postings: [{ account: 'player:sweeps-redeemable', coin: 'sweeps', amount: 6_000 }],
    });

    expect(describeLine(won).detail).toBeNull();
  });

  it('shows the terms of the grant, which may be an earlier version', () => {
    const earlier = { version: '2025-01', playthrough: 3, expireAfterDays: 90 };

    expect(termsOf(sweeps)).toBe(
      'Play them once before you redeem them. They expire after 60 days without a sign-in. Terms version: 2026-11.',
    );
    expect(termsOf({ ...sweeps, grant: { reason: 'x', terms: earlier } })).toMatch(
      /^Play them 3 times .* after 90 days .* 2025-01\.$/,
    );
  });

  it('has no terms for Gold Coins', () => {
    const gold = transaction({
      grant: { reason: 'welcome', terms },
      postings: [{ account: 'player:gold', coin: 'gold', amount: 10_000 }],
    });

    expect([describeLine(gold).detail, termsOf(gold)]).toEqual([null, null]);
  });
});

describe('freeze copy', () => {
  it.each([
    [true, 'disputed', 'Sweeps Coins frozen'],
    [true, 'dispute-won', 'Sweeps Coins still frozen'],
    [false, 'dispute-won', 'Sweeps Coins unfrozen'],
  ] as const)('names whether Sweeps Coins are frozen (%s) after: %s', (isFrozen, reason, title) => {
    expect(
      describeLine(transaction({ kind: 'sweeps-freeze', sweepsFreeze: { isFrozen, reason } })).title,
    ).toBe(title);
  });
});

describe('hold copy', () => {
  it.each([
    [holdLine('hold'), 'Held for your checkout'],
    [holdLine('release'), 'Released from your checkout'],
    [holdLine('hold', 'round'), 'Held for your round'],
    [holdLine('release', 'round'), 'Released from your round'],
  ])('shows no change, and the held amount without a sign (%#: %s)', (line, title) => {
    expect(describeLine(line)).toMatchObject({
      title,
      changes: [],
      aside: [{ coin: 'sweeps', amount: 1_400 }],
    });
  });

  it('shows a change when the order takes the held coins', () => {
    const order = transaction({
      kind: 'order',
      order: { id: 'o' },
      postings: [
        { account: 'player:sweeps-held', coin: 'sweeps', amount: -1_400 },
        { account: 'house:redemptions', coin: 'sweeps', amount: 1_400 },
      ],
    });

    expect(describeLine(order)).toMatchObject({
      title: 'Prize order',
      changes: [{ coin: 'sweeps', amount: -1_400 }],
      aside: [],
    });
  });
});

it.each<[Partial<Transaction>, string, string | null]>([
  [{ kind: 'adjustment', adjustment: { reason: 'Paid twice' } }, 'Correction', 'Paid twice'],
  [{ kind: 'reversal', reversal: { of: 'x', reason: 'Wrong player' } }, 'Reversed by us', 'Wrong player'],
  [
    { kind: 'expiry', expiry: { lastSeenAt: '2026-09-20T12:00:00.000Z' } },
    'Sweeps Coins expired',
    'Last active on Sep 20, 2026',
  ],
  [{ kind: 'play-limits', playLimits: { change: 'take-break days=7' } }, 'You took a break of 7 days', null],
  [
    { kind: 'play-limits', playLimits: { change: 'take-break days=7', byAdmin: true } },
    'You took a break of 7 days',
    'Set by our team on your behalf',
  ],
  [
    { kind: 'refund', refund: { purchase: 'p-1', cents: -999, owed: { gold: 0, sweeps: 0 } } },
    'Refund not possible',
    '$9.99 was not returned; your coins are back',
  ],
  [{ kind: 'round-seen', roundSeen: { gameId: 'hk-slots', round: 'r' } }, 'HK Slots result viewed', null],
  [openRoundLine([]), 'Blackjack', 'Started, stake on hold'],
  [openRoundLine(['hit', 'stand']), 'Blackjack', 'You chose: stand'],
  [openRoundLine(['no-insurance']), 'Blackjack', 'You chose: no insurance'],
  [{ kind: 'seed-rotation' }, 'New seeds', 'The old server seed was revealed'],
  [
    {
      kind: 'account-change',
      accountChange: { step: 'deletion-requested', eraseAt: '2026-12-05T12:00:00.000Z', reason: null },
    },
    'You asked us to delete your account',
    'Scheduled for Dec 5, 2026',
  ],
  [
    { kind: 'account-change', accountChange: { step: 'deletion-withdrawn', eraseAt: null, reason: null } },
    'Account deletion canceled',
    'You keep your account',
  ],
  [
    { kind: 'account-change', accountChange: { step: 'returned', eraseAt: null, reason: null } },
    'Welcome back',
    'You already received the welcome gifts',
  ],
  [
    { kind: 'account-change', accountChange: { step: 'birthday-corrected', eraseAt: null, reason: null } },
    'We corrected your date of birth',
    null,
  ],
  [{ kind: 'account-closed' }, 'Account closed', 'The remaining coins came back to us'],
  [{ kind: 'sign-out' }, 'You signed out everywhere', 'All earlier sign-ins have ended'],
])('describes %o as "%s"', (parts, title, detail) => {
  expect(describeLine(transaction(parts))).toMatchObject({ title, detail, changes: [] });
});

it('names ledger accounts in plain language', () => {
  expect(accountName('player:sweeps-redeemable')).toBe('Your redeemable Sweeps Coins');
});

it('groups transactions by day and keeps their order', () => {
  const at = (id: string, day: string) => transaction({ id, at: `${day}T12:00:00.000Z` });
  const listed = [at('c', '2026-11-21'), at('b', '2026-11-21'), at('a', '2026-11-20')];

  const days = groupByDay(listed, (instant) => instant.toISOString().slice(0, 10));

  expect(days.map(({ day, transactions }) => [day, transactions.map(({ id }) => id)])).toEqual([
    ['2026-11-21', ['c', 'b']],
    ['2026-11-20', ['a']],
  ]);
});
