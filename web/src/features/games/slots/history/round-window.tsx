import { windowAtRest } from '#domain/games/slots/cascade';
import type { SlotMachine } from '#domain/games/slots/machine';
import type { SlotRound } from '../published-slot-game';
import { windowLabel } from '../rounds/round-copy';
import type { SymbolAtlas } from '../symbol-atlas';
import { SymbolPicture } from '../symbol-picture';

/** The window in which the first spin of a past round came to rest, small. */
export function RoundWindow({
  machine,
  round,
  atlas,
}: {
  machine: SlotMachine;
  round: SlotRound;
  atlas: SymbolAtlas;
}) {
  const [spin] = round.outcome.spins;
  const window = spin ? windowAtRest(machine, spin) : [];
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
