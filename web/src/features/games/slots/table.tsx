import type { CSSProperties, ReactNode } from 'react';
import type { SlotMachine } from '#domain/games/slots/machine';
import { Reels } from './reels';
import type { ReelsAt } from './reels-at';
import type { ShownSpin } from './rounds/shown-spin';
import type { SymbolAtlas } from './symbol-atlas';
import { LineOverlay } from './wins/line-overlay';
import { WinBanner } from './wins/win-banner';
import type { WinStep } from './wins/win-steps';

/** Pictures around the reels: what lies behind them and the frame before them, both drawn for the same window. */
export interface TableArt {
  readonly panel: string;
  readonly frame: string;
}

/**
 * The reels in their frame, with the win drawn over them.
 *
 * @param machine  the one that what is shown was played on
 * @param shown    the spin that the reels rest on, null before the first and while they turn
 * @param over     lies over the reels, such as what free spins came to
 */
export function Table({
  art,
  machine,
  shown,
  step,
  over,
  children,
  ...reels
}: {
  art: TableArt;
  machine: SlotMachine;
  atlas: SymbolAtlas;
  at: ReelsAt;
  turning: boolean;
  still: boolean;
  shown: ShownSpin | null;
  step: WinStep | null;
  onReelLanded: (reel: number) => void;
  onRest: () => void;
  onPlain: () => void;
  over?: ReactNode;
  children?: ReactNode;
}) {
  return (
    <div className="slots-stage">
      <div
        className="slots-table"
        style={{ '--reels': machine.reels.length, '--rows': machine.rows } as CSSProperties}
      >
        <div className="slots-glass">
          <img className="slots-panel" src={art.panel} alt="" />
          <Reels {...reels} rows={machine.rows} lit={step?.cells ?? null} />
          {shown && <LineOverlay machine={machine} shown={shown} step={step} />}
          {over}
        </div>
        <img className="slots-frame" src={art.frame} alt="" />
        {shown && <WinBanner shown={shown} step={step} still={reels.still} />}
        {children}
      </div>
    </div>
  );
}
