import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { amount } from '#domain/money/coin';
import { playerAccounts } from './account';
import { grantPostings } from './grant';
import { changeOf, type Posting, transfer } from './posting';
import { emptyWallet, record, type Transaction } from './wallet';

const at = new Date('2026-11-21T12:00:00Z');
const entry = (id: string, postings: readonly Posting[]) => ({ id, at, postings, detail: { kind: 'test' } });

describe('record', () => {
  it('numbers transactions without a gap and carries the balance after each', () => {
    const grants = fc.array(
      fc.record({
        account: fc.constantFrom(...playerAccounts),
        amount: fc.integer({ min: 1, max: 1_000_000 }).map(amount),
        reason: fc.constant('test'),
      }),
      { maxLength: 30 },
    );

    fc.assert(
      fc.property(grants, (given) => {
        let wallet = emptyWallet('player');
        const ledger: Transaction[] = [];
        given.forEach((grant, index) => {
          const recorded = record(wallet, entry(`t${index}`, grantPostings(grant)));
          wallet = recorded.wallet;
          ledger.push(recorded.transaction);
        });

        expect(ledger.map(({ sequence }) => sequence)).toEqual(given.map((_grant, index) => index + 1));
        expect(ledger.at(-1)?.balances ?? wallet.balances).toEqual(wallet.balances);
        const all = ledger.flatMap(({ postings }) => postings);
        expect(wallet.balances).toEqual({
          gold: changeOf(all, 'player:gold'),
          sweepsUnplayed: changeOf(all, 'player:sweeps-unplayed'),
          sweepsRedeemable: changeOf(all, 'player:sweeps-redeemable'),
        });
      }),
    );
  });

  it('throws rather than let a balance fall below zero', () => {
    const taken = transfer({ player: 'player:gold', house: 'house:games', amount: amount(-1) });

    expect(() => record(emptyWallet('player'), entry('t', taken))).toThrow('player:gold would fall to -1');
  });

  it('numbers a transaction that moves nothing, as a change of seeds does', () => {
    const { wallet, transaction } = record(emptyWallet('player'), entry('t', []));

    expect([wallet.sequence, transaction.sequence]).toEqual([1, 1]);
    expect(wallet.balances).toEqual(emptyWallet('player').balances);
  });
});

describe('grantPostings', () => {
  it('refuses a grant that gives nothing', () => {
    expect(() => grantPostings({ account: 'player:gold', amount: amount(0), reason: 'test' })).toThrow(
      RangeError,
    );
  });
});
