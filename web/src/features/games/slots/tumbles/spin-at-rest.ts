import type { ShownSpin } from '../rounds/shown-spin';

/** A spin as its reels rest after its tumbles: their wins were shown, and scatters are those of the last window. */
export function spinAtRest(
  shown: ShownSpin | null,
  window: ShownSpin['spin']['window'] | null,
): ShownSpin | null {
  return shown && window ? { ...shown, spin: { ...shown.spin, window, wayWins: [] } } : shown;
}
