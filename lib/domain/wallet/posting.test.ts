import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { amount, type Coin } from '#domain/money/coin';
import { houseAccounts, type PlayerAccount, playerAccounts } from './account';
import { assertDoubleEntry, changeOf, move, type Posting, transfer } from './posting';

describe('transfer', () => {
  it("credits the player with exactly what the house gives, in the account's coin", () => {
    const anyTransfer = fc.record({
      player: fc.constantFrom(...playerAccounts),
      house: fc.constantFrom(...houseAccounts),
      amount: fc.maxSafeInteger().map(amount),
    });

    fc.assert(
      fc.property(anyTransfer, (move) => {
        const postings = transfer(move);

        expect(() => assertDoubleEntry(postings)).not.toThrow();
        expect(changeOf(postings, move.player)).toBe(move.amount);
        expect(changeOf(postings, move.house) + move.amount).toBe(0);
      }),
      { numRuns: 1000, seed: 8109 },
    );
  });

  it('returns no postings for zero', () => {
    expect(transfer({ player: 'player:gold', house: 'house:games', amount: amount(0) })).toEqual([]);
  });
});

describe('move', () => {
  it('moves exactly the amount between two accounts of a player', () => {
    const pairs = fc.constantFrom(
      ['player:gold', 'player:gold-held'],
      ['player:sweeps-unplayed', 'player:sweeps-held'],
      ['player:sweeps-held', 'player:sweeps-redeemable'],
    ) satisfies fc.Arbitrary<[PlayerAccount, PlayerAccount]>;

    fc.assert(
      fc.property(pairs, fc.nat({ max: 1_000_000 }), ([from, to], units) => {
        const postings = move({ from, to, amount: amount(units) });

        assertDoubleEntry(postings);
        expect([changeOf(postings, to), changeOf(postings, from) + units]).toEqual([units, 0]);
        expect(postings).toHaveLength(units === 0 ? 0 : 2);
      }),
      { numRuns: 1000, seed: 8110 },
    );
  });
});

describe('assertDoubleEntry', () => {
  it('throws for postings that create or destroy coins', () => {
    const units = fc.integer({ min: -3, max: 3 }).map(amount);
    const lines = fc.array(fc.record({ coin: fc.constantFrom<Coin>('gold', 'sweeps'), amount: units }), {
      maxLength: 4,
    });

    fc.assert(
      fc.property(lines, (moved) => {
        const totals = { gold: 0, sweeps: 0 };
        for (const { coin, amount } of moved) totals[coin] += amount;
        const postings = moved.map((each): Posting => ({ ...each, account: 'house:games' }));

        const asserted = () => assertDoubleEntry(postings);

        if (totals.gold === 0 && totals.sweeps === 0) expect(asserted).not.toThrow();
        else expect(asserted).toThrow(`sum to ${totals.gold === 0 ? totals.sweeps : totals.gold}`);
      }),
      { numRuns: 1000, seed: 8113 },
    );
  });

  it.each([1, -1])('throws for a balance posting of %i coin without an offset', (units) => {
    const posting: Posting = { account: 'player:gold', coin: 'gold', amount: amount(units) };

    expect(() => assertDoubleEntry([posting])).toThrow(`The gold postings sum to ${units}`);
  });

  it('throws for an offset in the other coin', () => {
    const mixed: Posting[] = [
      { account: 'player:sweeps-redeemable', coin: 'sweeps', amount: amount(100) },
      { account: 'house:games', coin: 'gold', amount: amount(-100) },
    ];

    expect(() => assertDoubleEntry(mixed)).toThrow(RangeError);
  });

  it('throws for an account with the wrong coin', () => {
    const misplaced: Posting[] = [
      { account: 'player:gold', coin: 'sweeps', amount: amount(100) },
      { account: 'house:games', coin: 'sweeps', amount: amount(-100) },
    ];

    expect(() => assertDoubleEntry(misplaced)).toThrow('player:gold cannot hold sweeps');
  });
});
