import type * as z from 'zod';
import type { listPackages, readPurchase } from '#contracts/coins/routes';
import type { ErrorCode } from '#contracts/errors';
import { type FirstPurchase, isOfferOver } from '#domain/coins/first-purchase';
import { type CoinPackage, coinPackages } from '#domain/coins/packages';
import { isOpen, type Purchase, receiptNumberOf, stateOf } from '#domain/coins/purchase';
import { checkPurchase } from '#domain/play-limits/play-state';
import type { PlayRules } from '#domain/play-limits/rules';
import type { OpenWallet } from '#lambdas/wallet/stores/wallet-change';
import { sweepsRefused } from './begin-purchase';

type PackagesAnswer = z.input<typeof listPackages.answer>;
type PurchaseAnswer = z.input<typeof readPurchase.answer>['purchase'];

/** Maps the packages on offer to the API response, each with the refusal that applies. */
export function packagesAnswer(
  open: OpenWallet,
  player: { first: FirstPurchase; isAgreed: boolean },
  now: Date,
  rules: Omit<PlayRules, 'shortestCycleMs'>,
): PackagesAnswer {
  const refusedAs = ({ isFirstPurchase, priceCents }: CoinPackage): ErrorCode | null => {
    if (isFirstPurchase && (isOfferOver(player.first) || open.play.isReturned)) return 'coins/offer-used';
    const refused = checkPurchase(open.play, priceCents, now, { ...rules, shortestCycleMs: 0 });
    if (refused) return refused.code;
    return player.isAgreed ? null : 'account/terms-needed';
  };
  return {
    items: coinPackages.map((each) => {
      const { id, priceCents, gold, sweeps, isFirstPurchase } = each;
      const refused = refusedAs(each);
      return {
        id,
        priceCents,
        gold,
        sweeps,
        isFirstPurchase,
        available: refused === null,
        refusedAs: refused,
      };
    }),
    sweepsRefusedAs: sweepsRefused(open, now, rules)?.code ?? null,
  };
}

/** Maps a purchase to the API response. */
export function purchaseAnswer(purchase: Purchase): PurchaseAnswer {
  const { id, packageId, priceCents, gold, sweeps, createdAt, expiresAt, timeline, refunded, checkout } =
    purchase;
  return {
    id,
    packageId,
    priceCents,
    gold,
    sweeps,
    state: stateOf(purchase),
    createdAt: createdAt.toISOString(),
    timeline: timeline.map(({ state, at, reason }) => ({ state, at: at.toISOString(), reason })),
    receiptNumber: receiptNumberOf(purchase),
    refundedCents: refunded.cents,
    payableUntil: isOpen(purchase) ? expiresAt.toISOString() : null,
    checkoutUrl: isOpen(purchase) ? (checkout?.url ?? null) : null,
  };
}
