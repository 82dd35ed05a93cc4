/**
 * Spins side by side, a column for each thing known of them: the simulator draws, prices and adds up block after block and
 * makes no object a spin.
 *
 * Reels 1 to 3 are one number, their **head**: (stop 1 × length of reel 2 + stop 2) × length of reel 3 + stop 3. A machine of
 * fewer than five reels is padded with reels of one stop that show nothing.
 */
export interface SpinBlock {
  readonly heads: Int32Array;
  readonly fourth: Uint16Array;
  readonly fifth: Uint16Array;
  /** What each spin pays, in parts of the stake; a round's free spins are added to its base spin. */
  readonly pays: Float64Array;
  readonly scatters: Uint8Array;
}

/** So small that a block stays in the processor's first cache, so large that its overhead is nothing. */
export const spinsPerBlock = 1024;

/** Makes an empty block. */
export function spinBlock(): SpinBlock {
  return {
    heads: new Int32Array(spinsPerBlock),
    fourth: new Uint16Array(spinsPerBlock),
    fifth: new Uint16Array(spinsPerBlock),
    pays: new Float64Array(spinsPerBlock),
    scatters: new Uint8Array(spinsPerBlock),
  };
}
