import type { Refusal } from '#contracts/errors';
import { claimOffer, type FirstPurchase, isOfferOver } from '#domain/coins/first-purchase';
import { checkSweepsGiftEligibility } from '#domain/coins/gift';
import { type CoinPackage, findPackage } from '#domain/coins/packages';
import {
  beginPurchase as begin,
  mayOpenCheckout,
  type Purchase,
  type PurchaseBegunDetail,
  purchaseId,
  withCheckout,
} from '#domain/coins/purchase';
import {
  checkCeiling,
  findSame,
  isPayable,
  type PurchaseCeiling,
  purchasesThatDecide,
} from '#domain/coins/purchase-ceiling';
import { checkPurchase, countPurchase } from '#domain/play-limits/play-state';
import type { PlayRules } from '#domain/play-limits/rules';
import { checkFreeze } from '#domain/play-limits/sweeps-freeze';
import { checkTimeOut } from '#domain/play-limits/time-out';
import { takeWrite } from '#domain/play-limits/write-allowance';
import { checkDeletion } from '#domain/player/deletion';
import type { ResidencyRules } from '#domain/player/residency';
import { checkSuspension } from '#domain/player/suspension';
import { record } from '#domain/wallet/wallet';
import { conflict, retryOnConflict } from '#lambdas/runtime/conflict';
import { Outage } from '#lambdas/runtime/outage';
import { isRefusal } from '#lambdas/runtime/refusal';
import { settleOnce, type SettleOnceDependencies } from '#lambdas/wallet/settle-once';
import type { LedgerTransaction } from '#lambdas/wallet/stores/ledger-row';
import type { OpenWallet } from '#lambdas/wallet/stores/wallet-change';
import { catchUp } from './payments/catch-up';
import type { FollowPaymentDependencies } from './payments/follow-payment';
import type { PaymentProvider } from './payments/payment-provider';
import type { PurchaseStore } from './stores/purchase-store';

export interface BeginPurchaseDependencies
  extends SettleOnceDependencies, Pick<FollowPaymentDependencies, 'noteCard'> {
  readonly purchases: PurchaseStore;
  readonly provider: PaymentProvider;
  /** Whether the player has accepted the current terms. */
  readonly hasAcceptedTerms: (player: string) => Promise<boolean>;
  readonly now: () => Date;
  readonly rules: Omit<PlayRules, 'shortestCycleMs'> & { readonly writesPerSecond: number };
  readonly ceiling: PurchaseCeiling;
}

/** A purchase and its checkout. */
export interface BegunPurchase {
  readonly purchase: Purchase;
  readonly checkoutUrl: string;
}

/** State that the beginning of a purchase reads in parallel with the wallet. */
interface EarlyBasis {
  readonly first: FirstPurchase;
  /** Purchase that currently holds the first-purchase offer. */
  readonly offered: Purchase | undefined;
  readonly isAgreed: boolean;
}

interface Basis extends EarlyBasis {
  /** The player's newest purchases, as many as the ceiling considers. */
  readonly latest: readonly Purchase[];
}

/**
 * Begins a purchase: its row, its amount against the player's limits and a ledger transaction are written together, under the idempotency
 * key. A player who begins a package again gets the purchase that can still be paid, and only a few purchases can be open, since each is a
 * session at the provider. Every begin writes the wallet, so that concurrent requests are serialized. The checkout is opened afterwards,
 * under the id of the purchase. If the function stops in between, a repeated key opens the same checkout, and otherwise the reconciliation
 * ends the purchase.
 *
 * @returns the purchase of the key, new or repeated; or the refusal
 */
export async function beginPurchase(
  dependencies: BeginPurchaseDependencies,
  { player, packageId, key }: { player: string; packageId: string; key: string },
): Promise<BegunPurchase | Refusal> {
  const found = findPackage(packageId);
  if (!found) return { code: 'coins/unknown-package' };

  const settle = () => settleBegin(dependencies, { player, found, key });
  const first = await settle();
  const wasThere = !isRefusal(first) && !('detail' in first);
  // No player is sent back to a checkout that is paid already.
  const settled = wasThere && (await catchUp(dependencies, first)) ? await settle() : first;
  if (isRefusal(settled)) return settled;
  const { id } = 'detail' in settled ? begunBy(settled.detail) : settled;
  return openCheckout(dependencies, player, id);
}

/** @returns the ledger transaction of the key, or an existing purchase that can be paid */
function settleBegin(
  dependencies: BeginPurchaseDependencies,
  { player, found, key }: { player: string; found: CoinPackage; key: string },
): Promise<LedgerTransaction | Purchase | Refusal> {
  const { purchases, now, rules, ceiling } = dependencies;
  return settleOnce<Basis, Purchase, EarlyBasis>(dependencies, {
    player,
    operation: { name: 'begin-purchase', key, input: { packageId: found.id } },
    read: () => readEarlyBasis(dependencies, player),
    async readAfterWallet(early) {
      const limit = purchasesThatDecide(ceiling);
      return { ...early, latest: (await purchases.page(player, { limit })).purchases };
    },
    decide(open, id, { first, offered, latest, isAgreed }) {
      const at = now();
      if (found.isFirstPurchase && (isOfferOver(first) || open.play.isReturned))
        return { code: 'coins/offer-used' };
      const away =
        checkSuspension(open.play.suspension) ??
        checkTimeOut(open.play.timeOut, at) ??
        checkDeletion(open.play.deletion);
      if (away) return away;
      // It was counted when it was begun.
      if (found.isFirstPurchase && offered && isPayable(offered, at)) return offered;
      if (!isAgreed) return { code: 'account/terms-needed' };
      const withSweeps = sweepsRefused(open, at, rules) === null;
      const purchase = begin(found, { player, id: purchaseId(at, tagOf(id)), at, withSweeps });
      const same = findSame(latest, purchase, at);
      if (same) return same;
      const refused =
        checkPurchase(open.play, found.priceCents, at, { ...rules, shortestCycleMs: 0 }) ??
        checkCeiling(latest, { zone: open.play.residency.timeZone, now: at, ceiling });
      if (refused) return refused;
      const allowance = takeWrite(open.allowance, at, rules.writesPerSecond);
      if (isRefusal(allowance)) return allowance;

      return {
        ...record(open.wallet, { id, at, postings: [], detail: detailOf(purchase) }),
        allowance,
        play: countPurchase(open.play, purchase.priceCents, at),
        alongside: [purchases.begin(purchase), ...claimed(dependencies, found, first, purchase)],
      };
    },
  });
}

/** Returns why a purchase would include no Sweeps Coins; null when it includes them. */
export function sweepsRefused(
  { play, isWelcomed }: OpenWallet,
  now: Date,
  rules: ResidencyRules,
): Refusal | null {
  // The welcome mark implies a verified address.
  const recipient = { play, isEmailVerified: isWelcomed };
  return checkSweepsGiftEligibility(recipient, now, rules) ?? checkFreeze(play.frozen);
}

async function readEarlyBasis(
  { purchases, hasAcceptedTerms }: BeginPurchaseDependencies,
  player: string,
): Promise<EarlyBasis> {
  const [first, isAgreed] = await Promise.all([purchases.first(player), hasAcceptedTerms(player)]);
  const offered = first.offer === null ? undefined : await purchases.find(player, first.offer);
  return { first, offered, isAgreed };
}

/** Claims the offer for one purchase at a time, under an optimistic lock. */
function claimed(
  { purchases }: BeginPurchaseDependencies,
  { isFirstPurchase }: CoinPackage,
  first: FirstPurchase,
  { id }: Purchase,
) {
  return isFirstPurchase ? [purchases.replaceFirst(first, claimOffer(first, id))] : [];
}

/** Opens the checkout of a purchase, or returns the open one. */
async function openCheckout(
  { purchases, provider, pause, now }: BeginPurchaseDependencies,
  player: string,
  id: string,
): Promise<BegunPurchase | Refusal> {
  const opened = await retryOnConflict(pause, async () => {
    const purchase = await purchases.find(player, id);
    if (!purchase) throw new Error(`The purchase ${id} is in the ledger only`);
    if (purchase.checkout) return { purchase, checkoutUrl: purchase.checkout.url };
    if (!mayOpenCheckout(purchase, now())) return { code: 'coins/checkout-over' } as const;
    const after = withCheckout(purchase, await provider.openCheckout(purchase));
    if (!(await purchases.save(purchase, after))) return conflict;
    return { purchase: after, checkoutUrl: after.checkout?.url ?? '' };
  });
  if (opened === conflict) throw new Outage('A purchase stayed contended while its checkout was opened');
  return opened;
}

function detailOf({ id, packageId, priceCents }: Purchase): PurchaseBegunDetail {
  return { kind: 'purchase-begun', purchase: id, packageId, priceCents };
}

function begunBy(detail: { readonly kind: string }): { id: string } {
  if (detail.kind !== 'purchase-begun') throw new Error(`The key of a purchase belongs to a ${detail.kind}`);
  return { id: (detail as PurchaseBegunDetail).purchase };
}

/** First six hex characters of a transaction id. They keep purchase ids of the same millisecond apart. */
function tagOf(id: string): string {
  return Buffer.from(id, 'base64url').subarray(0, 3).toString('hex');
}
