/** How much there is to celebrate. A payout that is not above the stake is a return: the player is no richer for it. */
export type WinSize = 'nothing' | 'return' | 'win' | 'big' | 'grand';

const bigFromStakes = 10;
const grandFromStakes = 50;

export function winSize({ stake, payout }: { stake: number; payout: number }): WinSize {
  if (payout === 0) return 'nothing';
  if (payout <= stake) return 'return';
  if (payout >= grandFromStakes * stake) return 'grand';
  return payout >= bigFromStakes * stake ? 'big' : 'win';
}

/** Whether lights and sounds are due. */
export function isCelebrated(size: WinSize): boolean {
  return size === 'win' || size === 'big' || size === 'grand';
}
