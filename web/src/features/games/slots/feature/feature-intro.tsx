import type { SlotMachine } from '#domain/games/slots/machine';
import type { SlotRound } from '../published-slot-game';
import type { SymbolAtlas } from '../symbol-atlas';
import { SymbolPicture } from '../symbol-picture';
import { freeSpinsKnown } from './feature';
import { multiplierLabel, resumedLabel } from './feature-copy';

/** Announces over the reels the number of free spins and their multiplier. */
export function FeatureIntro({
  round,
  machine,
  atlas,
  resumed,
}: {
  round: SlotRound;
  machine: SlotMachine;
  atlas: SymbolAtlas;
  resumed: boolean;
}) {
  const count = freeSpinsKnown(round.outcome.spins, 0);
  const multiplier = multiplierLabel(round);
  return (
    <div className="slots-feature-curtain" data-resumed={resumed} aria-hidden="true">
      <div className="slots-feature-lanterns">
        {[0, 1, 2].map((place) => (
          <SymbolPicture key={place} atlas={atlas} symbol={machine.scatter.symbol} />
        ))}
      </div>
      <p className="slots-feature-title">
        <strong>{count}</strong> {count === 1 ? 'free spin' : 'free spins'}
      </p>
      {multiplier && <p className="slots-feature-rule">{multiplier}</p>}
      {resumed && <p className="slots-feature-note">{resumedLabel(round)}</p>}
    </div>
  );
}
