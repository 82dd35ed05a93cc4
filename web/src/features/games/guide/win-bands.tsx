import type { PublishedGame } from '#contracts/play/public-routes';
import { countLabel, oneInLabel } from '#web/lib/format/numbers';
import { bandRows } from './band-rows';

/** Frequency of payouts by band, in multiples of the stake: one row a band. */
export function WinBands({ sheet }: { sheet: PublishedGame['parSheet'] }) {
  return (
    <table className="play-bands mbe-5 text-sm tabular inline-full">
      <caption>Payouts and their odds</caption>
      <thead>
        <tr>
          <th scope="col" className="text-xs font-bold text-muted">
            Times your stake
          </th>
          <th scope="col" className="text-xs font-bold text-muted">
            Odds
          </th>
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
  if (upTo === null) return `over ${countLabel(above)}`;
  return above === 0 ? `up to ${countLabel(upTo)}` : `over ${countLabel(above)} to ${countLabel(upTo)}`;
}
