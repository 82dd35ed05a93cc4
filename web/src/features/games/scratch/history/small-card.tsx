import type { RoundSketch } from '../../history/round-entry';
import { SymbolPicture } from '../../slots/symbol-picture';
import { keyLabel, winLabel } from '../card-copy';
import type { ScratchDressing } from '../scratch-dressing';
import { scratchRound, type ScratchOutcome } from '../scratch-round';

/** An open card, small: all of its fields, with the winning ones lit. */
function SmallCard({ outcome, dressing }: { outcome: ScratchOutcome; dressing: ScratchDressing }) {
  return (
    <span
      className={`scratch-small ${dressing.className}`}
      style={{ gridTemplateColumns: `repeat(${dressing.columns}, 1fr)` }}
    >
      {outcome.cells.map((symbol, field) => (
        <SymbolPicture
          key={field}
          atlas={dressing.atlas}
          symbol={symbol}
          className="scratch-small-symbol"
          data-won={outcome.winning.includes(field)}
        />
      ))}
    </span>
  );
}

/** Returns a renderer of the card's rounds for the history. */
export function sketchWith(dressing: ScratchDressing): RoundSketch {
  return (listed) => {
    const { outcome } = scratchRound(listed);
    return {
      picture: <SmallCard outcome={outcome} dressing={dressing} />,
      notes: [keyLabel(outcome, dressing), winLabel(outcome, dressing.atlas)].filter(Boolean),
    };
  };
}
