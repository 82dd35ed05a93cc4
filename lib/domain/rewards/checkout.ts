import { type Amount, amount } from '#domain/money/coin';
import type { Balances } from '#domain/wallet/balances';
import { type Posting, transfer } from '#domain/wallet/posting';
import type { InsufficientFunds } from '#domain/wallet/stake';
import { fulfilmentOf } from './category';
import type { OrderLine } from './reservation';

/**
 * Gold Coins for one hundredth of a Sweeps Coin: the published rate is 10,000 GC for 1.00 SC. What a product of the category
 * `coins` credits follows from its price alone, so its name and picture promise nothing.
 */
const goldPerHundredth = 100;

/** How the ledger remembers an order; the order itself has its own record under this id. */
export interface OrderDetail {
  readonly kind: 'order';
  readonly order: string;
}

/** What lines cost together, in hundredths of a Sweeps Coin. */
export function priceOfLines(lines: readonly OrderLine[]): Amount {
  return amount(lines.reduce((total, { price, quantity }) => total + price * quantity, 0));
}

/** The Gold Coins that lines of the category `coins` credit. */
export function goldCreditOf(lines: readonly OrderLine[]): Amount {
  const credited = lines.filter(({ category }) => fulfilmentOf(category) === 'credited');
  return amount(priceOfLines(credited) * goldPerHundredth);
}

/** Whether anything of an order is sent to an address. */
export function needsAddress(lines: readonly OrderLine[]): boolean {
  return lines.some(({ category }) => fulfilmentOf(category) === 'shipped');
}

/** Whether a person must get in touch about anything of an order. */
export function needsContact(lines: readonly OrderLine[]): boolean {
  return lines.some(({ category }) => fulfilmentOf(category) === 'arranged');
}

/** Whether nothing is left to do once the coins have moved. */
export function isCreditedWhole(lines: readonly OrderLine[]): boolean {
  return lines.every(({ category }) => fulfilmentOf(category) === 'credited');
}

/**
 * Pays for an order. Only Sweeps Coins that were won can be redeemed; Gold Coins come back in the same double entry.
 *
 * @returns the postings, or how many hundredths of a redeemable Sweeps Coin are missing
 */
export function payForOrder(balances: Balances, lines: readonly OrderLine[]): Posting[] | InsufficientFunds {
  const total = priceOfLines(lines);
  const shortBy = amount(total - balances.sweepsRedeemable);
  if (shortBy > 0) return { code: 'wallet/insufficient-funds', shortBy };
  const house = 'house:redemptions';
  return [
    ...transfer({ player: 'player:sweeps-redeemable', house, amount: amount(-total) }),
    ...transfer({ player: 'player:gold', house, amount: goldCreditOf(lines) }),
  ];
}
