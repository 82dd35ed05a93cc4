import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { amount } from '#domain/money/coin';
import { coinOf, houseAccounts, isPlayerAccount, playerAccounts } from './account';
import { type Balances, heldOf, noCoins, playable, post, shortfallOf } from './balances';
import { transfer } from './posting';
import { holding } from './wallet-fixture';

const cases = { numRuns: 1000, seed: 8103 };
const units = fc.nat({ max: 1000 });
const anyBalances = fc
  .record({ gold: units, sweepsUnplayed: units, sweepsRedeemable: units, goldHeld: units, sweepsHeld: units })
  .map(holding);
const transfers = fc.array(
  fc.record({
    player: fc.constantFrom(...playerAccounts),
    house: fc.constantFrom(...houseAccounts),
    amount: fc.integer({ min: -1000, max: 1000 }).map(amount),
  }),
  { maxLength: 8 },
);
const balanceOf = {
  'player:gold': 'gold',
  'player:sweeps-unplayed': 'sweepsUnplayed',
  'player:sweeps-redeemable': 'sweepsRedeemable',
  'player:gold-held': 'goldHeld',
  'player:sweeps-held': 'sweepsHeld',
} as const satisfies Record<(typeof playerAccounts)[number], keyof Balances>;

describe('post', () => {
  it('applies the postings of each account and throws for a negative balance', () => {
    fc.assert(
      fc.property(anyBalances, transfers, (before, moves) => {
        const postings = moves.flatMap(transfer);
        const expected: Record<string, number> = { ...before };
        for (const { player, amount } of moves)
          expected[balanceOf[player]] = expected[balanceOf[player]]! + amount;
        const below = Object.values(expected).filter((units) => units < 0);

        if (below.length === 0) {
          expect(post(before, postings)).toEqual(expected);
          expect(shortfallOf(before, postings)).toBeNull();
        } else {
          expect(() => post(before, postings)).toThrow('would fall to -');
          expect(below).toContain(-shortfallOf(before, postings)!);
        }
      }),
      cases,
    );
  });

  it('throws for postings that are not a double entry', () => {
    const created = [{ account: 'player:gold', coin: 'gold', amount: amount(1) }] as const;

    expect(() => post(noCoins, created)).toThrow('sum to 1');
  });
});

describe('playable and heldOf', () => {
  it('returns the available and the held part of each coin', () => {
    fc.assert(
      fc.property(anyBalances, (balances) => {
        expect(playable(balances, 'gold')).toBe(balances.gold);
        expect(playable(balances, 'sweeps')).toBe(balances.sweepsUnplayed + balances.sweepsRedeemable);
        expect(heldOf(balances, 'gold')).toBe(balances.goldHeld);
        expect(heldOf(balances, 'sweeps')).toBe(balances.sweepsHeld);
      }),
      cases,
    );
  });
});

describe('chart of accounts', () => {
  it('assigns one coin to each player account and separates house accounts', () => {
    for (const account of playerAccounts) {
      expect(isPlayerAccount(account)).toBe(true);
      expect(coinOf(account)).toBe(account.includes('gold') ? 'gold' : 'sweeps');
    }
    for (const account of houseAccounts) expect(isPlayerAccount(account)).toBe(false);
  });
});
