import type { Refusal } from '#contracts/errors';
import { bonusPostings, dailyBonusReason, nextStep } from '#domain/coins/daily-bonus';
import { checkGiftEligibility, checkSweepsGiftEligibility } from '#domain/coins/gift';
import { markedOn } from '#domain/coins/once-a-day';
import { takeWrite } from '#domain/play-limits/write-allowance';
import { grantDetail } from '#domain/wallet/grant';
import { record } from '#domain/wallet/wallet';
import { isRefusal } from '#lambdas/runtime/refusal';
import { settleOnce } from '#lambdas/wallet/settle-once';
import type { LedgerTransaction } from '#lambdas/wallet/stores/ledger-row';
import type { DailyStore } from './stores/daily-store';
import { type GiftDependencies, type GiftRequest, notYet, todayOf } from './today';

export interface ClaimDailyBonusDependencies extends GiftDependencies {
  readonly dailies: DailyStore;
}

/**
 * Credits today's step of the daily bonus. Gold, sweeps and the mark that advances the path are one transaction, so concurrent tabs with
 * keys of their own lead to one claim.
 *
 * A player who is not eligible for Sweeps Coins gets the Gold Coins; the Sweeps Coins of that step are not owed later.
 *
 * @returns the ledger transaction, or why nothing was credited
 */
export async function claimDailyBonus(
  dependencies: ClaimDailyBonusDependencies,
  { player, key }: GiftRequest,
): Promise<LedgerTransaction | Refusal> {
  const { dailies, now, rules } = dependencies;
  const day = await todayOf(dependencies, player);

  return settleOnce(dependencies, {
    player,
    operation: { name: 'claim-daily-bonus', key, input: {} },
    read: () => dailies.load(player, 'bonus'),
    decide({ wallet, play, allowance: before, isWelcomed }, id, mark) {
      const at = now();
      const refused = checkGiftEligibility({ play }, at, rules);
      if (refused) return refused;
      if (mark.day !== null && day <= mark.day)
        return notYet('bonuses/not-yet', mark, play.residency.timeZone, at);
      const allowance = takeWrite(before, at, rules.writesPerSecond);
      if (isRefusal(allowance)) return allowance;

      const withSweeps =
        checkSweepsGiftEligibility({ play, isEmailVerified: isWelcomed }, at, rules) === null;
      const postings = bonusPostings(nextStep(mark), { withSweeps });
      return {
        ...record(wallet, { id, at, postings, detail: grantDetail(dailyBonusReason) }),
        allowance,
        alongside: [dailies.replace(player, 'bonus', mark, { ...markedOn(mark, day), transaction: id })],
      };
    },
  });
}
