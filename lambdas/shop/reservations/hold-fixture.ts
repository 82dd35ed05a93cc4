import { amount } from '#domain/money/coin';
import { payForOrder } from '#domain/rewards/checkout';
import { priceOfLines } from '#domain/rewards/order-line';
import type { Product } from '#domain/rewards/product';
import type { Reservation } from '#domain/rewards/reservation';
import { grantDetail } from '#domain/wallet/grant';
import { holdPrice } from '#domain/wallet/hold';
import { transfer } from '#domain/wallet/posting';
import { record } from '#domain/wallet/wallet';
import { createFakeShop } from '#lambdas/fakes/shop';
import { createFakeWallets } from '#lambdas/fakes/wallets';
import type { Log } from '#lambdas/runtime/log';
import { loadOpened, openWallet } from '#lambdas/wallet/open-wallet';
import { nothingElse, settleOnce } from '#lambdas/wallet/settle-once';

/** For unit tests: creates a shop and wallets that hold pieces and their prices as a checkout does. */
export function openHolds(stock: readonly Product[], start: Date) {
  const stores = createFakeWallets();
  const shop = createFakeShop(stock, stores.tables);
  const clock = { now: start };
  const logged: string[] = [];
  const dependencies = {
    ...stores,
    ...shop,
    now: () => clock.now,
    pause: async () => undefined,
    log: (({ code }) => void logged.push(code)) satisfies Log,
    makeClientSeed: () => 'client-seed',
    welcomeGold: amount(10_000),
    loadOrOpen: loadOpened(stores.wallets),
  };
  return { stores, shop, clock, logged, dependencies, hold, order, heldOf };

  /** Opens the wallet of the reservation's player with exactly its price in redeemable coins, and holds them. */
  async function hold(reservation: Reservation): Promise<void> {
    const { player, id: held, lines } = reservation;
    await openWallet(
      { ...dependencies, log: () => undefined },
      { player, email: `${player}@jade.test`, isEmailVerified: true },
    );
    const price = priceOfLines(lines);
    await settleOnce(dependencies, {
      player,
      operation: { name: 'hold', key: held, input: {} },
      read: nothingElse,
      decide({ wallet }, id) {
        const won = transfer({
          player: 'player:sweeps-redeemable',
          house: 'house:promotions',
          amount: price,
        });
        const placed = holdPrice(
          { ...wallet.balances, sweepsRedeemable: price },
          { id: held, amount: price },
        );
        if ('code' in placed) throw new Error(placed.code);
        const entry = { id, at: clock.now, detail: grantDetail('test'), holds: [placed.hold] };
        return record(wallet, { ...entry, postings: [...won, ...placed.postings] });
      },
    });
    shop.stored.reservations.set(player, reservation);
  }

  /** Orders the reservation as a checkout does. */
  async function order(reservation: Reservation): Promise<void> {
    await settleOnce(dependencies, {
      player: reservation.player,
      operation: { name: 'order', key: reservation.id, input: {} },
      read: () => shop.carts.load(reservation.player),
      decide({ wallet }, id, { cart }) {
        const paid = payForOrder(wallet.holds, reservation);
        if ('code' in paid) return paid;
        const detail = { kind: 'order', order: id } as const;
        const entry = { id, at: clock.now, detail, holds: paid.holds, postings: paid.postings };
        const ordered = shop.carts.order(reservation, { before: cart, after: cart }, new Date(0));
        return { ...record(wallet, entry), alongside: [ordered] };
      },
    });
  }

  /** Returns the redeemable and the held coins of a player. */
  async function heldOf(player: string): Promise<{ redeemable: number; held: number }> {
    const { sweepsRedeemable, sweepsHeld } = (await stores.wallets.load(player))!.wallet.balances;
    return { redeemable: sweepsRedeemable, held: sweepsHeld };
  }
}
