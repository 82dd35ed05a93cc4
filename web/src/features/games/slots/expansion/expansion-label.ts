import { listLabel } from '#web/lib/format/lists';
import { atlasSymbol, type SymbolAtlas } from '../symbol-atlas';
import type { ExpandedReel } from './expanded-reels';

/** Sentence about the reels that wilds fill; empty where there are none. */
export function expansionLabel(reels: readonly ExpandedReel[], wild: string, atlas: SymbolAtlas): string {
  if (reels.length === 0) return '';
  const { name } = atlasSymbol(atlas, wild);
  const numbers = listLabel(reels.map(({ reel }) => String(reel + 1)));
  return reels.length === 1 ? `${name} fills reel ${numbers}.` : `${name}s fill reels ${numbers}.`;
}
