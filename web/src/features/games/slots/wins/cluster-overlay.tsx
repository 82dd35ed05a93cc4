import type { CSSProperties } from 'react';
import type { SlotMachine } from '#domain/games/slots/machine';
import { formatAmount } from '#web/lib/format/coins';
import type { ShownSpin } from '../rounds/shown-spin';
import { clusterLabelCell } from './cluster-label-place';
import { clusterOutline } from './cluster-outline';
import { lineColor } from './line-path';
import type { WinStep } from './win-steps';
import type { Cell } from './winning-cells';

const inset = 0.04;

/**
 * Outlines around the clusters of a win over the reels, each with its payout: one by one while they are counted, all of them at the total.
 *
 * @param step  the step on show; null draws nothing
 */
export function ClusterOverlay({
  machine: { reels, rows },
  shown: { spin, coin },
  step,
}: {
  machine: SlotMachine;
  shown: ShownSpin;
  step: WinStep | null;
}) {
  const clusters = (spin.clusterWins ?? [])
    .map((win, index) => ({
      ...win,
      color: lineColor(index),
      path: clusterOutline(win.positions, inset),
      cell: clusterLabelCell(win, spin.window),
      paid: formatAmount(coin, win.payout),
    }))
    .filter(({ positions }) => step?.kind === 'total' || step?.cells === positions);
  if (!step || clusters.length === 0) return null;
  return (
    <div className="pointer-events-none absolute inset-0" aria-hidden="true">
      <svg
        className="slots-lines overflow-visible block-full inline-full"
        viewBox={`0 0 ${reels.length} ${rows}`}
        data-step={step.kind}
      >
        {clusters.map(({ path, color }) => (
          <g key={path} style={{ color }}>
            <path className="slots-cluster" d={path} />
            <path className="slots-line-shade" d={path} pathLength={1} />
            <path className="slots-line" d={path} pathLength={1} />
          </g>
        ))}
      </svg>
      {clusters.map(({ path, cell, paid }) => (
        <span key={path} className="slots-cluster-pay tabular" style={placeOf(cell, paid)}>
          {paid}
        </span>
      ))}
    </div>
  );
}

/** The middle of a cell; with the length of the label, the style sheet keeps it inside the glass. */
function placeOf({ reel, row }: Cell, { length }: string): CSSProperties {
  return { '--at-reel': reel + 0.5, '--at-row': row + 0.5, '--length': length } as CSSProperties;
}
