import { Amount } from '#components/ui/amount';
import { oddsLabels } from '#web/lib/format/numbers';
import type { WheelPrize } from '../coins-views';
import { meanLabel } from './odds-copy';
import { meanOf } from './wheel-slices';

/** The prizes of the wheel and their probabilities, computed from the weights of the draw. */
export function WheelOdds({
  weights,
  of,
  won,
}: {
  weights: readonly WheelPrize[];
  of: number;
  won: number | null;
}) {
  return (
    <table className="wheel-odds border-collapse text-sm tabular inline-full">
      <caption>
        A spin is free and worth {meanLabel(meanOf(weights, of))} SC on average. Slice sizes match the odds.
      </caption>
      <thead>
        <tr>
          <th scope="col">Prize</th>
          <th scope="col">Chance</th>
          <th scope="col">Odds</th>
        </tr>
      </thead>
      <tbody>
        {weights.map(({ sweeps, weight }, segment) => {
          const { share, oneIn } = oddsLabels(weight, of);
          return (
            <tr key={sweeps} data-won={segment === won || undefined}>
              <th scope="row">
                <span className={`wheel-swatch night wheel-swatch-${segment}`} aria-hidden="true" />
                <Amount coin="sweeps" value={sweeps} />
              </th>
              <td>{share}</td>
              <td>{oneIn}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
