import type { PublishedGame } from '#contracts/play/public-routes';
import { percentLabel, shareLabel } from '#web/lib/format/numbers';

export type Share = PublishedGame['parSheet']['hitRate'];

/** A published share as a number from 0 to 1, with floating-point accuracy. */
export function shareOf(share: Share): number {
  return 'decimal' in share ? Number(share.decimal) : Number(share.numerator) / Number(share.denominator);
}

/** Formats a published share as a percentage with two decimals, and with four below a hundredth of a percent: `0.0099%`. */
export function publishedPercent(share: Share): string {
  const isTiny = share.basisPoints === 0 && shareOf(share) > 0;
  return isTiny ? shareLabel(shareOf(share), { most: 4 }) : percentLabel(share.basisPoints);
}
