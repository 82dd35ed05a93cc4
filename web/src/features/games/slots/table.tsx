import type { ReactNode } from 'react';
import type { SlotMachine } from '#domain/games/slots/machine';
import type { Round } from '#web/lib/play-fab-ops-types';
import { Reels } from './reels';
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
 * @param shown  the round that the reels rest on, null before the first and while they turn
 */
export function Table({
  art,
  shown,
  step,
  children,
  ...reels
}: {
  art: TableArt;
  machine: SlotMachine;
  atlas: SymbolAtlas;
  stops: readonly number[];
  turning: boolean;
  still: boolean;
  shown: Round | null;
  step: WinStep | null;
  onReelLanded: (reel: number) => void;
  onRest: () => void;
  onPlain: () => void;
  children?: ReactNode;
}) {
  return (
    <div className="slots-stage">
      <div className="slots-table">
        <div className="slots-glass">
          <img className="slots-panel" src={art.panel} alt="" />
          <Reels {...reels} lit={step?.cells ?? null} />
          {shown && <LineOverlay machine={reels.machine} round={shown} step={step} />}
        </div>
        <img className="slots-frame" src={art.frame} alt="" />
        {shown && <WinBanner round={shown} step={step} still={reels.still} />}
        {children}
      </div>
    </div>
  );
}
