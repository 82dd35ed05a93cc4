import { listOwnEntries } from '#contracts/draws/routes';
import * as orderRoutes from '#contracts/orders/routes';
import * as cartRoutes from '#contracts/shop/cart-routes';
import * as checkoutRoutes from '#contracts/shop/checkout-routes';
import { clearCart, putLine, removeLine } from '#domain/rewards/cart';
import { type ApiSettings, createApi } from '#http/api';
import { ownerOf } from '../../fingerprints/entry-owner';
import type { CodeSeal } from '../../gift-codes/code-seal';
import { viewCode, type ViewCodeDependencies } from '../../gift-codes/view-code';
import { cancelOrder } from '../../orders/cancel-order';
import type { StepOrderDependencies } from '../../orders/step-order';
import { isRefusal } from '../../outcome/refusal';
import { releaseReservation } from '../../reservations/release-reservation';
import { addressTraits } from '../../traits/address-traits';
import { noteTraits, type NoteTraitsDependencies } from '../../traits/note-traits';
import { changeCart, readCart } from './change-cart';
import { checkOut, type CheckOutDependencies } from './check-out';
import { readEligibility } from './read-eligibility';
import { reserveCart, type ReserveCartDependencies } from './reserve-cart';
import { cartAnswer, orderAnswer, reservationAnswer } from './shop-answers';

export interface ShopDependencies
  extends
    ReserveCartDependencies,
    CheckOutDependencies,
    StepOrderDependencies,
    NoteTraitsDependencies,
    Pick<ViewCodeDependencies, 'purchases'> {
  /** Opens codes for whom they were given to. */
  readonly sealOfCodes: () => Promise<CodeSeal>;
  readonly api: ApiSettings;
}

/** The routes of cart, checkout and orders. */
export function shopRoutes(dependencies: ShopDependencies) {
  const { orders, entries } = dependencies;
  const { app, playerRoute } = createApi(dependencies.api);

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

  playerRoute(listOwnEntries, async ({ id: player }, { parameters: { id } }) => {
    const own = await entries.ofPlayer(player, id);
    const items = own.map(({ first, quantity, order }) => ({ first, quantity, order }));
    return { items, owner: ownerOf(id, player) };
  });

  playerRoute(orderRoutes.listOrders, async ({ id: player }, { query }) => {
    const { orders: items, next } = await orders.page(player, query);
    return { items: items.map(orderAnswer), next };
  });

  playerRoute(orderRoutes.readOrder, async ({ id: player }, { parameters }) => {
    const order = await orders.find(player, parameters.id);
    return order ? { order: orderAnswer(order) } : { code: 'orders/unknown-order' };
  });

  playerRoute(
    orderRoutes.cancelOrder,
    async ({ id: player }, { parameters: { id }, idempotencyKey: key }) => {
      const order = await cancelOrder(dependencies, { player, order: id, key });
      if (isRefusal(order)) return order;
      const { wallet } = await dependencies.loadOrOpen(player);
      return { order: orderAnswer(order), balances: wallet.balances };
    },
  );

  playerRoute(orderRoutes.viewOrderCode, async ({ id: player }, { parameters: { id, number } }) => {
    const shown = await viewCode(dependencies, await dependencies.sealOfCodes(), {
      player,
      order: id,
      number,
    });
    return isRefusal(shown) ? shown : { ...shown, firstShownAt: shown.firstShownAt.toISOString() };
  });

  return app;
}
