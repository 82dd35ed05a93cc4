import type * as z from 'zod';
import type { readCart } from '#contracts/shop/cart-routes';
import type { reserveCart } from '#contracts/shop/checkout-routes';
import { totalOf } from '#domain/rewards/cart-review';
import { goldCreditOf, needsAddress, priceOfLines } from '#domain/rewards/order-line';
import type { Reservation } from '#domain/rewards/reservation';
import { lineAnswer } from '#lambdas/orders/order-answers';
import type { CartView } from './change-cart';

type CartAnswer = z.input<typeof readCart.answer>;
type ReservationAnswer = z.input<typeof reserveCart.answer>['reservation'];

/** Maps a cart to its API response. */
export function cartAnswer({ cart, lines }: CartView): CartAnswer {
  return {
    version: cart.version,
    lines: lines.map(({ isAvailable, terms: _terms, chance: _chance, ...line }) => ({
      ...line,
      available: isAvailable,
    })),
    total: totalOf(lines),
    updatedAt: cart.updatedAt?.toISOString() ?? null,
  };
}

/** Maps a reservation to its API response. */
export function reservationAnswer({ id, expiresAt, lines }: Reservation): ReservationAnswer {
  return {
    id,
    expiresAt: expiresAt.toISOString(),
    lines: lines.map(lineAnswer),
    total: priceOfLines(lines),
    needsAddress: needsAddress(lines),
    goldCredited: goldCreditOf(lines),
  };
}
