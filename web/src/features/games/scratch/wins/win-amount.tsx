import { coinNames } from '#web/lib/format/coins';
import { CountedAmount } from '../../console/counted-amount';
import type { WinSize } from '../../rounds/win-size';
import type { ScratchRound } from '../scratch-round';

const titles: Partial<Record<WinSize, string>> = { win: 'You won', big: 'Big win', grand: 'Harbour win' };
const countingMs: Partial<Record<WinSize, number>> = { win: 600, big: 1_200, grand: 2_000 };

/** The amount of a win over the card, counted up. A payout that only returns stake shows nothing. */
export function WinAmount({ round, size, still }: { round: ScratchRound; size: WinSize; still: boolean }) {
  return (
    <div className="scratch-win" data-size={size} aria-hidden="true">
      <p className="scratch-win-title">{titles[size]}</p>
      <p className="scratch-win-amount">
        <CountedAmount
          coin={round.coin}
          from={0}
          to={round.payout}
          durationMs={still ? 0 : (countingMs[size] ?? 0)}
        />{' '}
        <span className="scratch-win-coin">{coinNames[round.coin].short}</span>
      </p>
    </div>
  );
}
