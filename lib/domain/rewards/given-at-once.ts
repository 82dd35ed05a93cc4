import { type Category, type Fulfillment, fulfillmentOf } from './category';

const givenAtOnce: ReadonlySet<Fulfillment> = new Set(['credited', 'drawn', 'entered']);

/**
 * Whether products of this category are always given in the transaction that takes the price, so that their order cannot be canceled. A
 * code may be given later.
 */
export function isGivenAtOnce(category: Category | null): boolean {
  return givenAtOnce.has(fulfillmentOf(category));
}
