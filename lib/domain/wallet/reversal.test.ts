import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { amount, type Coin, coins } from '#domain/money/coin';
import { spendableAccounts } from './account';
import { adjust } from './adjustment';
import { type Balances, post } from './balances';
import { expireSweeps } from './expiry';
import { grantPostings } from './grant';
import { holdPrice } from './hold';
import { assertDoubleEntry, changeOf, type Posting, transfer } from './posting';
import { reverse } from './reversal';
import { settleRound } from './stake';
import { accepted, holding, recordAs, walletWith } from './wallet-fixture';

const cases = { numRuns: 1000, seed: 8104 };
const units = fc.integer({ min: 1, max: 1_000_000 });
const purses = fc.record({ gold: units, sweepsUnplayed: units, sweepsRedeemable: units }).map(holding);
const account = fc.constantFrom(...spendableAccounts);

/** A reversible transaction: its kind and postings that the balances allow. */
const undoable = fc.oneof(
  fc.record({ account, amount: units.map(amount) }).map((grant) => ({
    kind: 'grant',
    postings: () => grantPostings({ ...grant, reason: 'test' }),
  })),
  fc.record({ account, takes: fc.boolean() }).map(({ account, takes }) => ({
    kind: 'adjustment',
    postings: (balances: Balances) =>
      accepted(adjust(balances, { account, amount: amount(takes ? -1 : 500) })),
  })),
  fc.constant({ kind: 'expiry', postings: expireSweeps }),
  fc.record({ coin: fc.constantFrom<Coin>(...coins), payout: fc.nat({ max: 1_000_000 }) }).map((round) => ({
    kind: 'round',
    postings: (balances: Balances) =>
      accepted(settleRound(balances, { ...round, stake: amount(1), payout: amount(round.payout) })),
  })),
);

describe('reverse', () => {
  it('restores the previous balances by opposite postings', () => {
    fc.assert(
      fc.property(purses, undoable, (before, { kind, postings }) => {
        const { wallet, transaction } = recordAs(walletWith(before), kind, { postings: postings(before) });

        const undone = accepted(reverse(wallet.balances, transaction));

        assertDoubleEntry(undone);
        expect(post(wallet.balances, undone)).toEqual(before);
        expect(undone.map(({ account, amount }) => [account, -amount])).toEqual(
          transaction.postings.map(({ account, amount }) => [account, amount]),
        );
      }),
      cases,
    );
  });

  it('refuses when the coins were played since, with the missing amount', () => {
    fc.assert(
      fc.property(account, units, fc.nat({ max: 1_000_000 }), (account, granted, left) => {
        const empty = walletWith(holding({}));
        const { transaction } = recordAs(empty, 'grant', {
          postings: grantPostings({ account, amount: amount(granted), reason: 'test' }),
        });
        const now = post(
          holding({}),
          transfer({ player: account, house: 'house:games', amount: amount(left) }),
        );

        const undone = reverse(now, transaction);

        if (left >= granted) expect(changeOf(accepted(undone), account)).toBe(-granted);
        else expect(undone).toEqual({ code: 'wallet/insufficient-funds', shortBy: granted - left });
      }),
      cases,
    );
  });

  it('never takes held coins', () => {
    const { wallet, transaction } = recordAs(walletWith(holding({})), 'grant', {
      postings: grantPostings({
        account: 'player:sweeps-redeemable',
        amount: amount(100),
        reason: 'test',
      }),
    });
    const { postings } = accepted(holdPrice(wallet.balances, { id: 'o', amount: amount(30) }));

    expect(reverse(post(wallet.balances, postings), transaction)).toEqual({
      code: 'wallet/insufficient-funds',
      shortBy: 30,
    });
  });

  const moved = transfer({ player: 'player:gold', house: 'house:games', amount: amount(5) });
  it.each(['order', 'hold', 'release', 'reversal', 'rotation', 'play-limits', 'round-seen'])(
    'refuses a kind that is undone otherwise or not at all: %s',
    (kind) => {
      const { wallet, transaction } = recordAs(walletWith(holding({})), kind, { postings: moved });

      expect(reverse(wallet.balances, transaction)).toEqual({ code: 'wallet/not-reversible' });
    },
  );

  it.each(['grant', 'round', 'expiry'])('refuses a transaction that moved nothing: %s', (kind) => {
    const nothing: Posting[] = [];
    const { wallet, transaction } = recordAs(walletWith(holding({})), kind, { postings: nothing });

    expect(reverse(wallet.balances, transaction)).toEqual({ code: 'wallet/not-reversible' });
  });

  it('refuses a reversal of the reversal and a second reversal without funds', () => {
    const { wallet, transaction } = recordAs(walletWith(holding({})), 'grant', { postings: moved });
    const undone = accepted(reverse(wallet.balances, transaction));
    const reversed = recordAs(wallet, 'reversal', { postings: undone });

    expect(reverse(reversed.wallet.balances, reversed.transaction)).toHaveProperty('code');
    expect(reverse(reversed.wallet.balances, transaction)).toEqual({
      code: 'wallet/insufficient-funds',
      shortBy: 5,
    });
  });
});
