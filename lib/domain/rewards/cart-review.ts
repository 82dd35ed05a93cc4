import { type Amount, amount } from '#domain/money/coin';
import { type Cart, type CartLine, type OwnPieces, stockFor } from './cart';
import type { Category } from './category';
import { findActive, type Product, type Products } from './product';
import { isOpenToOrders, type RandomPrize } from './random-prize';

/** What a player must know about a line, most severe first. Every notice except `price-changed` blocks the order. */
export type Notice = 'gone' | 'not-open' | 'sold-out' | 'only-some-left' | 'price-changed';

/** A cart line compared with the current catalog. */
export interface ReviewedLine {
  readonly product: string;
  readonly name: string;
  readonly image: string | null;
  readonly category: Category | null;
  readonly terms: string | null;
  /** The odds or the draw that apply to its pieces today. */
  readonly chance?: RandomPrize;
  readonly quantity: number;
  /** Current price of one piece; the last known price of a deleted product. */
  readonly price: Amount;
  /** The price the player accepted when adding the line. */
  readonly priceWhenAdded: Amount;
  /** Number of pieces this player can order now. */
  readonly stock: number;
  /** Whether the line can be ordered at the current price. */
  readonly isAvailable: boolean;
  readonly notice: Notice | null;
}

/** A line that cannot be ordered in the form the player last saw. */
export interface LineRefused {
  readonly product: string;
  readonly reason: Notice;
  /** Remaining pieces; set when that is the reason. */
  readonly stock?: number;
  /** Current price; set when that is the reason. */
  readonly price?: Amount;
}

/**
 * Compares a cart with the current products. It never fails: a deleted product becomes a line with the notice `gone`.
 *
 * @param products  at least the products of the cart
 * @param own       pieces already held for the player
 */
export function reviewCart(cart: Cart, products: Products, own: OwnPieces): ReviewedLine[] {
  return cart.lines.map((line) => {
    const product = findActive(products, line.product);
    return product ? reviewLine(line, product, stockFor(product, own)) : goneLine(line);
  });
}

/** Total price today of the lines that can be ordered. */
export function totalOf(lines: readonly ReviewedLine[]): Amount {
  const available = lines.filter(({ isAvailable }) => isAvailable);
  return amount(available.reduce((total, { price, quantity }) => total + price * quantity, 0));
}

/** Returns why a line blocks checkout, with the details for the player, or null. */
export function refusalOf({ product, notice, stock, price }: ReviewedLine): LineRefused | null {
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

function reviewLine(line: CartLine, product: Product, stock: number): ReviewedLine {
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

function goneLine({ product, name, quantity, price }: CartLine): ReviewedLine {
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
