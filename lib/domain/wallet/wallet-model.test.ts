import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { amount, type Coin } from '#domain/money/coin';
import { houseAccounts, type SpendableAccount } from './account';
import { adjust } from './adjustment';
import { expireSweeps } from './expiry';
import { grantPostings } from './grant';
import { captureHold, type Hold, holdPrice, holdStake, releaseHold } from './hold';
import type { Posting } from './posting';
import {
  type Act,
  asideOf,
  carryOut,
  emptyPurse,
  type Pocket,
  pocketNames,
  type Purse,
} from './purse-fixture';
import { reverse } from './reversal';
import { settleRound } from './stake';
import { emptyWallet, type Transaction, type Wallet } from './wallet';
import { recordAs } from './wallet-fixture';

type Decided = { readonly postings: readonly Posting[]; readonly holds?: readonly Hold[] } | Refused;
type Refused = { readonly code: string; readonly shortBy?: number };
interface Line {
  readonly transaction: Transaction;
  readonly before: Purse;
  readonly after: Purse;
}

/** An operation on the wallet and its counterpart for the oracle. */
interface Step {
  readonly kind: string;
  readonly decide: (wallet: Wallet) => readonly Posting[] | Decided;
  readonly act: Act | 'not-reversible';
}
/** Chooses a step, given the previous ones. */
type Choice = (lines: readonly Line[], id: string) => Step;

const accounts: Record<Pocket, SpendableAccount> = {
  gold: 'player:gold',
  sweepsUnplayed: 'player:sweeps-unplayed',
  sweepsRedeemable: 'player:sweeps-redeemable',
};
const reversibleKinds = ['grant', 'adjustment', 'expiry', 'round'];

const coins = fc.integer({ min: 1, max: 60 });
const coin = fc.constantFrom<Coin>('gold', 'sweeps');
const pocket = fc.constantFrom(...pocketNames);
const anyOne = fc.nat({ max: 200 });

const choices = fc.oneof(
  fc.record({ pocket, coins }).map(({ pocket, coins }): Choice => () => ({
    kind: 'grant',
    decide: () => grantPostings({ account: accounts[pocket], amount: amount(coins), reason: 'test' }),
    act: { act: 'give', pocket, coins },
  })),
  fc
    .record({ coin, stake: coins, payout: fc.nat({ max: 90 }) })
    .map(({ coin, stake, payout }): Choice => () => ({
      kind: 'round',
      decide: ({ balances }) => settleRound(balances, { coin, stake: amount(stake), payout: amount(payout) }),
      act: { act: 'play', coin, stake, payout },
    })),
  fc.record({ coin, coins }).map(({ coin, coins }): Choice => (_lines, id) => ({
    kind: 'hold',
    decide: (wallet) => placed(wallet, holdStake(wallet.balances, { id, coin, amount: amount(coins) })),
    act: {
      act: 'set-aside',
      id,
      coins,
      from: coin === 'gold' ? ['gold'] : ['sweepsUnplayed', 'sweepsRedeemable'],
    },
  })),
  coins.map((price): Choice => (_lines, id) => ({
    kind: 'hold',
    decide: (wallet) => placed(wallet, holdPrice(wallet.balances, { id, amount: amount(price) })),
    act: { act: 'set-aside', id, coins: price, from: ['sweepsRedeemable'] },
  })),
  fc.record({ ends: fc.boolean(), which: anyOne }).map(({ ends, which }): Choice => (lines) => {
    const placed = lines.filter(({ transaction }) => transaction.detail.kind === 'hold');
    const id = placed.length > 0 ? placed[which % placed.length]!.transaction.id : 'never-placed';
    return ends
      ? {
          kind: 'order',
          decide: ({ holds }) => captureHold(holds, id, 'house:redemptions'),
          act: { act: 'hand-over', id },
        }
      : { kind: 'release', decide: ({ holds }) => releaseHold(holds, id), act: { act: 'give-back', id } };
  }),
  fc.record({ pocket, coins, takes: fc.boolean() }).map(({ pocket, coins: many, takes }): Choice => () => {
    const given = takes ? -many : many;
    return {
      kind: 'adjustment',
      decide: ({ balances }) => adjust(balances, { account: accounts[pocket], amount: amount(given) }),
      act: { act: 'give', pocket, coins: given },
    };
  }),
  anyOne.map((which): Choice => (lines) => {
    const line = lines[which % lines.length];
    if (!line) return { kind: 'round-seen', decide: () => [], act: { act: 'expire' } };
    const { transaction, before, after } = line;
    const isReversible = reversibleKinds.includes(transaction.detail.kind) && transaction.postings.length > 0;
    return {
      kind: 'reversal',
      decide: ({ balances }) => reverse(balances, transaction),
      act: isReversible ? { act: 'undo', before, after } : 'not-reversible',
    };
  }),
  fc.constant<Choice>(() => ({
    kind: 'expiry',
    decide: ({ balances }) => expireSweeps(balances),
    act: { act: 'expire' },
  })),
);

describe('wallet', () => {
  it('matches a coin-by-coin oracle in any sequence of operations', () => {
    fc.assert(
      fc.property(fc.array(choices, { minLength: 1, maxLength: 30, size: 'max' }), (chosen) => {
        let [wallet, purse] = [emptyWallet('player'), emptyPurse];
        const lines: Line[] = [];
        for (const choose of chosen) {
          const { kind, decide, act } = choose(lines, `t${wallet.sequence + 1}`);
          const decided = decide(wallet);
          const expected = act === 'not-reversible' ? act : carryOut(purse, act);

          if ('code' in decided) {
            expect(describeRefusal(decided)).toEqual(describeExpected(expected));
            continue;
          }
          const recorded = recordAs(wallet, kind, 'postings' in decided ? decided : { postings: decided });
          if (typeof expected === 'string' || 'missing' in expected)
            throw new Error(`${kind} should be refused: ${JSON.stringify(expected)}`);
          lines.push({ transaction: recorded.transaction, before: purse, after: expected });
          [wallet, purse] = [recorded.wallet, expected];
          expectSame(wallet, lines, purse);
        }
      }),
      { numRuns: 1000, seed: 8101 },
    );
  });
});

function placed(wallet: Wallet, decided: ReturnType<typeof holdPrice>): Decided {
  return 'code' in decided ? decided : { ...decided, holds: [...wallet.holds, decided.hold] };
}

function expectSame(wallet: Wallet, lines: readonly Line[], purse: Purse): void {
  const goldHeld = asideOf(purse, 'gold');
  const sweepsHeld = asideOf(purse, 'sweeps');
  expect(wallet.balances).toEqual({ ...purse.pockets, goldHeld, sweepsHeld });
  expect(wallet.holds.map(({ id }) => id)).toEqual([...purse.aside.keys()]);
  expect(lines.at(-1)?.transaction.balances).toEqual(wallet.balances);
  expect(wallet.sequence).toBe(lines.length);
  expect({ gold: houseGain(lines, 'gold'), sweeps: houseGain(lines, 'sweeps') }).toEqual(purse.house);
}

function houseGain(lines: readonly Line[], coin: Coin): number {
  return lines
    .flatMap(({ transaction }) => transaction.postings)
    .filter((posting) => posting.coin === coin && houseAccounts.some((house) => house === posting.account))
    .reduce((total, posting) => total + posting.amount, 0);
}

function describeRefusal({ code, shortBy }: Refused): string {
  return code === 'wallet/insufficient-funds' ? `missing ${shortBy}` : code;
}

function describeExpected(expected: ReturnType<typeof carryOut> | 'not-reversible'): string {
  if (typeof expected === 'string')
    return expected === 'not-open' ? 'wallet/hold-not-open' : 'wallet/not-reversible';
  return 'missing' in expected ? `missing ${expected.missing}` : 'allowed';
}
