import type { CSSProperties, ReactNode } from 'react';
import { preload } from 'react-dom';
import type { SlotMachine } from '#domain/games/slots/machine';
import type { ExpandedReel } from './expansion/expanded-reels';
import { ExpandedWilds } from './expansion/expanded-wilds';
import { Reels } from './reels';
import type { ReelsAt } from './reels-at';
import { HeldSymbols } from './respins/held-symbols';
import type { RespinsOnTable } from './respins/respins-on-table';
import type { ShownSpin } from './rounds/shown-spin';
import type { SymbolAtlas } from './symbol-atlas';
import type { ClusterOverlay } from './wins/cluster-overlay';
import { LineOverlay } from './wins/line-overlay';
import type { WinStep } from './wins/win-steps';
import type { Cell } from './wins/winning-cells';

/** Pictures behind the reels and of the frame in front, both drawn for the same window. */
export interface TableArt {
  readonly panel: string;
  readonly frame: string;
  /** A wild as high as its reel, where wilds expand. */
  readonly wildReel?: string;
}

/**
 * The reels in their frame, with the win overlay.
 *
 * @param machine  the machine of the round on show
 * @param expanded  reels that wilds fill
 * @param respins  symbols that respins hold, as multiples of the stake; null for none
 * @param tumbling  cells of the window of a cascade that wins, empty while its symbols fall; null while nothing tumbles
 * @param Clusters  draws the clusters of a win, on a machine that pays by them
 * @param shown    the spin on which the reels rest, null before the first and while they turn
 * @param over     covers the reels, such as the free-spin summary
 */
export function Table({
  art,
  machine,
  expanded,
  respins,
  stake,
  tumbling,
  Clusters,
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
  isMoving: boolean;
  still: boolean;
  isHurried: boolean;
  expanded: readonly ExpandedReel[];
  respins: RespinsOnTable | null;
  stake: number;
  tumbling: readonly Cell[] | null;
  Clusters: typeof ClusterOverlay | undefined;
  shown: ShownSpin | null;
  step: WinStep | null;
  onReelLanded: (reel: number) => void;
  onReelsStopped: () => void;
  onPlain: () => void;
  over?: ReactNode;
  children?: ReactNode;
}) {
  const lit = litCells(tumbling ?? step?.cells ?? []);
  if (art.wildReel) preload(art.wildReel, { as: 'image', fetchPriority: 'low' });
  return (
    <div className="slots-stage">
      <div
        className="slots-table"
        style={{ '--reels': machine.reels.length, '--rows': machine.rows } as CSSProperties}
      >
        <div className="slots-glass">
          <img className="slots-panel" src={art.panel} alt="" />
          <Reels {...reels} machine={machine} lit={lit} />
          {art.wildReel && <ExpandedWilds reels={expanded} picture={art.wildReel} lit={lit} />}
          {respins && showsHeld(step) && (
            <HeldSymbols
              {...{ machine, stake, lit }}
              atlas={reels.atlas}
              symbol={respins.rules.symbol}
              stage={respins.stage}
              isRunning={respins.isRunning}
            />
          )}
          {shown && <LineOverlay machine={machine} shown={shown} step={step} />}
          {shown && Clusters && <Clusters machine={machine} shown={shown} step={step} />}
          {over}
        </div>
        <img className="pointer-events-none absolute inset-0 block-full inline-full" src={art.frame} alt="" />
        {children}
      </div>
    </div>
  );
}

/** What the reels light while other cells are dimmed; null when nothing is lit. */
function litCells(cells: readonly Cell[]): readonly Cell[] | null {
  return cells.length > 0 ? cells : null;
}

/** Respins may cover symbols of a line or way that pays, so their symbols give way while its step is on show. */
function showsHeld(step: WinStep | null): boolean {
  return step === null || step.kind === 'respins' || step.kind === 'total';
}
