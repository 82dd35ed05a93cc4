import * as cartRoutes from '#contracts/shop/cart-routes';
import * as checkoutRoutes from '#contracts/shop/checkout-routes';
import { clearCart, putLine, removeLine } from '#domain/rewards/cart';
import { orderAnswer } from '#lambdas/orders/order-answers';
import type { Api } from '#lambdas/runtime/http/api';
import { isRefusal } from '#lambdas/runtime/refusal';
import { addressTraits } from '#lambdas/traits/address-traits';
import { noteTraits, type NoteTraitsDependencies } from '#lambdas/traits/note-traits';
import { changeCart, readCart } from './change-cart';
import { checkOut, type CheckOutDependencies } from './check-out';
import { readEligibility } from './read-eligibility';
import { releaseReservation } from './reservations/release-reservation';
import { reserveCart, type ReserveCartDependencies } from './reserve-cart';
import { cartAnswer, reservationAnswer } from './shop-answers';

export type CartRouteDependencies = ReserveCartDependencies & CheckOutDependencies & NoteTraitsDependencies;

/** Registers the routes of cart and checkout. */
export function addCartRoutes(
  { playerRoute }: Pick<Api, 'playerRoute'>,
  dependencies: CartRouteDependencies,
): void {
  playerRoute(cartRoutes.readCart, async ({ id: player }) =>
    cartAnswer(await readCart(dependencies, player)),
  );

  playerRoute(
    cartRoutes.putCartLine,
    async ({ id: player }, { parameters: { product }, body: { quantity } }) => {
      const view = await changeCart(dependencies, player, {
        product,
        decide: (cart, { products, own, at }) => putLine(cart, products, own, { product, quantity, at }),
      });
      return isRefusal(view) ? view : cartAnswer(view);
    },
  );

  playerRoute(cartRoutes.removeCartLine, async ({ id: player }, { parameters: { product } }) => {
    const view = await changeCart(dependencies, player, {
      decide: (cart, { at }) => removeLine(cart, product, at),
    });
    return isRefusal(view) ? view : cartAnswer(view);
  });

  playerRoute(cartRoutes.clearCart, async ({ id: player }) => {
    const view = await changeCart(dependencies, player, { decide: (cart, { at }) => clearCart(cart, at) });
    return isRefusal(view) ? view : cartAnswer(view);
  });

  playerRoute(checkoutRoutes.readCheckoutEligibility, async ({ id: player }) => ({
    ...(await readEligibility(dependencies, player)),
    now: dependencies.now().toISOString(),
  }));

  playerRoute(checkoutRoutes.reserveCart, async ({ id: player }, { idempotencyKey: key }) => {
    const reservation = await reserveCart(dependencies, { player, key });
    return isRefusal(reservation) ? reservation : { reservation: reservationAnswer(reservation) };
  });

  playerRoute(checkoutRoutes.releaseReservation, async ({ id: player }, { parameters }) => ({
    released: await releaseReservation(dependencies, { player, reservation: parameters.id }),
  }));

  playerRoute(checkoutRoutes.checkOut, async ({ id: player }, { body, idempotencyKey: key }) => {
    const { reservation, address = null } = body;
    const settled = await checkOut(dependencies, { player, key, reservation, address });
    if (isRefusal(settled)) return settled;
    if (address) {
      const { bornOn } = (await dependencies.loadOrOpen(player)).play.residency;
      await noteTraits(dependencies, player, addressTraits([address], bornOn));
    }
    const { balances, sequence } = settled.transaction;
    return { order: orderAnswer(settled.order), balances, sequence };
  });
}
