import { coinNames } from '#web/lib/format/coins';
import { CountedAmount } from '../../console/counted-amount';
import type { SlotMoment } from '../rounds/slot-moment';
import { paidByFreeSpins, spinSeen } from './feature';
import { counterLabel, multiplierLabel } from './feature-copy';

const countMs = 500;

/** Counter above the frame while free spins run: current spin, multiplier and total so far. */
export function FeatureCounter({
  state: { feature, played },
  still,
}: {
  state: Pick<SlotMoment, 'feature' | 'played'>;
  still: boolean;
}) {
  if (!feature || !played || feature.spin === 0 || feature.stage === 'summary') return null;
  const { round } = played;
  const { spins } = round.outcome;
  const seen = spinSeen(feature);
  const paid = paidByFreeSpins(spins, seen);
  const before = paidByFreeSpins(spins, seen - 1);
  return (
    <div className="slots-feature-counter" aria-hidden="true">
      <span>{counterLabel(feature, round)}</span>
      <span className="slots-feature-times">{multiplierLabel(round).replace('every win ', '')}</span>
      <span className={`amount-${round.coin}`}>
        <CountedAmount
          coin={round.coin}
          from={before}
          to={paid}
          durationMs={still || paid === before || feature.stage !== 'shown' ? 0 : countMs}
        />{' '}
        {coinNames[round.coin].short}
      </span>
    </div>
  );
}
