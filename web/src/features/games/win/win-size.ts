/** Size of a win that is presented, by the stakes that it pays. */
export type WinTier = 'small' | 'medium' | 'big' | 'grand';

/** Size of a payout. One that does not exceed the stake is a return, and is not presented as a win. */
export type WinSize = 'nothing' | 'return' | WinTier;

/** Up to this many stakes, as an even chance pays, a win is one line. */
const smallUpToStakes = 2;
const bigFromStakes = 10;
const grandFromStakes = 50;

export function winSize({ stake, payout }: { stake: number; payout: number }): WinSize {
  if (payout === 0) return 'nothing';
  if (payout <= stake) return 'return';
  if (payout <= smallUpToStakes * stake) return 'small';
  if (payout < bigFromStakes * stake) return 'medium';
  return payout < grandFromStakes * stake ? 'big' : 'grand';
}

/** Whether a payout gets lights and sounds. */
export function isCelebrated(size: WinSize): size is WinTier {
  return size !== 'nothing' && size !== 'return';
}
