import type { Refusal } from '#contracts/errors';
import type { Amount } from '#domain/money/coin';
import { takeWrite } from '#domain/play-limits/write-allowance';
import { type IdentityCheck, needsIdentityCheck } from '#domain/player/identity-check';
import type { ResidencyRules } from '#domain/player/residency';
import type { Cart } from '#domain/rewards/cart';
import { countHold, type HoldCeiling } from '#domain/rewards/hold-ceiling';
import { closeExceeded } from '#domain/rewards/mystery/odds';
import { checkCodes, codedPieces } from '#domain/rewards/order-code';
import { checkRandomPrizes, priceOfLines } from '#domain/rewards/order-line';
import type { Products } from '#domain/rewards/product';
import { checkRandomPrizeEligibility, checkRedemptionEligibility } from '#domain/rewards/redeemer';
import {
  hasCurrentChances,
  holdCart,
  isOneMoment,
  isUsable,
  piecesOf,
  type Reservation,
  stockChanges,
} from '#domain/rewards/reservation';
import { post } from '#domain/wallet/balances';
import { holdPrice, releaseHold } from '#domain/wallet/hold';
import { record, type Wallet } from '#domain/wallet/wallet';
import type { ProductStore } from '#lambdas/catalog/stores/product-store';
import { type RandomPrizeDependencies, readOdds } from '#lambdas/draws/settle-random-prizes';
import type { IdentityCheckStore } from '#lambdas/identity/stores/identity-check-store';
import type { OrderStore } from '#lambdas/orders/stores/order-store';
import type { AtomicWrite } from '#lambdas/runtime/aws/atomic-write';
import type { DelayedQueue } from '#lambdas/runtime/aws/delayed-queue';
import { conflict } from '#lambdas/runtime/conflict';
import { type Log, logLines } from '#lambdas/runtime/log';
import { isRefusal } from '#lambdas/runtime/refusal';
import { settleOnce, type SettleOnceDependencies } from '#lambdas/wallet/settle-once';
import type { LedgerTransaction } from '#lambdas/wallet/stores/ledger-row';
import type { CartDependencies } from './change-cart';
import type { ReservationName } from './stores/cart-store';

export interface ReserveCartDependencies extends CartDependencies, SettleOnceDependencies {
  /** Delivers a message for each hold when the hold lapses. */
  readonly lapses: DelayedQueue<ReservationName>;
  readonly orders: OrderStore;
  readonly odds: RandomPrizeDependencies['odds'];
  readonly checks: Pick<IdentityCheckStore, 'load'>;
  readonly checkout: {
    readonly reservationSeconds: number;
    readonly minimumOrder: Amount;
    /** Total order value above which the player needs an identity check, in hundredths of a Sweeps Coin. */
    readonly identityCheckAbove: Amount;
    readonly ceiling: HoldCeiling;
  };
  readonly rules: ResidencyRules & { readonly writesPerSecond: number };
  readonly log: Log;
}

/** State that a reservation reads in parallel with the wallet. */
interface EarlyBasis {
  readonly cart: Cart;
  readonly before: Reservation | undefined;
  readonly identity: IdentityCheck;
}

/** State besides the wallet by which a reservation is decided. */
interface Basis extends EarlyBasis {
  readonly products: Products;
  /** Total value of the player's orders, in hundredths of a Sweeps Coin. */
  readonly ordered: Amount;
}

/**
 * Reserves everything in a player's cart and holds its price, or nothing. The hold of an earlier cart is returned in the same transaction;
 * the hold of the current cart is reused while its random prizes have their current odds. The write also counts each product against the daily hold ceiling.
 *
 * @returns the reservation, or the refusal
 */
export async function reserveCart(
  dependencies: ReserveCartDependencies,
  { player, key }: { player: string; key: string },
): Promise<Reservation | Refusal> {
  const { carts, products, orders, checkout, rules, now } = dependencies;
  let made: { reservation: Reservation; transaction: LedgerTransaction } | undefined;

  const settled = await settleOnce<Basis, Reservation, EarlyBasis>(dependencies, {
    player,
    operation: { name: 'reserve-cart', key, input: {} },
    read: () => readEarlyBasis(dependencies, player),
    async readAfterWallet(early) {
      // An order is written with the wallet, so an order that this total misses makes the write fail.
      const [ordered, found] = await Promise.all([orders.worthOf(player), readProducts(dependencies, early)]);
      return { ...early, ordered, products: found };
    },
    decide(open, id, { cart, before, products: found, identity, ordered }) {
      if (!isOneMoment(open.wallet.holds, before)) return conflict;
      const at = now();
      const kept = checkRedemptionEligibility(
        { play: open.play, isEmailVerified: open.isWelcomed },
        at,
        rules,
      );
      if (kept) return kept;
      const isCurrent = before?.cartVersion === cart.version && hasCurrentChances(before, found);
      if (isCurrent && isUsable(before, at)) return before;
      const allowance = takeWrite(open.allowance, at, rules.writesPerSecond);
      if (isRefusal(allowance)) return allowance;

      const { wallet, postings: given } = withoutHold(open.wallet, before);
      const own = piecesOf(before);
      const bounds = { minimum: checkout.minimumOrder, balances: wallet.balances };
      const lines = holdCart(cart, found, own, bounds);
      if (isRefusal(lines)) return lines;
      // A product's category may have become gifts after it was put in the cart.
      const tooMuch = checkRandomPrizes(lines) ?? checkCodes(codedPieces(lines));
      if (tooMuch) return tooMuch;
      const away = checkRandomPrizeEligibility(open.play, lines, at);
      if (away) return away;
      const worth = { total: ordered + priceOfLines(lines), free: checkout.identityCheckAbove };
      if (needsIdentityCheck(identity, worth))
        return { code: 'identity/needed', above: checkout.identityCheckAbove, ordered };
      const { residency } = open.play;
      const counted = countHold(before, lines, {
        zone: residency.timeZone,
        now: at,
        ceiling: checkout.ceiling,
      });
      if (isRefusal(counted)) return counted;
      const taken = holdPrice(wallet.balances, { id, amount: priceOfLines(lines) });
      if (isRefusal(taken)) return taken;

      const expiresAt = new Date(at.getTime() + checkout.reservationSeconds * 1000);
      const reservation: Reservation = {
        id,
        player,
        cartVersion: cart.version,
        lines,
        expiresAt,
        state: 'held',
        holdsOfDay: counted,
      };
      const detail = { kind: 'hold', hold: id, purpose: 'checkout' } as const;
      const postings = [...given, ...taken.postings];
      const holds = [...wallet.holds, taken.hold];
      const recorded = record(open.wallet, { id, at, postings, holds, detail });
      made = { reservation, transaction: recorded.transaction };
      return {
        ...recorded,
        allowance,
        alongside: [
          carts.reserve(before, reservation),
          ...stockWrites(products, found, stockChanges(own, lines), at),
        ],
      };
    },
  });
  if (isRefusal(settled) || 'lines' in settled) return settled;
  if (settled !== made?.transaction) return reservationOf(dependencies, settled);
  await announce(dependencies, made.reservation);
  return made.reservation;
}

async function readEarlyBasis(
  { carts, checks }: ReserveCartDependencies,
  player: string,
): Promise<EarlyBasis> {
  const [{ cart, reservation }, identity] = await Promise.all([carts.load(player), checks.load(player)]);
  return { cart, before: reservation, identity };
}

/** The products of the cart and of the earlier reservation; those whose prizes became worth too much are closed. */
async function readProducts(
  dependencies: ReserveCartDependencies,
  { cart, before }: EarlyBasis,
): Promise<Products> {
  const ids = [...cart.lines.map(({ product }) => product), ...piecesOf(before).keys()];
  const found = await dependencies.products.find(ids);
  const { odds, prizes } = await readOdds(
    dependencies,
    [...found.values()].map((each) => ({ ...each, product: each.id })),
  );
  return closeExceeded(found, odds, prizes);
}

/** Returns the wallet as if the replaced reservation had been released. */
function withoutHold(wallet: Wallet, before: Reservation | undefined) {
  const released = before && releaseHold(wallet.holds, before.id);
  if (!released || isRefusal(released)) return { wallet, postings: [] };
  const { postings, holds } = released;
  return { wallet: { ...wallet, balances: post(wallet.balances, postings), holds }, postings };
}

/** Resolves an idempotency key that was settled before: its reservation, while it is held. */
async function reservationOf(
  { carts }: ReserveCartDependencies,
  { id, player }: LedgerTransaction,
): Promise<Reservation | Refusal> {
  const { reservation } = await carts.load(player);
  const isHeld = reservation?.id === id && reservation.state === 'held';
  return isHeld ? reservation : { code: 'checkout/reservation-lapsed' };
}

/** Builds the writes that take and return pieces. Pieces of a deleted product are left out. */
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

/** Queues the lapse. A failure is only logged: the pieces are held already, and the sweep finds every hold that the queue missed. */
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
