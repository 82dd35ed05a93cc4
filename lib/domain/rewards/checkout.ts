import { type Amount, amount } from '#domain/money/coin';
import type { Balances } from '#domain/wallet/balances';
import { type Posting, transfer } from '#domain/wallet/posting';
import type { InsufficientFunds } from '#domain/wallet/stake';
import { goldCreditOf, type OrderLine, priceOfLines } from './order-line';

/** How the ledger remembers an order; the order itself has its own record under this id. */
export interface OrderDetail {
  readonly kind: 'order';
  readonly order: string;
}

/**
 * Whether a player can pay. Only Sweeps Coins that were won can be redeemed.
 *
 * @param total  in hundredths of a Sweeps Coin
 * @returns how many hundredths of a redeemable Sweeps Coin are missing, null when none are
 */
export function checkFunds(balances: Balances, total: Amount): InsufficientFunds | null {
  const shortBy = amount(total - balances.sweepsRedeemable);
  return shortBy > 0 ? { code: 'wallet/insufficient-funds', shortBy } : null;
}

/**
 * Pays for an order; Gold Coins come back in the same double entry.
 *
 * @returns the postings, or how much is missing
 */
export function payForOrder(balances: Balances, lines: readonly OrderLine[]): Posting[] | InsufficientFunds {
  const total = priceOfLines(lines);
  const house = 'house:redemptions';
  return (
    checkFunds(balances, total) ?? [
      ...transfer({ player: 'player:sweeps-redeemable', house, amount: amount(-total) }),
      ...transfer({ player: 'player:gold', house, amount: goldCreditOf(lines) }),
    ]
  );
}
