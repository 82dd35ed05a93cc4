import { createHash } from 'node:crypto';
import type { Refusal } from '#contracts/errors';
import { canonicalGiftWheel, dailyWheel, spinWheel, type WheelSpinDetail } from '#domain/coins/daily-wheel';
import { checkSweepsGiftEligibility } from '#domain/coins/gift';
import { markedOn } from '#domain/coins/once-a-day';
import { takeWrite } from '#domain/play-limits/write-allowance';
import { record } from '#domain/wallet/wallet';
import type { ReadServerSeeds } from '#lambdas/fairness/server-seeds';
import { isRefusal } from '#lambdas/runtime/refusal';
import { settleOnce } from '#lambdas/wallet/settle-once';
import type { LedgerTransaction } from '#lambdas/wallet/stores/ledger-row';
import type { LedgerStore } from '#lambdas/wallet/stores/ledger-store';
import type { DailyStore, LatestMark } from './stores/daily-store';
import { type GiftDependencies, type GiftRequest, notYet, todayOf } from './today';

export interface SpinDailyWheelDependencies extends GiftDependencies {
  readonly dailies: DailyStore;
  readonly serverSeeds: ReadServerSeeds;
}

/** SHA-256 of the wheel's canonical text, 64 hex characters, by which a proof names the wheel. */
export const dailyWheelHash = createHash('sha256')
  .update(canonicalGiftWheel(dailyWheel), 'utf8')
  .digest('hex');

/**
 * Spins the daily wheel, once a day. The spin uses the nonce of the player's next round, and the write that credits the coins advances it:
 * no two draws share a nonce, and none can be foreseen or chosen.
 *
 * @returns the ledger transaction, or why the wheel was not spun
 */
export async function spinDailyWheel(
  dependencies: SpinDailyWheelDependencies,
  { player, key }: GiftRequest,
): Promise<LedgerTransaction | Refusal> {
  const { dailies, serverSeeds, now, rules } = dependencies;
  const day = await todayOf(dependencies, player);

  return settleOnce(dependencies, {
    player,
    operation: { name: 'spin-daily-wheel', key, input: {} },
    read: () => Promise.all([dailies.load(player, 'wheel'), serverSeeds()]),
    decide(open, id, [mark, seeds]) {
      const { wallet, play } = open;
      const at = now();
      const refused = checkSweepsGiftEligibility({ play, isEmailVerified: open.isWelcomed }, at, rules);
      if (refused) return refused;
      if (mark.day !== null && day <= mark.day)
        return notYet('bonuses/not-yet', mark, play.residency.timeZone, at);
      const allowance = takeWrite(open.allowance, at, rules.writesPerSecond);
      if (isRefusal(allowance)) return allowance;

      const chance = seeds.of(open).nextChance();
      const { postings, detail } = spinWheel(dailyWheel, dailyWheelHash, chance);
      return {
        ...record(wallet, { id, at, postings, detail }),
        allowance,
        seeds: { drawnUnder: chance.commitment },
        alongside: [dailies.replace(player, 'wheel', mark, { ...markedOn(mark, day), transaction: id })],
      };
    },
  });
}

/** A spin with its ledger sequence, from which its server seed is looked up. */
export interface LatestSpin {
  readonly detail: WheelSpinDetail;
  readonly sequence: number;
}

/**
 * The latest spin of a player, read from the ledger.
 *
 * @returns null before the first
 */
export async function latestSpin(
  ledger: LedgerStore,
  player: string,
  { day, transaction: id }: LatestMark,
): Promise<LatestSpin | null> {
  if (id === null) return null;
  const entry = await ledger.find(player, id);
  if (!entry) throw new Error(`The spin of ${day} is marked, but not in the ledger`);
  const { transaction } = entry;
  return { detail: spinOf(transaction), sequence: transaction.sequence };
}

function spinOf({ detail }: LedgerTransaction): WheelSpinDetail {
  if (detail.kind !== 'wheel-spin') throw new Error(`The key of a spin belongs to a ${detail.kind}`);
  return detail;
}
