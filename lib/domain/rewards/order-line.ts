import { type Amount, amount } from '#domain/money/coin';
import { type Category, fulfilmentOf } from './category';
import { mayTurnOutToBe, type ProductChance } from './chance';

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
  /** By what its pieces are drawn or enter; only with what is of chance. */
  readonly chance?: ProductChance;
  /** There where the pieces were won, and so cost nothing. */
  readonly isWon?: true;
}

/**
 * Gold Coins for one hundredth of a Sweeps Coin: the published rate is 10,000 GC for 1.00 SC. What a product of the category
 * `coins` credits follows from its price alone, so its name and picture promise nothing.
 */
export const goldPerHundredth = 100;

/** What lines cost together, in hundredths of a Sweeps Coin. */
export function priceOfLines(lines: readonly OrderLine[]): Amount {
  return amount(lines.reduce((total, { price, quantity }) => total + price * quantity, 0));
}

/** The Gold Coins that lines of the category `coins` credit. */
export function goldCreditOf(lines: readonly OrderLine[]): Amount {
  const credited = lines.filter(({ category }) => fulfilmentOf(category) === 'credited');
  return amount(priceOfLines(credited) * goldPerHundredth);
}

/** Whether anything of an order is sent to an address, or may turn out to be. */
export function needsAddress(lines: readonly OrderLine[]): boolean {
  return isSent(lines) || lines.some((line) => mayTurnOutToBe('shipped', line));
}

/** Whether anything of an order is sent to an address, now that all of it is known. */
export function isSent(lines: readonly OrderLine[]): boolean {
  return lines.some(({ category }) => fulfilmentOf(category) === 'shipped');
}

/** Whether a person must get in touch about anything of an order, or may have to. */
export function needsContact(lines: readonly OrderLine[]): boolean {
  return isArranged(lines) || lines.some((line) => mayTurnOutToBe('arranged', line));
}

/** Whether a person must get in touch about anything of an order, now that all of it is known. */
export function isArranged(lines: readonly OrderLine[]): boolean {
  return lines.some(({ category }) => fulfilmentOf(category) === 'arranged');
}
