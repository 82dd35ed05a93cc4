import type { PublishedGame } from '../published-game';
import { oneInWords, shareOf } from './share-odds';

const whole = new Intl.NumberFormat();

/** How often a round pays how much, in stakes: one row a band, with the odds that were computed for it. */
export function WinBands({ bands }: { bands: PublishedGame['parSheet']['bands'] }) {
  return (
    <table className="play-bands">
      <caption>How often a round pays how much</caption>
      <thead>
        <tr>
          <th scope="col">Times your stake</th>
          <th scope="col">Rounds</th>
        </tr>
      </thead>
      <tbody>
        {bands.map(({ above, upTo, share }) => (
          <tr key={above}>
            <th scope="row">
              {above === 0 ? 'up to' : `over ${whole.format(above)} to`} {whole.format(upTo)} ×
            </th>
            <td>{oneInWords(1 / shareOf(share))}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
