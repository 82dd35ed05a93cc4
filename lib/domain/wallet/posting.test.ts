import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { amount } from '#domain/money/coin';
import { houseAccounts, playerAccounts } from './account';
import { assertDoubleEntry, changeOf, type Posting, transfer } from './posting';

describe('transfer', () => {
  it('gives the player exactly what the house loses, in the coin of the account', () => {
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
    );
  });

  it('posts nothing when nothing moves', () => {
    expect(transfer({ player: 'player:gold', house: 'house:games', amount: amount(0) })).toEqual([]);
  });
});

describe('assertDoubleEntry', () => {
  it('refuses postings that create coins', () => {
    const created: Posting[] = [{ account: 'player:gold', coin: 'gold', amount: amount(1) }];

    expect(() => assertDoubleEntry(created)).toThrow('sum to 1');
  });

  it('refuses coins of one kind that are paid for with the other', () => {
    const mixed: Posting[] = [
      { account: 'player:sweeps-redeemable', coin: 'sweeps', amount: amount(100) },
      { account: 'house:games', coin: 'gold', amount: amount(-100) },
    ];

    expect(() => assertDoubleEntry(mixed)).toThrow(RangeError);
  });

  it('refuses a coin in an account that holds the other', () => {
    const misplaced: Posting[] = [
      { account: 'player:gold', coin: 'sweeps', amount: amount(100) },
      { account: 'house:games', coin: 'sweeps', amount: amount(-100) },
    ];

    expect(() => assertDoubleEntry(misplaced)).toThrow('player:gold cannot hold sweeps');
  });
});
