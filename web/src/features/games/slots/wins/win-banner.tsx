import { coinNames } from '#web/lib/format/coins';
import { CountedAmount } from '../../console/counted-amount';
import { isCelebrated, winSize } from '../../rounds/win-size';
import type { ShownSpin } from '../rounds/shown-spin';
import type { WinStep } from './win-steps';

const titles = { win: 'You won', big: 'Big win', grand: 'Harbour win' };

/** The amount of a win above the reels, counted up step by step. A payout that only returns stake gets no banner. */
export function WinBanner({
  shown,
  step,
  still,
}: {
  shown: ShownSpin;
  step: WinStep | null;
  still: boolean;
}) {
  const size = winSize(shown);
  if (!step || !isCelebrated(size)) return null;
  const isTotal = step.kind === 'total';
  return (
    <div className="slots-win" data-size={size} data-total={isTotal} aria-hidden="true">
      {isTotal && <p className="slots-win-title">{titles[size as keyof typeof titles]}</p>}
      <p className="slots-win-amount">
        <CountedAmount
          coin={shown.coin}
          from={step.countFrom}
          to={step.countTo}
          durationMs={still || isTotal ? 0 : step.durationMs / 2}
        />{' '}
        <span className="slots-win-coin">{coinNames[shown.coin].short}</span>
      </p>
    </div>
  );
}
