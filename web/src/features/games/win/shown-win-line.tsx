import { WinLine } from './win-line';
import { isCeremony, type WinShow } from './win-show';
import { stageMs } from './win-stage';
import { winTitles } from './win-titles';

/** The line of a win, which counts up for one of medium size; a ceremony comes before its line. */
export function ShownWinLine({ show }: { show: WinShow | null }) {
  if (!show || isCeremony(show)) return null;
  const { win, tier, stage } = show;
  const isCounting = stage === 'counting';
  const count = {
    from: isCounting ? 0 : win.payout,
    to: win.payout,
    durationMs: isCounting ? stageMs(tier, stage, false) : 0,
  };
  return <WinLine key={win.id} coin={win.coin} title={winTitles[tier]} count={count} />;
}
