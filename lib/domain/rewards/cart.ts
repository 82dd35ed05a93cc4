import type { Amount } from '#domain/money/coin';
import { fulfillmentOf } from './category';
import { checkCodes, type TooManyCodes } from './order-code';
import { findActive, type Product, type Products } from './product';
import { isOpenToOrders } from './random-prize';

/** Limit set by the size of a database transaction, which must hold every line and its related writes. */
export const mostLines = 20;

/** The most pieces of one product in one order. */
export const mostPieces = 99;

/** One product a player intends to redeem. */
export interface CartLine {
  readonly product: string;
  /** Name when added, shown after the product is deleted. */
  readonly name: string;
  /** 1 to 99. */
  readonly quantity: number;
  /** Price of one piece, in hundredths, that the player last accepted. */
  readonly price: Amount;
  readonly addedAt: Date;
}

/** The products a player intends to redeem. A cart holds no stock. */
export interface Cart {
  readonly player: string;
  /** One line per product, in the order added. */
  readonly lines: readonly CartLine[];
  /** Incremented by every change; 0 before the first. */
  readonly version: number;
  readonly updatedAt: Date | null;
}

/** Why a product cannot be put into a cart. */
export type CartRefused =
  | { readonly code: 'cart/unknown-product' | 'cart/not-open' | 'cart/sold-out' | 'cart/full' }
  | { readonly code: 'cart/only-some-left'; readonly stock: number }
  | TooManyCodes;

/** Pieces by product already held for a player, which the player can order in addition to the stock. */
export type OwnPieces = ReadonlyMap<string, number>;

export const noPieces: OwnPieces = new Map();

export function emptyCart(player: string): Cart {
  return { player, lines: [], version: 0, updatedAt: null };
}

/**
 * Sets the quantity of a product in a cart at the current price; the player accepts that price by setting the line.
 *
 * @param wanted.quantity  1 to 99
 * @returns the new cart, the same object when nothing changes, or the reason for the refusal
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

/** Returns the cart without a product, or the same object when the cart does not contain it. */
export function removeLine(cart: Cart, product: string, at: Date): Cart {
  const lines = cart.lines.filter((line) => line.product !== product);
  return lines.length === cart.lines.length ? cart : changed(cart, lines, at);
}

/** Returns the cart without lines, or the same object when it has none. */
export function clearCart(cart: Cart, at: Date): Cart {
  return cart.lines.length === 0 ? cart : changed(cart, [], at);
}

/** Number of pieces a player can order: the stock plus the pieces held for the player. */
export function stockFor(product: Product, own: OwnPieces): number {
  return product.stock + (own.get(product.id) ?? 0);
}

/** Number of coded pieces in the cart after the change, 0 if the wanted product is not a coded one. */
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
