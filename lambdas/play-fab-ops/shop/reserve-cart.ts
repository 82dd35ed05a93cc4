import type { Amount } from '#domain/money/coin';
import type { Products } from '#domain/rewards/product';
import { holdCart, isUsable, piecesOf, type Reservation, stockChanges } from '#domain/rewards/reservation';
import type { AtomicWrite } from '#stores/atomic-write';
import type { DelayedQueue } from '#stores/delayed-queue';
import type { ProductStore } from '#stores/product-store';
import type { ReservationName } from '#stores/reservation-store';
import type { OpenWallet } from '#stores/sealed-wallets';
import { type Log, logLines } from '../../outcome/log';
import { overtaken, retryOvertaken } from '../../outcome/overtaken';
import { isRefusal, type Refusal } from '../../outcome/refusal';
import type { CartDependencies } from './change-cart';

export interface ReserveCartDependencies extends CartDependencies {
  readonly loadOrOpen: (player: string) => Promise<OpenWallet>;
  /** Takes a message for each hold and gives it out when the hold lapses. */
  readonly lapses: DelayedQueue<ReservationName>;
  readonly makeId: () => string;
  readonly checkout: { readonly reservationSeconds: number; readonly minimumOrder: Amount };
  readonly log: Log;
}

/**
 * Takes everything in a player's cart from the stocks for their checkout, or nothing. What they hold for another cart goes back
 * in the same transaction; what they hold for this one stays, and so does what this key has led to, if it was their last.
 *
 * @returns the reservation, or why nothing is held
 */
export async function reserveCart(
  dependencies: ReserveCartDependencies,
  { player, key }: { player: string; key: string },
): Promise<Reservation | Refusal> {
  const made = await retryOvertaken(dependencies.pause, () => attempt(dependencies, player, key));
  return made === overtaken ? { code: 'request/unavailable' } : made;
}

async function attempt(
  dependencies: ReserveCartDependencies,
  player: string,
  key: string,
): Promise<Reservation | Refusal | typeof overtaken> {
  const { carts, products, reservations, loadOrOpen, commitTogether, checkout, makeId, now } = dependencies;
  const [cart, before, { wallet }] = await Promise.all([
    carts.load(player),
    reservations.load(player),
    loadOrOpen(player),
  ]);
  const at = now();
  if (before?.key === key) return before;
  if (before?.cartVersion === cart.version && isUsable(before, at)) return before;

  const own = piecesOf(before);
  const found = await products.find([...cart.lines.map(({ product }) => product), ...own.keys()]);
  const lines = holdCart(cart, found, own, { minimum: checkout.minimumOrder, balances: wallet.balances });
  if (isRefusal(lines)) return lines;

  const reservation: Reservation = {
    id: makeId(),
    player,
    key,
    cartVersion: cart.version,
    lines,
    state: 'held',
    expiresAt: new Date(at.getTime() + checkout.reservationSeconds * 1000),
  };
  const { outcome } = await commitTogether([
    reservations.replace(before, reservation),
    ...stockWrites(products, found, stockChanges(own, lines), at),
  ]);
  if (outcome === 'overtaken') return overtaken;
  await announce(dependencies, reservation);
  return reservation;
}

/** Takes and gives back pieces; those of a product that was deleted have nowhere to go back to. */
function stockWrites(
  products: ProductStore,
  found: Products,
  changes: ReadonlyMap<string, number>,
  at: Date,
): AtomicWrite[] {
  return [...changes].flatMap(([id, change]) => {
    const product = found.get(id);
    if (!product) return [];
    return change > 0 ? products.take(product, change, at) : products.giveBack(id, -change, at);
  });
}

/** The pieces are held already, and a sweep finds every hold that nobody was told of. */
async function announce(
  { lapses, log }: ReserveCartDependencies,
  { player, id }: Reservation,
): Promise<void> {
  try {
    await lapses.send({ player, reservation: id });
  } catch (error) {
    log(logLines.lapseNotQueued, { error, reservation: id });
  }
}
