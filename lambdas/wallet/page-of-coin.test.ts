import { describe, expect, it } from 'vitest';
import { amount, type Coin } from '#domain/money/coin';
import { noCoins } from '#domain/wallet/balances';
import { transfer } from '#domain/wallet/posting';
import { pageOfCoin } from './page-of-coin';
import type { LedgerTransaction } from './stores/ledger-row';
import type { LedgerQuery } from './stores/ledger-store';

/** A ledger whose transactions move these coins, oldest first. */
function setup(moved: readonly Coin[]) {
  const all = moved.map((coin, index): LedgerTransaction => {
    const sequence = index + 1;
    const player = coin === 'gold' ? 'player:gold' : 'player:sweeps-redeemable';
    return {
      id: `t-${sequence}`,
      player: 'mei',
      sequence,
      at: new Date('2026-11-21T12:00:00Z'),
      postings: transfer({ player, house: 'house:adjustments', amount: amount(1) }),
      balances: noCoins,
      detail: { kind: 'adjustment', reason: 'test', actor: 'admin' },
    };
  });
  const reads: LedgerQuery[] = [];
  const ledger = {
    async page(_player: string, query: LedgerQuery) {
      reads.push(query);
      const rest = all.filter(({ sequence }) => sequence < (query.before ?? Infinity)).reverse();
      const transactions = rest.slice(0, query.limit);
      return { transactions, next: rest.length > query.limit ? transactions.at(-1)!.sequence : null };
    },
  };
  const numbers = async (coin: Coin | undefined, limit: number) => {
    const found: number[] = [];
    let before: number | undefined;
    do {
      const page = await pageOfCoin(ledger, 'mei', { coin, limit, before });
      expect(page.transactions.length).toBeLessThanOrEqual(limit);
      found.push(...page.transactions.map(({ sequence }) => sequence));
      before = page.next ?? undefined;
    } while (before !== undefined);
    return found;
  };
  return { ledger, reads, numbers };
}

const mixed: readonly Coin[] = ['gold', 'sweeps', 'gold', 'gold', 'sweeps', 'gold', 'gold', 'sweeps'];

describe('pageOfCoin', () => {
  it.each([1, 2, 3, 10])('returns each transaction of a coin once, in pages of %d', async (limit) => {
    const { numbers } = setup(mixed);

    expect(await numbers('sweeps', limit)).toEqual([8, 5, 2]);
    expect(await numbers('gold', limit)).toEqual([7, 6, 4, 3, 1]);
    expect(await numbers(undefined, limit)).toEqual([8, 7, 6, 5, 4, 3, 2, 1]);
  });

  it('reads a bounded part of the ledger in one request', async () => {
    const { ledger, reads } = setup(Array.from({ length: 100 }, () => 'gold'));

    const page = await pageOfCoin(ledger, 'mei', { coin: 'sweeps', limit: 10 });

    expect(page).toMatchObject({ transactions: [], next: 51 });
    expect(reads).toHaveLength(5);
  });
});
