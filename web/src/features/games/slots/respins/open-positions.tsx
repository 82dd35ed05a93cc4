import type { CSSProperties } from 'react';
import type { SlotMachine } from '#domain/games/slots/machine';
import type { Cell } from '../wins/winning-cells';

/** The positions that still spin: each shows what passes in it. */
export function OpenPositions({
  machine: { reels, rows },
  held,
}: {
  machine: Pick<SlotMachine, 'reels' | 'rows'>;
  held: readonly Cell[];
}) {
  const cells = reels.flatMap((_, reel) => Array.from({ length: rows }, (__, row) => ({ reel, row })));
  return cells
    .filter(({ reel, row }) => !held.some((cell) => cell.reel === reel && cell.row === row))
    .map(({ reel, row }) => (
      <span
        key={`${reel}.${row}`}
        className="slots-open"
        style={{ '--reel': reel, '--row': row } as CSSProperties}
      />
    ));
}
