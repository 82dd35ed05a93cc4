import { marshall } from '@aws-sdk/util-dynamodb';
import { describe, expect, it } from 'vitest';
import { listGames } from '#domain/games/games';
import type { UndecidedRound, UnseenRound } from '#domain/games/open-round';
import { amount } from '#domain/money/coin';
import { limitNames } from '#domain/play-limits/limits';
import { itemSize } from '#lambdas/runtime/aws/item-size-fixture';
import { toPlayItem } from './play-item';
import { fromItem, toItem, type WalletItem, type WalletState } from './wallet-item';

const at = new Date('2026-11-21T12:34:56.789Z');
const later = new Date('2027-05-21T12:34:56.789Z');
const coins = amount(999_999_999);
const sums = {
  staked: { gold: coins, sweeps: coins },
  lost: { gold: amount(-coins), sweeps: amount(-coins) },
  purchasedCents: 99_999_999,
  playedMs: 2_678_400_000,
};
const seed = (digit: string) => digit.repeat(64);
const id = (letter: string) => letter.repeat(43);
const unseen = (gameId: string): UnseenRound => ({ awaits: 'seeing', id: id('b'), latest: id('b'), gameId });

/** The largest possible wallet. */
const largest: WalletState = {
  wallet: {
    player: '7a1c0c5e-0000-4000-8000-000000000011',
    sequence: 99_999_999,
    balances: {
      gold: coins,
      sweepsUnplayed: coins,
      sweepsRedeemable: coins,
      goldHeld: coins,
      sweepsHeld: coins,
    },
    holds: [
      { id: id('a'), purpose: 'checkout', coin: 'sweeps', unplayed: amount(0), amount: coins },
      { id: id('b'), purpose: 'round', coin: 'gold', unplayed: amount(0), amount: coins },
    ],
  },
  seeds: {
    number: 99_999_999,
    clientSeed: 'c'.repeat(64),
    nonce: 99_999_999,
    hashes: { serverSeedHash: seed('a'), nextServerSeedHash: seed('b') },
  },
  revealed: { clientSeed: 'e'.repeat(64), rounds: 99_999_999 },
  openRounds: [unseen('jade-fortune')],
  play: {
    residency: {
      bornOn: '1990-05-17' as never,
      state: 'TX' as never,
      timeZone: {
        name: 'America/Indiana/Indianapolis',
        next: { name: 'America/North_Dakota/Center', from: later },
      },
    },
    residencyCheck: { state: 'WA' as never, requestedAt: at, confirmedAt: later },
    timeOut: { kind: 'exclusion', since: at, until: later },
    deletion: { requestedAt: at, eraseAt: later, closedAt: later },
    suspension: { since: at, reason: 'several-accounts' },
    isReturned: true,
    redeemsFrom: new Date('2026-11-25T12:00:00.000Z'),
    limits: Object.fromEntries(
      limitNames.map((name) => [name, { most: 999_999_999, next: { most: 999_999_999, from: later } }]),
    ),
    realityCheck: 60,
    windows: {
      day: { from: '2026-11-21' as never, sums },
      week: { from: '2026-11-16' as never, sums },
      month: { from: '2026-11-01' as never, sums },
    },
    session: {
      startedAt: at,
      checkedAt: at,
      rounds: 99_999,
      staked: { gold: coins, sweeps: coins },
      paid: { gold: coins, sweeps: coins },
    },
    lastRoundAt: at,
    lastDecisionAt: at,
    frozen: [],
  },
  allowance: { left: 19.123, countedAt: at },
  isWelcomed: false,
  signInsCountFrom: new Date('2026-11-21T12:34:57.000Z'),
  rotationsUsedUntil: later,
  updatedAt: at,
};

/** The size of a typical wallet: a limit of every kind for a day, and no pending change. */
const usual: WalletState = {
  ...largest,
  rotationsUsedUntil: null,
  wallet: { ...largest.wallet, holds: largest.wallet.holds.slice(0, 1) },
  play: {
    ...largest.play,
    residency: { ...largest.play.residency, timeZone: { name: 'America/New_York', next: null } },
    // Few players sign in from a state where Sweeps Coins are not offered.
    residencyCheck: null,
    timeOut: null,
    // A closed or suspended account plays no rounds, and few players had an earlier account.
    deletion: null,
    suspension: null,
    isReturned: false,
    redeemsFrom: null,
    // The next round without decisions omits it again.
    lastDecisionAt: null,
    limits: Object.fromEntries(
      limitNames.filter((name) => name.endsWith('day')).map((name) => [name, { most: 50_000, next: null }]),
    ),
  },
};

const handInPlay: UndecidedRound = {
  awaits: 'decision',
  id: id('b'),
  latest: id('c'),
  gameId: 'blackjack',
  parHash: seed('e'),
  coin: 'sweeps',
  firstStake: coins,
  staked: coins,
  choice: null,
  decisions: ['split', 'hit', 'hit', 'stand', 'double'],
  nonce: 99_999_998,
};

/** A round that awaits a decision after two that added to its stake: a split hand of which one was doubled. */
const inPlay: WalletState = {
  ...usual,
  play: { ...usual.play, lastDecisionAt: later },
  wallet: {
    ...usual.wallet,
    holds: [0, 1, 2].map((step) => ({
      id: `blackjack ${step}`,
      purpose: 'round',
      coin: 'sweeps',
      unplayed: amount(100),
      amount: coins,
    })),
  },
  openRounds: [handInPlay],
};

/** A round of an original before its last decision, after as many as its rules allow. */
function originalInPlay(gameId: string, decisions: readonly string[]): WalletState {
  const holds = inPlay.wallet.holds.slice(0, 1).map((hold) => ({ ...hold, id: `${gameId} 0` }));
  const openRounds = [{ ...handInPlay, gameId, choice: '1', decisions }];
  return { ...inPlay, wallet: { ...inPlay.wallet, holds }, openRounds };
}

const minesInPlay = originalInPlay(
  'mines',
  Array.from({ length: 23 }, (_, tile) => `open ${tile}`),
);
const hiLoInPlay = originalInPlay(
  'hi-lo',
  Array.from({ length: 10 }, () => ['skip', 'skip', 'skip', 'higher'])
    .flat()
    .slice(0, -1),
);

const decidedGames = [inPlay, minesInPlay, hiLoInPlay];

/** Rounds in play in three games, and every other game left before its end was seen. */
const leftEverywhere: WalletState = {
  ...inPlay,
  wallet: { ...inPlay.wallet, holds: decidedGames.flatMap(({ wallet }) => wallet.holds) },
  openRounds: [
    ...decidedGames.flatMap(({ openRounds }) => openRounds),
    ...listGames()
      .filter(({ id: gameId }) => !['blackjack', 'mines', 'hi-lo'].includes(gameId))
      .map(({ id: gameId }) => ({ ...unseen(gameId), latest: id('d') })),
  ],
};

describe('toItem and fromItem', () => {
  it.each([
    ['with everything that there can be', largest],
    ['as it mostly is', usual],
    ['while a round waits for a decision', inPlay],
    ['while a long round of mines waits for a decision', minesInPlay],
    ['while a long round of hi-lo waits for a decision', hiLoInPlay],
    ['with a round left open in every game', leftEverywhere],
    [
      'for which nothing was chosen yet',
      { ...usual, play: { ...usual.play, session: null, lastRoundAt: null, limits: {} }, revealed: null },
    ],
    ['that nothing was drawn with or shown of', { ...usual, seeds: { ...usual.seeds, hashes: null } }],
    [
      'of a player who is asked for a residency',
      {
        ...usual,
        play: { ...usual.play, residencyCheck: { state: 'WA' as never, requestedAt: at, confirmedAt: null } },
      },
    ],
    ['of whom nobody ended a sign-in', { ...usual, signInsCountFrom: null }],
    [
      'that others have changed since its player did',
      { ...usual, allowance: { left: 0.5, countedAt: new Date('2026-10-21T12:34:56.789Z') } },
    ],
    [
      'of somebody excluded for good',
      { ...usual, play: { ...usual.play, timeOut: { kind: 'exclusion', since: at, until: null } } },
    ],
    [
      'of somebody who waits for the end of their account',
      { ...usual, play: { ...usual.play, deletion: { requestedAt: at, eraseAt: later, closedAt: null } } },
    ],
  ] as [string, WalletState][])('round-trip a wallet %s', (_case, state) => {
    expect(fromItem(toItem(state))).toEqual(state);
  });

  it('keep a typical wallet within 1 KB, above which every round costs two more units', () => {
    expect(itemSize(marshall(toItem(usual)))).toBeLessThanOrEqual(1024);
  });

  it('keep the largest wallet and one with an open round within 2 KB', () => {
    for (const state of [largest, inPlay, minesInPlay, hiLoInPlay])
      expect(itemSize(marshall(toItem(state)))).toBeLessThanOrEqual(2048);
  });

  it('keep a wallet with a round left open in every game within 4 KB, the cost of one read unit', () => {
    expect(itemSize(marshall(toItem(leftEverywhere)))).toBeLessThanOrEqual(4096);
  });

  it('refuse an item from before several rounds were open at once', () => {
    expect(() => fromItem({ ...toItem(usual), openRound: null } as WalletItem)).toThrow('Start with --reset');
  });

  it('omit the unseen rounds when there are none', () => {
    expect(toItem(inPlay)).not.toHaveProperty('unseen');
  });

  it('omit rotations that are all available again', () => {
    expect(toItem({ ...usual, rotationsUsedUntil: at })).not.toHaveProperty('rotations');
  });

  it('refuse an item that stores the seeds themselves', () => {
    const { fairness: _fairness, ...older } = toItem(usual);
    const bytes = Buffer.alloc(32);

    expect(() => fromItem({ ...older, seeds: [bytes, bytes, 'c', 7] } as unknown as WalletItem)).toThrow(
      'has an older format',
    );
  });

  it('round the write allowance down to thousandths', () => {
    const kept = fromItem(toItem({ ...usual, allowance: { left: 19.98765432101234, countedAt: at } }));

    expect(kept.allowance).toEqual({ left: 19.987, countedAt: at });
  });

  it('encode every limit with a unique code', () => {
    expect(Object.keys(toPlayItem(largest.play).limits)).toHaveLength(limitNames.length);
  });
});
