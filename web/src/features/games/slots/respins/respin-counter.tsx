import { coinNames } from '#web/lib/format/coins';
import { CountedAmount } from '../../console/counted-amount';
import type { SlotRound } from '../published-slot-game';
import { respinsLeftLabel } from './respin-copy';
import type { RespinStage } from './respin-stage';

const countMs = 400;

/** Counter above the frame while respins run: respins left, and the sum of all values on the reels. */
export function RespinCounter({
  round: { coin },
  stage: { found, left, paid },
  still,
}: {
  round: SlotRound;
  stage: RespinStage;
  still: boolean;
}) {
  const before = paid - found.reduce((sum, { payout }) => sum + payout, 0);
  return (
    <div className="slots-feature-counter" aria-hidden="true">
      <span>{respinsLeftLabel(left)}</span>
      <span className={`slots-feature-paid amount-${coin}`}>
        <CountedAmount
          coin={coin}
          from={before}
          to={paid}
          durationMs={still || paid === before ? 0 : countMs}
        />{' '}
        {coinNames[coin].short}
      </span>
    </div>
  );
}
