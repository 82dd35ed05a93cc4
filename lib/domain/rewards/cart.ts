import type { Amount } from '#domain/money/coin';
import { fulfillmentOf } from './category';
import { checkCodes, type TooManyCodes } from './order-code';
import { findActive, type Product, type Products } from './product';
import { isOpenToOrders } from './random-prize';

/** A transaction of the database has room for this many lines with everything that goes with them. */
export const mostLines = 20;

/** The most pieces of one product in one order. */
export const mostPieces = 99;

/** What a player means to redeem of one product. */
export interface CartLine {
  readonly product: string;
  /** As it was called when it was added, to be shown when it is gone. */
  readonly name: string;
  /** 1 to 99. */
  readonly quantity: number;
  /** Of one piece when the player last said that they want it, in hundredths. */
  readonly price: Amount;
  readonly addedAt: Date;
}

/** What a player means to redeem; nothing of it is held for them. */
export interface Cart {
  readonly player: string;
  /** One line a product, in the order they were added. */
  readonly lines: readonly CartLine[];
  /** Rises by one with every change; 0 before the first. */
  readonly version: number;
  readonly updatedAt: Date | null;
}

/** Why a product cannot be put into a cart. */
export type CartRefused =
  | { readonly code: 'cart/unknown-product' | 'cart/not-open' | 'cart/sold-out' | 'cart/full' }
  | { readonly code: 'cart/only-some-left'; readonly stock: number }
  | TooManyCodes;

/** Pieces by product that are held for a player already, and so are theirs to order beside the stock. */
export type OwnPieces = ReadonlyMap<string, number>;

export const noPieces: OwnPieces = new Map();

export function emptyCart(player: string): Cart {
  return { player, lines: [], version: 0, updatedAt: null };
}

/**
 * Sets how many pieces of a product a cart holds, at today's price: whoever puts a line anew accepts what it costs now.
 *
 * @param wanted.quantity  1 to 99
 * @returns the cart afterwards, the very same where nothing changes; or why not
 */
export function putLine(
  cart: Cart,
  products: Products,
  own: OwnPieces,
  wanted: { product: string; quantity: number; at: Date },
): Cart | CartRefused {
  const product = findActive(products, wanted.product);
  if (!product) return { code: 'cart/unknown-product' };
  if (!isOpenToOrders(product)) return { code: 'cart/not-open' };
  const stock = stockFor(product, own);
  if (stock === 0) return { code: 'cart/sold-out' };
  if (wanted.quantity > stock) return { code: 'cart/only-some-left', stock };

  const present = cart.lines.find((line) => line.product === product.id);
  if (!present && cart.lines.length >= mostLines) return { code: 'cart/full' };
  const tooMany = checkCodes(codesWith(cart, products, wanted));
  if (tooMany) return tooMany;
  const { name, price } = product;
  const isSame = present && present.quantity === wanted.quantity && present.price === price;
  if (isSame) return cart;
  const line = {
    product: product.id,
    name,
    price,
    quantity: wanted.quantity,
    addedAt: present?.addedAt ?? wanted.at,
  };
  const lines = present ? cart.lines.map((each) => (each === present ? line : each)) : [...cart.lines, line];
  return changed(cart, lines, wanted.at);
}

/** The cart without a product, the very same when it does not hold it. */
export function removeLine(cart: Cart, product: string, at: Date): Cart {
  const lines = cart.lines.filter((line) => line.product !== product);
  return lines.length === cart.lines.length ? cart : changed(cart, lines, at);
}

/** The cart without its lines, the very same when it has none. */
export function clearCart(cart: Cart, at: Date): Cart {
  return cart.lines.length === 0 ? cart : changed(cart, [], at);
}

/** How many pieces of a product a player could order: what is left and what they hold. */
export function stockFor(product: Product, own: OwnPieces): number {
  return product.stock + (own.get(product.id) ?? 0);
}

/** How many pieces of a cart would come as codes; none of a product that is no such gift adds to them. */
function codesWith(cart: Cart, products: Products, wanted: { product: string; quantity: number }): number {
  const isCoded = (id: string) => {
    const product = products.get(id);
    return product !== undefined && fulfillmentOf(product.category) === 'coded';
  };
  if (!isCoded(wanted.product)) return 0;
  const others = cart.lines.filter(({ product }) => product !== wanted.product && isCoded(product));
  return others.reduce((pieces, { quantity }) => pieces + quantity, wanted.quantity);
}

function changed(cart: Cart, lines: readonly CartLine[], at: Date): Cart {
  return { player: cart.player, lines, version: cart.version + 1, updatedAt: at };
}
