import type { Coin } from '#domain/money/coin';
import { coinNames, formatAmount } from '#web/lib/format/coins';
import { oneInLabel } from '#web/lib/format/numbers';
import { returnSummary } from '../../guide/return-copy';
import { atlasSymbol, type SymbolAtlas } from '../../slots/symbol-atlas';
import { SymbolPicture } from '../../slots/symbol-picture';
import type { ScratchSheet } from '../scratch-round';
import { prizeRows } from './prize-rows';

/**
 * Every prize at the chosen stake, with its odds.
 *
 * @param named    the symbol that the card on the table names
 * @param reached  id of the row that the card has won
 */
export function PrizeTable({
  sheet,
  atlas,
  coin,
  stake,
  named,
  reached,
}: {
  sheet: ScratchSheet;
  atlas: SymbolAtlas;
  coin: Coin;
  stake: number;
  named: string | null;
  reached: string | null;
}) {
  return (
    <table className="scratch-prizes border-collapse text-sm tabular inline-full">
      <caption>
        Prizes in {coinNames[coin].short} at a stake of {formatAmount(coin, stake)}
      </caption>
      <thead>
        <tr>
          <th scope="col">Match</th>
          <th scope="col">You win</th>
          <th scope="col">Odds</th>
        </tr>
      </thead>
      <tbody>
        {prizeRows(sheet, stake).map(({ id, symbol, count, amount, oneIn }) => (
          <tr key={id} data-reached={id === reached}>
            <th scope="row">
              <Shown atlas={atlas} symbol={symbol ?? named} count={count} />
            </th>
            <td className="scratch-prize">{formatAmount(coin, amount, { compact: true })}</td>
            <td>{oneInLabel(oneIn)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <td colSpan={3}>{returnSummary(sheet)}</td>
        </tr>
      </tfoot>
    </table>
  );
}

/** A count of a symbol; a placeholder for the symbol that the next card will name. */
function Shown({ atlas, symbol, count }: { atlas: SymbolAtlas; symbol: string | null; count: number }) {
  return (
    <span className="flex items-center gap-2">
      <span className="font-bold">{count} ×</span>
      {symbol === null ? (
        <span>the treasure</span>
      ) : (
        <>
          <SymbolPicture atlas={atlas} symbol={symbol} className="scratch-shown-picture" aria-hidden="true" />
          <span className="scratch-shown-name">{atlasSymbol(atlas, symbol).name}</span>
        </>
      )}
    </span>
  );
}
