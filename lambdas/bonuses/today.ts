import type { EntryPlaceKind, usedUpCodes } from '#domain/coins/free-entry';
import { type DailyMark, nextOpening } from '#domain/coins/once-a-day';
import { localDay, type LocalDay, type TimeZone } from '#domain/player/local-day';
import type { ResidencyRules } from '#domain/player/residency';
import type { SettleOnceDependencies } from '#lambdas/wallet/settle-once';

/** What every gift is decided with. */
export interface GiftDependencies extends SettleOnceDependencies {
  readonly now: () => Date;
  readonly rules: ResidencyRules & { readonly writesPerSecond: number };
}

/** It was had today. */
export interface NotYet {
  readonly code: 'bonuses/not-yet' | (typeof usedUpCodes)[EntryPlaceKind];
  readonly nextAt: Date;
}

/**
 * The day that it is for a player, which is the key of whatever they have once a day. It is that of the request's beginning: who asks at
 * midnight gets the one or the other day's, and nobody both by one request.
 */
export async function todayOf(
  { loadOrOpen, now }: Pick<GiftDependencies, 'loadOrOpen' | 'now'>,
  player: string,
): Promise<LocalDay> {
  const { play } = await loadOrOpen(player);
  return localDay(play.residency.timeZone, now());
}

/** Refuses what was had already, and tells when it comes again. */
export function notYet(code: NotYet['code'], mark: DailyMark, zone: TimeZone, at: Date): NotYet {
  return { code, nextAt: nextOpening(mark, zone, at) };
}
