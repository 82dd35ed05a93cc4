import type { SlotRound } from '../published-slot-game';
import { windowLabel } from '../rounds/round-copy';
import type { SymbolAtlas } from '../symbol-atlas';
import { SymbolPicture } from '../symbol-picture';

/** The window of a past round, small. */
export function RoundWindow({ round, atlas }: { round: SlotRound; atlas: SymbolAtlas }) {
  const window = round.outcome.spins[0]?.window ?? [];
  return (
    <span className="slots-round-window" role="img" aria-label={windowLabel(window, atlas)}>
      {window.map((symbols, reel) => (
        <span key={reel} className="slots-round-reel" aria-hidden="true">
          {symbols.map((symbol, row) => (
            <SymbolPicture key={row} atlas={atlas} symbol={symbol} />
          ))}
        </span>
      ))}
    </span>
  );
}
