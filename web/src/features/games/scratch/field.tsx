import { memo } from 'react';
import { SymbolPicture } from '../slots/symbol-picture';
import { fieldName } from './card-copy';
import type { ScratchDressing } from './scratch-dressing';
import type { ScratchOutcome } from './scratch-round';

/**
 * One field of a card: a button, so that it can be opened without rubbing. The foil handles touch; keys and assistive technology press the
 * button itself.
 *
 * @param outcome  null before the card is drawn
 * @param isDrawn  whether its symbol is there, under the foil or open
 * @param mark     whether it is known to win, or is highlighted as a win
 */
export const Field = memo(function Field({
  field,
  outcome,
  dressing,
  isDrawn,
  isOpen,
  can,
  mark,
  onOpen,
}: {
  field: number;
  outcome: ScratchOutcome | null;
  dressing: ScratchDressing;
  isDrawn: boolean;
  isOpen: boolean;
  can: boolean;
  mark: 'none' | 'found' | 'lit';
  onOpen: (field: number) => void;
}) {
  const symbol = outcome?.cells[field];
  const name = fieldName(isOpen ? outcome : null, field, dressing.atlas);
  return (
    <button
      type="button"
      className="scratch-field"
      data-field={field}
      data-open={isOpen}
      data-mark={mark}
      aria-label={isOpen ? name : `${name}, covered`}
      aria-disabled={!can || isOpen}
      onClick={() => can && !isOpen && onOpen(field)}
    >
      {isDrawn && symbol !== undefined && (
        <SymbolPicture atlas={dressing.atlas} symbol={symbol} className="scratch-symbol" aria-hidden="true" />
      )}
    </button>
  );
});
