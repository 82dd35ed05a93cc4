import { allParts } from '#domain/rewards/mystery/odds';
import { countLabel } from '#web/lib/format/numbers';
import { ExpectedValue } from './expected-value';
import { type DraftOutcome, partsOf } from './odds-draft';

/** The sum of the weights, and the expected value once there is one. */
export function OddsSum({
  outcomes,
  worth,
  price,
}: {
  outcomes: readonly DraftOutcome[];
  worth: number | null;
  price: number;
}) {
  const parts = partsOf(outcomes);
  return (
    <p className="admin-sum" role="status" data-whole={parts === allParts}>
      {`Total weight ${countLabel(parts)} of ${countLabel(allParts)}. `}
      {worth !== null && <ExpectedValue worth={worth} price={price} />}
    </p>
  );
}
