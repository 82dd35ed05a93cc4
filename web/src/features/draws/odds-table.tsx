import { Amount } from '#components/ui/amount';
import { allParts } from '#domain/rewards/mystery/odds';
import { countLabel, oddsLabels } from '#web/lib/format/numbers';
import { outcomeName } from './random-prize-copy';
import type { MysteryOdds, MysteryOutcome } from './random-prize-views';

/**
 * The outcomes of a mystery prize with their probabilities, from the weights of the draw, also as bars.
 *
 * @param won  positions of outcomes that this order drew
 */
export function OddsTable({ odds, won = [] }: { odds: MysteryOdds; won?: readonly number[] }) {
  const likeliest = Math.max(...odds.outcomes.map(({ weight }) => weight));
  const hasProducts = odds.outcomes.some(({ kind }) => kind === 'product');
  return (
    <div className="grid grid-cols-1 gap-4">
      <table className="odds-table border-collapse tabular inline-full">
        <caption>
          {'Possible prizes and their odds. Average value: '}
          <Amount coin="sweeps" value={Math.round(odds.expectedWorth)} />.
        </caption>
        <thead>
          <tr>
            <th scope="col">Prize</th>
            <th scope="col">Chance</th>
            <th scope="col">Odds</th>
          </tr>
        </thead>
        <tbody>
          {odds.outcomes.map((outcome, index) => {
            const { share, oneIn } = oddsLabels(outcome.weight, allParts);
            return (
              <tr key={index} data-won={won.includes(index) || undefined}>
                <th scope="row">
                  <OutcomeName outcome={outcome} />
                  <span
                    className="odds-share"
                    aria-hidden="true"
                    style={{ inlineSize: `${(outcome.weight / likeliest) * 100}%` }}
                  />
                </th>
                <td>{share}</td>
                <td>{oneIn}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
      {hasProducts && (
        <p className="chance-quiet text-sm text-muted">
          If a prize is no longer available, you get the Gold Coins shown next to it instead.
        </p>
      )}
      <p className="chance-quiet text-sm text-muted">
        {`Each one is drawn with your own seed, from ${countLabel(allParts)} numbers. Version ${odds.version}, fingerprint `}
        <code className="text-xs wrap-anywhere">{odds.hash}</code>
      </p>
    </div>
  );
}

function OutcomeName({ outcome }: { outcome: MysteryOutcome }) {
  if (outcome.kind === 'gold') return <Amount coin="gold" value={outcome.gold} />;
  if (outcome.kind === 'sweeps')
    return (
      <>
        <Amount coin="sweeps" value={outcome.sweeps} />
        <span className="block text-sm font-normal">must be played once</span>
      </>
    );
  return (
    <>
      <span>{outcomeName(outcome)}</span>
      <span className="block text-sm font-normal">
        {'or '}
        <Amount coin="gold" value={outcome.substitute} />
      </span>
    </>
  );
}
