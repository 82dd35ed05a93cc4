import type { SlotMachine } from '#domain/games/slots/machine';
import { symbolsAt } from '#domain/games/slots/reel-windows';
import type { ReelsAt } from '../reels-at';

/** A reel that a wild fills. */
export interface ExpandedReel {
  /** 0 the leftmost. */
  readonly reel: number;
  /** The row in which the wild landed, 0 at the top. */
  readonly row: number;
}

/** The reels that wilds fill where the reels stopped, from left to right; none on a machine whose wilds stay where they land. */
export function expandedReels(
  { wild, wildsExpand, rows }: Pick<SlotMachine, 'wild' | 'wildsExpand' | 'rows'>,
  { strips, stops }: Pick<ReelsAt, 'strips' | 'stops'>,
): ExpandedReel[] {
  if (!wildsExpand) return [];
  return strips.flatMap((strip, reel) => {
    const row = symbolsAt(strip, stops[reel] ?? 0, rows).indexOf(wild);
    return row < 0 ? [] : [{ reel, row }];
  });
}
