import type { PublishedGame } from '#contracts/play/public-routes';
import type { Coin } from '#domain/money/coin';
import { coinNames, formatAmount } from '#web/lib/format/coins';
import { oneInLabel } from '#web/lib/format/numbers';
import { returnSummary } from '../guide/return-copy';
import { shareOf } from '../guide/share-odds';
import type { OfFamily } from '../published-game';

/** The segments of the wheel: every multiple, its frequency and its payout at the chosen stake. */
export function WheelPrizes({
  sheet,
  coin,
  stake,
}: {
  sheet: OfFamily<PublishedGame, 'wheel'>['parSheet'];
  coin: Coin;
  stake: number;
}) {
  return (
    <table className="frame-published unity-prizes border-collapse tabular inline-full">
      <caption>
        Prizes in {coinNames[coin].short} at a stake of {formatAmount(coin, stake)}
      </caption>
      <thead>
        <tr>
          <th scope="col">Prize</th>
          <th scope="col">Segments</th>
          <th scope="col">You win</th>
          <th scope="col">Odds</th>
        </tr>
      </thead>
      <tbody>
        {sheet.prizes.map(({ multiple, segments, share }) => (
          <tr key={multiple}>
            <th scope="row">{multiple === 0 ? 'Open water' : `${multiple} ×`}</th>
            <td>{segments}</td>
            <td>{multiple === 0 ? 'Nothing' : formatAmount(coin, multiple * stake)}</td>
            <td>{oneInLabel(1 / shareOf(share))}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <td colSpan={4}>{returnSummary(sheet)}</td>
        </tr>
      </tfoot>
    </table>
  );
}
