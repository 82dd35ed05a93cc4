import type { PublishedGame } from '#contracts/play/public-routes';

type Share = PublishedGame['parSheet']['hitRate'];

/** A published share as a number from 0 to 1, with floating-point accuracy. */
export function shareOf(share: Share): number {
  return 'decimal' in share ? Number(share.decimal) : Number(share.numerator) / Number(share.denominator);
}
