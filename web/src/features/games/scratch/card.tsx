import { atlasSymbol } from '../slots/symbol-atlas';
import { SymbolPicture } from '../slots/symbol-picture';
import { Fields } from './fields';
import type { ScratchDressing } from './scratch-dressing';
import type { CardOnTable } from './use-card';
import type { useWinShow } from './wins/use-win-show';
import { WinAmount } from './wins/win-amount';

/** The face of a card: its picture, its invitation, its fields and the win overlay. */
export function Card({
  table,
  dressing,
  found,
  win,
  asking,
  still,
  onRub,
}: {
  table: CardOnTable;
  dressing: ScratchDressing;
  found: readonly number[];
  win: ReturnType<typeof useWinShow>;
  asking: boolean;
  still: boolean;
  onRub: () => void;
}) {
  const { round, card } = table;
  const { art, atlas, invitation } = dressing;
  const key = round?.outcome.key ?? null;
  return (
    <div className="scratch-card" data-asking={asking} data-drawn={round !== null}>
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
        {...{ table, dressing, found, still, onRub }}
        lit={round?.outcome.winning.slice(0, win.lit) ?? []}
      />
      {round && win.isAmountShown && (
        <WinAmount key={`${card} won`} round={round} size={win.size} still={still} />
      )}
    </div>
  );
}
