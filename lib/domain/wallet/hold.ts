import { type Amount, amount, type Coin, coins, sum } from '#domain/money/coin';
import { type HouseAccount, heldAccountOf } from './account';
import { type Balances, playable } from './balances';
import { move, type Posting, transfer } from './posting';
import { assertTaken, type InsufficientFunds, type StakeParts, stakeParts } from './stake';

/**
 * A hold on coins of a player. It is placed once and ends once:
 * - captured: the house takes the coins, for a placed order or a finished round
 * - released: the coins return to their original balances
 */
export interface Hold {
  /** Id of the reservation, or see `stakeHoldId`. */
  readonly id: string;
  readonly purpose: 'checkout' | 'round';
  readonly coin: Coin;
  /** Part taken from unplayed coins; the rest is redeemable coins or gold. */
  readonly unplayed: Amount;
  /** Total, above zero, in the coin's smallest unit. */
  readonly amount: Amount;
}

/** No hold with this id is open: it was captured, released or never placed. */
export interface HoldNotOpen {
  readonly code: 'wallet/hold-not-open';
}

/** A hold with the postings that place it. */
export interface PlacedHold {
  readonly hold: Hold;
  readonly postings: Posting[];
}

/** The end of a hold: its postings and the remaining holds. */
export interface EndedHold {
  readonly hold: Hold;
  readonly holds: readonly Hold[];
  readonly postings: Posting[];
}

/** Ledger detail of placing or releasing a hold. */
export interface HoldDetail {
  readonly kind: 'hold' | 'release';
  readonly hold: string;
  readonly purpose: Hold['purpose'];
}

/** Id of what a round puts on hold at its start, 0, or with one of its decisions. A player has at most one open round of a game. */
export function stakeHoldId(gameId: string, decision: number): string {
  return `${stakeHoldPrefix(gameId)}${decision}`;
}

function stakeHoldPrefix(gameId: string): string {
  return `${gameId} `;
}

/**
 * Places a hold for the stake of a round that is settled later. It takes unplayed coins first, like any stake.
 *
 * @param stake.amount  above zero, in the coin's smallest unit
 * @returns the hold, or the missing amount
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
 * Places a hold for the price of an order. Only Sweeps Coins that were won are redeemable.
 *
 * @param price.amount  above zero, in hundredths of a Sweeps Coin
 * @returns the hold, or the missing amount
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

/** Releases a hold to its original balances. */
export function releaseHold(holds: readonly Hold[], id: string): EndedHold | HoldNotOpen {
  return end(holds, id, releasePostings);
}

/** Captures a hold for a house account. */
export function captureHold(
  holds: readonly Hold[],
  id: string,
  house: HouseAccount,
): EndedHold | HoldNotOpen {
  return end(holds, id, (hold) => capturePostings(hold, house));
}

/** Releases all holds of rounds. */
export function releaseStakes(holds: readonly Hold[]): Pick<EndedHold, 'holds' | 'postings'> {
  const stakes = holds.filter(({ purpose }) => purpose === 'round');
  return {
    holds: holds.filter((hold) => !stakes.includes(hold)),
    postings: stakes.flatMap(releasePostings),
  };
}

/**
 * Captures all holds of a game's open round for `house:games`: its stake and the amounts that decisions added.
 *
 * @returns also the unplayed coins among them
 */
export function captureStakes(
  holds: readonly Hold[],
  gameId: string,
): Pick<EndedHold, 'holds' | 'postings'> & { readonly unplayed: Amount } {
  const stakes = holds.filter(
    ({ id, purpose }) => purpose === 'round' && id.startsWith(stakeHoldPrefix(gameId)),
  );
  return {
    holds: holds.filter((hold) => !stakes.includes(hold)),
    postings: coins.flatMap((coin) =>
      capturePostings({ coin, amount: totalHeld(stakes, coin) }, 'house:games'),
    ),
    unplayed: sum(stakes.map(({ unplayed }) => unplayed)),
  };
}

/** Total held in one coin. */
export function totalHeld(holds: readonly Hold[], coin: Coin): Amount {
  return sum(holds.filter((hold) => hold.coin === coin).map((hold) => hold.amount));
}

/** Amount held for a checkout, in hundredths of a Sweeps Coin. The player's next checkout can reuse it. */
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

function releasePostings({ coin, unplayed, amount: held }: Hold): Posting[] {
  const from = heldAccountOf(coin);
  if (coin === 'gold') return move({ from, to: 'player:gold', amount: held });
  return [
    ...move({ from, to: 'player:sweeps-unplayed', amount: unplayed }),
    ...move({ from, to: 'player:sweeps-redeemable', amount: amount(held - unplayed) }),
  ];
}

function capturePostings(
  { coin, amount: held }: Pick<Hold, 'coin' | 'amount'>,
  house: HouseAccount,
): Posting[] {
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
