import type * as z from 'zod';
import type * as contract from '#contracts/bonuses/routes';
import { dailyBonus, isPaused, stepToday } from '#domain/coins/daily-bonus';
import { dailyWheel, meanGift } from '#domain/coins/daily-wheel';
import { freeEntryRules } from '#domain/coins/free-entry';
import { checkGiftEligibility, checkSweepsGiftEligibility } from '#domain/coins/gift';
import { isOpenToday, nextOpening } from '#domain/coins/once-a-day';
import { welcomeGifts } from '#domain/coins/welcome';
import { totalWeight } from '#domain/games/odds/weighted-prizes';
import type { ResidencyRules } from '#domain/player/residency';
import { changeOf } from '#domain/wallet/posting';
import { spinAnswer } from '#lambdas/wallet/ledger-answers';
import type { LedgerTransaction } from '#lambdas/wallet/stores/ledger-row';
import type { Bonuses } from './read-bonuses';
import { dailyWheelHash } from './spin-daily-wheel';

type BonusesAnswer = z.input<typeof contract.readBonuses.answer>;
type SettledAnswer = Omit<z.input<typeof contract.claimDailyBonus.answer>, 'daily'>;

/** Serializes all bonuses of a player. */
export function bonusesAnswer(bonuses: Bonuses, rules: ResidencyRules): BonusesAnswer {
  const { open, at, today, hasEntered, code } = bonuses;
  const { timeZone } = open.play.residency;
  const sweepsRefusedAs = sweepsRefusal(bonuses, rules);
  return {
    day: today,
    sweepsRefusedAs,
    daily: dailyAnswer(bonuses, rules),
    wheel: wheelAnswer(bonuses, rules),
    welcome: {
      gold: { amount: welcomeGifts.gold, granted: open.isWelcomed },
      sweeps: {
        amount: welcomeGifts.sweeps,
        granted: bonuses.hasWelcomeSweeps,
        refusedAs: bonuses.hasWelcomeSweeps ? null : sweepsRefusedAs,
      },
    },
    freeEntry: {
      sweeps: freeEntryRules.sweeps,
      enteredToday: hasEntered,
      nextAt: nextOpening({ day: null, times: 0 }, timeZone, at).toISOString(),
      postalCode: code,
      refusedAs: sweepsRefusedAs,
    },
  };
}

/** Serializes the daily bonus. */
export function dailyAnswer({ open, at, bonus }: Bonuses, rules: ResidencyRules): BonusesAnswer['daily'] {
  const { timeZone } = open.play.residency;
  return {
    step: stepToday(bonus, timeZone, at),
    steps: [...dailyBonus.steps],
    gold: dailyBonus.gold,
    claimed: !isOpenToday(bonus, timeZone, at),
    lastClaimedOn: bonus.day,
    isPaused: isPaused(bonus, timeZone, at),
    nextAt: nextOpening(bonus, timeZone, at).toISOString(),
    refusedAs: checkGiftEligibility(open, at, rules)?.code ?? null,
  };
}

/** Serializes the wheel with its odds. */
export function wheelAnswer(bonuses: Bonuses, rules: ResidencyRules): BonusesAnswer['wheel'] {
  const { open, at, wheel, spin } = bonuses;
  const { timeZone } = open.play.residency;
  const { numerator, denominator } = meanGift(dailyWheel);
  const today = isOpenToday(wheel, timeZone, at) ? null : spin;
  return {
    spun: today && { ...spinAnswer(today.detail), sequence: today.sequence },
    nextAt: nextOpening(wheel, timeZone, at).toISOString(),
    weights: dailyWheel.segments.map(({ sweeps, weight }) => ({ sweeps, weight })),
    of: totalWeight(dailyWheel.segments),
    mean: { numerator: String(numerator), denominator: String(denominator) },
    wheelHash: dailyWheelHash,
    refusedAs: sweepsRefusal(bonuses, rules),
  };
}

/** Serializes the coins that a transaction credited, and the balances after it. */
export function settledAnswer({ postings, balances, sequence }: LedgerTransaction): SettledAnswer {
  const credited = {
    gold: changeOf(postings, 'player:gold'),
    sweeps: changeOf(postings, 'player:sweeps-unplayed'),
  };
  return { credited, balances, sequence };
}

function sweepsRefusal({ open: { play, isWelcomed }, at }: Bonuses, rules: ResidencyRules) {
  return checkSweepsGiftEligibility({ play, isEmailVerified: isWelcomed }, at, rules)?.code ?? null;
}
