import { coinNames } from '#web/lib/format/coins';
import { CountedAmount } from '../../console/counted-amount';
import type { SlotRound } from '../published-slot-game';
import { respinsLeftLabel } from './respin-copy';
import type { RespinStage } from './respin-stage';

const countMs = 400;

/** Counter above the frame while respins run: respins left, and the sum of all values on the reels. */
export function RespinCounter({
  round: { coin },
  stage: { left, paidBefore, paid },
  still,
}: {
  round: SlotRound;
  stage: RespinStage;
  still: boolean;
}) {
  return (
    <div className="slots-feature-counter" aria-hidden="true">
      <span>{respinsLeftLabel(left)}</span>
      <span className={`amount-${coin}`}>
        <CountedAmount
          coin={coin}
          from={paidBefore}
          to={paid}
          durationMs={still || paid === paidBefore ? 0 : countMs}
        />{' '}
        {coinNames[coin].short}
      </span>
    </div>
  );
}
