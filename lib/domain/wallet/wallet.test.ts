import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { amount } from '#domain/money/coin';
import { playerAccounts, spendableAccounts } from './account';
import { currentTerms, grantDetail, grantPostings, type GrantDetail } from './grant';
import { type Hold, holdPrice, holdStake } from './hold';
import { changeOf, type Posting, transfer } from './posting';
import { emptyWallet, record, type Transaction } from './wallet';
import { accepted, holding, walletWith } from './wallet-fixture';

const cases = { numRuns: 1000, seed: 8111 };
const at = new Date('2026-11-21T12:00:00Z');
const entry = (id: string, postings: readonly Posting[]) => ({ id, at, postings, detail: { kind: 'test' } });

describe('record', () => {
  it('numbers transactions without gaps and stores the balances after each', () => {
    const grants = fc.array(
      fc.record({
        account: fc.constantFrom(...spendableAccounts),
        amount: fc.integer({ min: 1, max: 1_000_000 }).map(amount),
        reason: fc.constant('test'),
      }),
      { maxLength: 20 },
    );

    fc.assert(
      fc.property(grants, fc.nat({ max: 1_000_000 }), (given, start) => {
        let wallet = { ...emptyWallet('player'), sequence: start };
        const ledger: Transaction[] = [];
        given.forEach((grant, index) => {
          const recorded = record(wallet, entry(`t${index}`, grantPostings(grant)));
          expect(recorded.transaction.balances).toEqual(recorded.wallet.balances);
          expect(recorded.transaction.player).toBe('player');
          wallet = recorded.wallet;
          ledger.push(recorded.transaction);
        });

        expect(ledger.map(({ sequence }) => sequence)).toEqual(
          given.map((_grant, index) => start + index + 1),
        );
        expect(wallet.sequence).toBe(start + given.length);
        const all = ledger.flatMap(({ postings }) => postings);
        expect(Object.values(wallet.balances)).toEqual(
          playerAccounts.map((account) => changeOf(all, account)),
        );
      }),
      cases,
    );
  });

  it('throws when a balance would become negative', () => {
    const taken = transfer({ player: 'player:gold', house: 'house:games', amount: amount(-1) });

    expect(() => record(emptyWallet('player'), entry('t', taken))).toThrow('player:gold would fall to -1');
  });

  it('numbers a transaction without postings', () => {
    const { wallet, transaction } = record(emptyWallet('player'), entry('t', []));

    expect([wallet.sequence, transaction.sequence]).toEqual([1, 1]);
    expect(wallet.balances).toEqual(emptyWallet('player').balances);
  });

  it('throws unless the holds per coin equal the held balance', () => {
    const held = fc.record({ gold: fc.nat({ max: 3 }), sweeps: fc.nat({ max: 3 }) });
    const holds = fc.array(
      fc.record({ coin: fc.constantFrom('gold', 'sweeps'), units: fc.integer({ min: 1, max: 3 }) }),
      { maxLength: 3 },
    );

    fc.assert(
      fc.property(held, holds, (balances, requested) => {
        const wallet = walletWith(holding({ goldHeld: balances.gold, sweepsHeld: balances.sweeps }));
        const holds = requested.map(({ coin, units }, index): Hold => ({
          id: `h${index}`,
          purpose: 'round',
          coin,
          unplayed: amount(0),
          amount: amount(units),
        }));
        const totals = { gold: 0, sweeps: 0 };
        for (const { coin, units } of requested) totals[coin] += units;
        const isWhole = totals.gold === balances.gold && totals.sweeps === balances.sweeps;

        const recorded = () => record(wallet, { ...entry('t', []), holds });

        if (isWhole) expect(recorded().wallet.holds).toEqual(holds);
        else expect(recorded).toThrow('aside, the balance says');
      }),
      cases,
    );
  });

  it('throws for two holds with the same id', () => {
    const hold: Hold = {
      id: 'h',
      purpose: 'round',
      coin: 'gold',
      unplayed: amount(0),
      amount: amount(1),
    };
    const wallet = { ...emptyWallet('player'), balances: holding({ goldHeld: 2 }), holds: [hold, hold] };

    expect(() => record(wallet, entry('t', []))).toThrow('same id');
  });

  it('throws for held coins without a hold, and for a hold without held coins', () => {
    const before = walletWith(holding({ gold: 5, sweepsRedeemable: 5 }));
    const stake = accepted(holdStake(before.balances, { id: 'r', coin: 'gold', amount: amount(5) }));
    const price = accepted(holdPrice(before.balances, { id: 'o', amount: amount(5) }));

    expect(() => record(before, entry('t', stake.postings))).toThrow('The holds set 0 gold aside');
    expect(() => record(before, { ...entry('t', []), holds: [price.hold] })).toThrow(
      'The holds set 5 sweeps aside',
    );
  });

  it('keeps the terms of a grant when later grants have others', () => {
    const terms = { ...currentTerms, version: '2026-01', expireAfterDays: 90 };
    const postings = grantPostings({ account: 'player:gold', amount: amount(1), reason: 'welcome' });
    const older: GrantDetail = { kind: 'grant', reason: 'welcome', terms };
    const first = record(emptyWallet('player'), { id: 'a', at, postings, detail: older });

    const second = record(first.wallet, { id: 'b', at, postings, detail: grantDetail('daily') });

    expect(first.transaction.detail.terms).toEqual({
      version: '2026-01',
      playthrough: 1,
      expireAfterDays: 90,
    });
    expect(second.transaction.detail.terms).toEqual(currentTerms);
  });
});
