/** Size of a win for its celebration. A payout that does not exceed the stake is a return and is not celebrated. */
export type WinSize = 'nothing' | 'return' | 'win' | 'big' | 'grand';

const bigFromStakes = 10;
const grandFromStakes = 50;

export function winSize({ stake, payout }: { stake: number; payout: number }): WinSize {
  if (payout === 0) return 'nothing';
  if (payout <= stake) return 'return';
  if (payout >= grandFromStakes * stake) return 'grand';
  return payout >= bigFromStakes * stake ? 'big' : 'win';
}

/** Whether a payout gets lights and sounds. */
export function isCelebrated(size: WinSize): boolean {
  return size === 'win' || size === 'big' || size === 'grand';
}
