import { type Amount, amount } from '#domain/money/coin';
import { type Cart, type CartLine, type OwnPieces, stockFor } from './cart';
import type { Category } from './category';
import { findActive, type Product, type Products } from './product';
import { isOpenToOrders, type RandomPrize } from './random-prize';

/** What a player must know of a line, the gravest first; all but a changed price keep it from being ordered. */
export type Notice = 'gone' | 'not-open' | 'sold-out' | 'only-some-left' | 'price-changed';

/** A line of a cart as it stands today. */
export interface ReviewedAccrual {
  readonly product: string;
  readonly name: string;
  readonly image: string | null;
  readonly category: Category | null;
  readonly terms: string | null;
  /** By what its pieces would be drawn or enter today. */
  readonly chance?: RandomPrize;
  readonly quantity: number;
  /** Today's price of one piece; of a product that is gone, the last one known. */
  readonly price: Amount;
  /** The price that the player accepted when the line was put there. */
  readonly priceWhenAdded: Amount;
  /** How many pieces this player could order now. */
  readonly stock: number;
  /** Whether the line can be ordered as it is, at today's price. */
  readonly isAvailable: boolean;
  readonly notice: Notice | null;
}

/** A line that cannot be ordered as the player last saw it. */
export interface LineRefused {
  readonly product: string;
  readonly reason: Notice;
  /** How many pieces are left, where that is the reason. */
  readonly stock?: number;
  /** Today's price, where that is the reason. */
  readonly price?: Amount;
}

/**
 * Compares a cart with the products of today. It never fails: a product that is gone is a line that says so.
 *
 * @param products  at least those of the cart
 * @param own       what is held for the player already
 */
export function reviewCart(cart: Cart, products: Products, own: OwnPieces): ReviewedAccrual[] {
  return cart.lines.map((line) => {
    const product = findActive(products, line.product);
    return product ? reviewLine(line, product, stockFor(product, own)) : goneLine(line);
  });
}

/** What the lines that can be ordered cost today. */
export function totalOf(lines: readonly ReviewedAccrual[]): Amount {
  const available = lines.filter(({ isAvailable }) => isAvailable);
  return amount(available.reduce((total, { price, quantity }) => total + price * quantity, 0));
}

/** Why a line stands in the way of a checkout, with what the player has to know; null when it does not. */
export function refusalOf({ product, notice, stock, price }: ReviewedAccrual): LineRefused | null {
  switch (notice) {
    case null:
      return null;
    case 'only-some-left':
      return { product, reason: notice, stock };
    case 'price-changed':
      return { product, reason: notice, price };
    default:
      return { product, reason: notice };
  }
}

function reviewLine(line: CartLine, product: Product, stock: number): ReviewedAccrual {
  const { name, image, category, terms, price, chance } = product;
  const notice = noticeOf(line, product, stock);
  return {
    product: line.product,
    name,
    image,
    category,
    terms,
    quantity: line.quantity,
    price,
    priceWhenAdded: line.price,
    stock,
    ...(chance && { chance }),
    isAvailable: notice === null || notice === 'price-changed',
    notice,
  };
}

function noticeOf(line: CartLine, product: Product, stock: number): Notice | null {
  if (!isOpenToOrders(product)) return 'not-open';
  if (stock === 0) return 'sold-out';
  if (stock < line.quantity) return 'only-some-left';
  return product.price === line.price ? null : 'price-changed';
}

function goneLine({ product, name, quantity, price }: CartLine): ReviewedAccrual {
  return {
    product,
    name,
    image: null,
    category: null,
    terms: null,
    quantity,
    price,
    priceWhenAdded: price,
    stock: 0,
    isAvailable: false,
    notice: 'gone',
  };
}
