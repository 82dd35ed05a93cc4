/**
 * Spins in columnar form: the simulator draws, prices and sums block after block without an object per spin.
 *
 * Reels 1 to 3 are one number, their **head**: (stop 1 × length of reel 2 + stop 2) × length of reel 3 + stop 3. A machine of fewer than
 * five reels is padded with reels of one stop that show nothing; from the fifth on, reels are one number as well, its last reel first.
 */
export interface SpinBlock {
  readonly heads: Int32Array;
  readonly fourth: Uint16Array;
  readonly fifth: Uint16Array;
  /** Pay of each spin, in parts of the stake; a round's free spins are added to its base spin. */
  readonly pays: Float64Array;
  readonly scatters: Uint8Array;
  /** Symbols that respins would hold; 0 on machines without respins. */
  readonly held: Uint8Array;
}

/** Small enough for the processor's first-level cache, large enough that the overhead per block is negligible. */
export const spinsPerBlock = 1024;

/** Creates an empty block. */
export function spinBlock(): SpinBlock {
  return {
    heads: new Int32Array(spinsPerBlock),
    fourth: new Uint16Array(spinsPerBlock),
    fifth: new Uint16Array(spinsPerBlock),
    pays: new Float64Array(spinsPerBlock),
    scatters: new Uint8Array(spinsPerBlock),
    held: new Uint8Array(spinsPerBlock),
  };
}
