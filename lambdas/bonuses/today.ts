import type { EntryPlaceKind, usedUpCodes } from '#domain/coins/free-entry';
import { type DailyMark, nextOpening } from '#domain/coins/once-a-day';
import { localDay, type LocalDay, type TimeZone } from '#domain/player/local-day';
import type { ResidencyRules } from '#domain/player/residency';
import type { SettleOnceDependencies } from '#lambdas/wallet/settle-once';

/** The dependencies of every gift. */
export interface GiftDependencies extends SettleOnceDependencies {
  readonly now: () => Date;
  readonly rules: ResidencyRules & { readonly writesPerSecond: number };
}

/** A request for a gift of the day. */
export interface GiftRequest {
  readonly player: string;
  /** Idempotency key of the client. */
  readonly key: string;
}

/** The refusal of a gift that was already received. */
export interface NotYet {
  readonly code: 'bonuses/not-yet' | (typeof usedUpCodes)[EntryPlaceKind];
  readonly nextAt: Date;
}

/**
 * The player's current day, which a daily gift uses up. It is read when the request starts, so that a request at midnight counts for one
 * day only.
 */
export async function todayOf(
  { loadOrOpen, now }: Pick<GiftDependencies, 'loadOrOpen' | 'now'>,
  player: string,
): Promise<LocalDay> {
  const { play } = await loadOrOpen(player);
  return localDay(play.residency.timeZone, now());
}

/** Refuses a gift that was already received, with the time of the next one. */
export function notYet(code: NotYet['code'], mark: DailyMark, zone: TimeZone, at: Date): NotYet {
  return { code, nextAt: nextOpening(mark, zone, at) };
}
