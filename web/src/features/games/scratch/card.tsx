import { atlasSymbol } from '../slots/symbol-atlas';
import { SymbolPicture } from '../slots/symbol-picture';
import { ShownWinLine } from '../win/shown-win-line';
import type { WinShow } from '../win/win-show';
import type { GameMoment } from './card-copy';
import { Fields } from './fields';
import type { ScratchDressing } from './scratch-dressing';
import type { CardOnTable } from './use-card';

/**
 * The face of a card: its picture, its invitation, its fields and the line of its win.
 *
 * @param moment  the state of the game
 * @param lit     how many of the winning fields are lit
 * @param show    the presentation of its win
 */
export function Card({
  table,
  dressing,
  moment,
  lit,
  show,
  still,
  onRub,
}: {
  table: CardOnTable;
  dressing: ScratchDressing;
  moment: GameMoment;
  lit: number;
  show: WinShow | null;
  still: boolean;
  onRub: () => void;
}) {
  const { round, card, isAwaited } = table;
  const { art, atlas, invitation } = dressing;
  const key = round?.outcome.key ?? null;
  return (
    <div className="scratch-card" data-asking={isAwaited} data-drawn={round !== null}>
      <img
        className="scratch-face absolute inset-0 block-full inline-full"
        src={art.face}
        alt=""
        draggable={false}
      />
      <p className="scratch-invitation">
        {key === null ? invitation : `Find: ${atlasSymbol(atlas, key).name}`}
      </p>
      {key !== null && (
        <SymbolPicture
          key={`${card} named`}
          atlas={atlas}
          symbol={key}
          className="scratch-key"
          aria-hidden="true"
        />
      )}
      <Fields
        {...{ table, dressing, moment, still, onRub }}
        lit={round?.outcome.winning.slice(0, lit) ?? []}
      />
      <ShownWinLine show={show} />
    </div>
  );
}
