import type { PublishedGame } from '#contracts/play/public-routes';
import { bandRows } from './band-rows';
import { oneInLabel } from './share-odds';

const whole = new Intl.NumberFormat();

/** Frequency of payouts by band, in multiples of the stake: one row a band. */
export function WinBands({ sheet }: { sheet: PublishedGame['parSheet'] }) {
  return (
    <table className="play-bands">
      <caption>Payouts and their odds</caption>
      <thead>
        <tr>
          <th scope="col">Times your stake</th>
          <th scope="col">Odds</th>
        </tr>
      </thead>
      <tbody>
        {bandRows(sheet).map(({ above, upTo, oneIn }) => (
          <tr key={above}>
            <th scope="row">{rangeLabel(above, upTo)} ×</th>
            <td>{oneInLabel(oneIn)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function rangeLabel(above: number, upTo: number | null): string {
  if (upTo === null) return `over ${whole.format(above)}`;
  return above === 0 ? `up to ${whole.format(upTo)}` : `over ${whole.format(above)} to ${whole.format(upTo)}`;
}
