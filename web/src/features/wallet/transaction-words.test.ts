import { describe, expect, it } from 'vitest';
import type { Transaction } from '#web/lib/play-fab-ops-types';
import { accountName, describeTransaction, groupByDay } from './transaction-words';

const gameName = (id: string) => (id === 'hk-slots' ? 'HK Slots' : id);

function transaction(parts: Partial<Transaction>): Transaction {
  return {
    id: 'a',
    sequence: 1,
    kind: 'grant',
    at: '2026-11-21T04:00:00.000Z',
    postings: [],
    balances: { gold: 0, sweepsUnplayed: 0, sweepsRedeemable: 0 },
    ...parts,
  };
}

function round(payout: number, postings: Transaction['postings']): Transaction {
  return transaction({
    kind: 'round',
    postings,
    round: {
      id: 'r',
      sequence: 1,
      at: '2026-11-21T04:00:00.000Z',
      gameId: 'hk-slots',
      coin: 'sweeps',
      stake: 100,
      payout,
      outcome: { stops: [], window: [], lineWins: [], scatterWin: null },
      proof: { parHash: '', serverSeedHash: '', clientSeed: '', nonce: 0 },
    },
  });
}

describe('a round', () => {
  const won = round(250, [
    { account: 'player:sweeps-unplayed', coin: 'sweeps', amount: -60 },
    { account: 'player:sweeps-redeemable', coin: 'sweeps', amount: 210 },
    { account: 'house:games', coin: 'sweeps', amount: -150 },
  ]);

  it('bears the name of its game and says that it won', () => {
    expect(describeTransaction(won, gameName)).toMatchObject({ title: 'HK Slots', detail: 'Played and won' });
  });

  it("adds up the player's own accounts of a coin, and not the house's", () => {
    expect(describeTransaction(won, gameName).changes).toEqual([{ coin: 'sweeps', amount: 150 }]);
  });

  it('does not speak of winning when nothing was paid', () => {
    expect(describeTransaction(round(0, []), gameName).detail).toBe('Played');
  });

  it('that came out even changes nothing, and says so', () => {
    const even = round(100, [
      { account: 'player:sweeps-unplayed', coin: 'sweeps', amount: -100 },
      { account: 'player:sweeps-redeemable', coin: 'sweeps', amount: 100 },
    ]);

    expect(describeTransaction(even, gameName).changes).toEqual([{ coin: 'sweeps', amount: 0 }]);
  });
});

describe('a grant', () => {
  it.each([
    ['welcome', 'Welcome aboard'],
    ['demo-prize', 'Prize'],
    ['a-reason-of-next-year', 'A gift of the house'],
  ])('for %s is called %s', (reason, title) => {
    expect(describeTransaction(transaction({ grant: { reason } }), gameName).title).toBe(title);
  });
});

it('tells of new seeds, which move no coins', () => {
  const words = describeTransaction(transaction({ kind: 'seed-rotation' }), gameName);

  expect(words).toEqual({ title: 'New seeds', detail: 'The old server seed was opened', changes: [] });
});

it('calls the accounts of the ledger by names that players understand', () => {
  expect(accountName('player:sweeps-redeemable')).toBe('Your redeemable Sweeps Coins');
});

it('puts transactions under their days and keeps their order', () => {
  const at = (id: string, day: string) => transaction({ id, at: `${day}T12:00:00.000Z` });
  const listed = [at('c', '2026-11-21'), at('b', '2026-11-21'), at('a', '2026-11-20')];

  const days = groupByDay(listed, (instant) => instant.toISOString().slice(0, 10));

  expect(days.map(({ day, transactions }) => [day, transactions.map(({ id }) => id)])).toEqual([
    ['2026-11-21', ['c', 'b']],
    ['2026-11-20', ['a']],
  ]);
});
