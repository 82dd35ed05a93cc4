import { type Amount, amount } from '#domain/money/coin';
import { type Category, fulfilmentOf } from './category';

/** What is held, and later ordered, of one product: all that an order must remember when the product has changed. */
export interface OrderLine {
  readonly product: string;
  readonly name: string;
  readonly image: string | null;
  readonly category: Category | null;
  /** 1 to 99. */
  readonly quantity: number;
  /** Of one piece, in hundredths; it stays as it was when the pieces were taken. */
  readonly price: Amount;
  /** As they were shown; ordering accepts them. */
  readonly terms: string | null;
}

/**
 * Gold Coins for one hundredth of a Sweeps Coin: the published rate is 10,000 GC for 1.00 SC. What a product of the category
 * `coins` credits follows from its price alone, so its name and picture promise nothing.
 */
const goldPerHundredth = 100;

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
