import { type Amount, amount, type Coin, coins, sum } from '#domain/money/coin';
import { type HouseAccount, heldAccountOf } from './account';
import { type Balances, playable } from './balances';
import { move, type Posting, transfer } from './posting';
import { assertTaken, type InsufficientFunds, type StakeParts, stakeParts } from './stake';

/**
 * Coins of a player that are set aside. A hold is placed once and ends once:
 * - captured: the house takes it, as for an order that was placed or a hand that was played to its end
 * - released: it goes back to the balances that it came from
 */
export interface Hold {
  /** Of the reservation or round that it was placed for. */
  readonly id: string;
  readonly purpose: 'checkout' | 'round';
  readonly coin: Coin;
  /** What came from coins still to be played; the rest came from redeemable ones, or is gold. */
  readonly unplayed: Amount;
  /** All of it, above zero, in the coin's smallest unit. */
  readonly amount: Amount;
}

/** There is no open hold with this id: it was captured or released before, or never placed. */
export interface HoldNotOpen {
  readonly code: 'wallet/hold-not-open';
}

/** A hold with the postings that place it. */
export interface PlacedHold {
  readonly hold: Hold;
  readonly postings: Posting[];
}

/** What ends a hold: the postings, and the holds that are left. */
export interface EndedHold {
  readonly hold: Hold;
  readonly holds: readonly Hold[];
  readonly postings: Posting[];
}

/** How the ledger remembers that coins were set aside, or given back to the player. */
export interface HoldDetail {
  readonly kind: 'hold' | 'release';
  readonly hold: string;
  readonly purpose: Hold['purpose'];
}

/**
 * Sets a stake aside for a round that is settled later. Unplayed coins go first, as in any stake.
 *
 * @param stake.amount  above zero, in the coin's smallest unit
 * @returns the hold, or how much is missing
 */
export function holdStake(
  balances: Balances,
  stake: { id: string; coin: Coin; amount: Amount },
): PlacedHold | InsufficientFunds {
  assertTaken(stake.amount);
  const shortBy = amount(stake.amount - playable(balances, stake.coin));
  if (shortBy > 0) return { code: 'wallet/insufficient-funds', shortBy };
  return place({ ...stake, purpose: 'round' }, stakeParts(balances, stake.coin, stake.amount));
}

/**
 * Sets aside what an order will cost. Only Sweeps Coins that were won can be redeemed.
 *
 * @param price.amount  above zero, in hundredths of a Sweeps Coin
 * @returns the hold, or how much is missing
 */
export function holdPrice(
  balances: Balances,
  price: { id: string; amount: Amount },
): PlacedHold | InsufficientFunds {
  assertTaken(price.amount);
  const shortBy = amount(price.amount - balances.sweepsRedeemable);
  if (shortBy > 0) return { code: 'wallet/insufficient-funds', shortBy };
  const redeemable: StakeParts = { gold: amount(0), unplayed: amount(0), redeemable: price.amount };
  return place({ ...price, coin: 'sweeps', purpose: 'checkout' }, redeemable);
}

/** Gives a hold back to the balances that it came from. */
export function releaseHold(holds: readonly Hold[], id: string): EndedHold | HoldNotOpen {
  return end(holds, id, givenBack);
}

/** Hands a hold over to the house. */
export function captureHold(
  holds: readonly Hold[],
  id: string,
  house: HouseAccount,
): EndedHold | HoldNotOpen {
  return end(holds, id, (hold) => handedOver(hold, house));
}

/** Gives back whatever is set aside for rounds. */
export function releaseStakes(holds: readonly Hold[]): Pick<EndedHold, 'holds' | 'postings'> {
  const stakes = holds.filter(({ purpose }) => purpose === 'round');
  return {
    holds: holds.filter((hold) => !stakes.includes(hold)),
    postings: stakes.flatMap(givenBack),
  };
}

/** Hands over to the games whatever is set aside for a round: its stake, and what decisions added to it. */
export function captureStakes(holds: readonly Hold[]): Pick<EndedHold, 'holds' | 'postings'> {
  const stakes = holds.filter(({ purpose }) => purpose === 'round');
  return {
    holds: holds.filter((hold) => !stakes.includes(hold)),
    postings: coins.flatMap((coin) => handedOver({ coin, amount: totalHeld(stakes, coin) }, 'house:games')),
  };
}

/** What of one coin these holds have set aside. */
export function totalHeld(holds: readonly Hold[], coin: Coin): Amount {
  return sum(holds.filter((hold) => hold.coin === coin).map((hold) => hold.amount));
}

/** What is set aside for a checkout, in hundredths of a Sweeps Coin. Another checkout of the player can take it. */
export function heldForCheckout(holds: readonly Hold[]): Amount {
  return totalHeld(
    holds.filter(({ purpose }) => purpose === 'checkout'),
    'sweeps',
  );
}

function place(
  { id, purpose, coin }: Pick<Hold, 'id' | 'purpose' | 'coin'>,
  { gold, unplayed, redeemable }: StakeParts,
): PlacedHold {
  const to = heldAccountOf(coin);
  const postings = [
    ...move({ from: 'player:gold', to, amount: gold }),
    ...move({ from: 'player:sweeps-unplayed', to, amount: unplayed }),
    ...move({ from: 'player:sweeps-redeemable', to, amount: redeemable }),
  ];
  return { hold: { id, purpose, coin, unplayed, amount: sum([gold, unplayed, redeemable]) }, postings };
}

function givenBack({ coin, unplayed, amount: held }: Hold): Posting[] {
  const from = heldAccountOf(coin);
  if (coin === 'gold') return move({ from, to: 'player:gold', amount: held });
  return [
    ...move({ from, to: 'player:sweeps-unplayed', amount: unplayed }),
    ...move({ from, to: 'player:sweeps-redeemable', amount: amount(held - unplayed) }),
  ];
}

function handedOver({ coin, amount: held }: Pick<Hold, 'coin' | 'amount'>, house: HouseAccount): Posting[] {
  return transfer({ player: heldAccountOf(coin), house, amount: amount(-held) });
}

function end(
  holds: readonly Hold[],
  id: string,
  postingsOf: (hold: Hold) => Posting[],
): EndedHold | HoldNotOpen {
  const hold = holds.find((each) => each.id === id);
  if (!hold) return { code: 'wallet/hold-not-open' };
  return { hold, holds: holds.filter((each) => each !== hold), postings: postingsOf(hold) };
}
