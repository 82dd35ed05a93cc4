import { Button } from '#components/ui/button';
import { coinNames } from '#web/lib/format/coins';
import { CountedAmount } from '../../console/counted-amount';
import { isCelebrated, winSize } from '../../win/win-size';
import { hasCeremony } from '../../win/win-stage';
import { winTitles } from '../../win/win-titles';
import type { SlotRound } from '../published-slot-game';
import { paidByFreeSpins } from './feature';
import { amountLabel, freeSpinLabel } from './feature-copy';

const countMs = 1_100;

/**
 * Summary of a round's free spins over the reels, until it is dismissed or the next round starts. It counts and shines only for a round
 * that paid more than its stake.
 */
export function FeatureSummary({
  round,
  still,
  onDismiss,
}: {
  round: SlotRound;
  still: boolean;
  onDismiss: () => void;
}) {
  const { coin, payout, stake, outcome } = round;
  const paid = paidByFreeSpins(outcome.spins, outcome.spins.length - 1);
  const size = winSize(round);
  const isWin = isCelebrated(size);
  return (
    <div className="slots-feature-curtain" data-plain={!isWin}>
      {isWin && hasCeremony(size) && (
        <p className="win-title" aria-hidden="true">
          {winTitles[size]}
        </p>
      )}
      <p className="slots-feature-rule" aria-hidden="true">
        {freeSpinLabel(outcome.spins.length - 1)} won
      </p>
      <p className="slots-feature-total" aria-hidden="true">
        <CountedAmount coin={coin} from={0} to={paid} durationMs={still || !isWin ? 0 : countMs} />{' '}
        <span className="win-coin">{coinNames[coin].short}</span>
      </p>
      <p className="slots-feature-note" aria-hidden="true">
        The round paid {amountLabel(round, payout)} in total on a stake of {amountLabel(round, stake)}.
      </p>
      <Button variant="primary" onClick={onDismiss}>
        Continue
      </Button>
    </div>
  );
}
