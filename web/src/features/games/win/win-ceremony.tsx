import { useRef } from 'react';
import { coinNames } from '#web/lib/format/coins';
import { CountedAmount } from '../console/counted-amount';
import { useBorrowedFocus } from './use-borrowed-focus';
import { isCeremony, type WinShow } from './win-show';
import { stageMs } from './win-stage';
import { winTitles } from './win-titles';

/**
 * The ceremony of a large win over the stage of its game: the table steps back, and the amount counts up above it. The click of its
 * button bubbles to the stage, which skips it. The status line of the game announces the amount.
 */
export function WinCeremony({ show }: { show: WinShow | null }) {
  return show && isCeremony(show) ? <Ceremony key={show.win.id} show={show} /> : null;
}

function Ceremony({ show: { win, tier, stage } }: { show: WinShow }) {
  const skip = useRef<HTMLButtonElement>(null);
  useBorrowedFocus(skip);
  const isCounting = stage === 'counting';
  return (
    <>
      <div className="win-rays" data-tier={tier} aria-hidden="true" />
      <div className="win-ceremony" data-tier={tier}>
        <div className="win-words" aria-hidden="true">
          <p className="win-title">{winTitles[tier]}</p>
          <p className="win-amount">
            <CountedAmount
              coin={win.coin}
              from={isCounting ? (win.counted ?? 0) : win.payout}
              to={win.payout}
              durationMs={isCounting ? stageMs(tier, stage, false) : 0}
            />{' '}
            <span className="win-coin">{coinNames[win.coin].short}</span>
          </p>
        </div>
        <button
          ref={skip}
          type="button"
          className="win-skip absolute inset-0 grid place-content-start p-2 cursor-pointer"
        >
          <span className="win-skip-word">{isCounting ? 'Skip' : 'Continue'}</span>
        </button>
      </div>
    </>
  );
}
