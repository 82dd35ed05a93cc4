import type { CSSProperties } from 'react';
import type { Cell } from '../wins/winning-cells';
import type { ExpandedReel } from './expanded-reels';

/**
 * Wilds that fill their reels, over the symbols that landed.
 *
 * @param picture  a wild as high as its reel
 * @param lit      cells of the win on show, null for none
 */
export function ExpandedWilds({
  reels,
  picture,
  lit,
}: {
  reels: readonly ExpandedReel[];
  picture: string;
  lit: readonly Cell[] | null;
}) {
  return reels.map(({ reel, row }) => (
    <span
      key={reel}
      className="slots-expanded"
      style={{ '--reel': reel, '--row': row } as CSSProperties}
      data-dimmed={lit !== null && !lit.some((cell) => cell.reel === reel)}
      aria-hidden="true"
    >
      <img src={picture} alt="" draggable={false} />
    </span>
  ));
}
