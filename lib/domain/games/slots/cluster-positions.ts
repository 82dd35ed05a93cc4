import { countBits } from './bits';
import { payOfCluster } from './clusters';
import type { SlotMachine } from './machine';

/** Most positions of a window that fit into one number, without its sign. */
export const mostPositions = 31;

/**
 * Creates a function that returns the pay of all clusters of a symbol, in stake parts, in a window whose positions are bits of a number:
 * bit `reel × rows + row`. It grows each cluster by shifts until it no longer changes.
 *
 * @returns a function of the positions that show the symbol or the wild, and of those that show the symbol itself
 */
export function payOfPositions({ rows, ...machine }: SlotMachine, reels: number, symbol: string) {
  const positions = reels * rows;
  const pays = Array.from({ length: positions + 1 }, (_, count) => payOfCluster(machine, symbol, count));
  const smallest = pays.findIndex((pay) => pay > 0);
  const all = 2 ** positions - 1;
  let topRow = 0;
  for (let reel = 0; reel < reels; reel += 1) topRow |= 1 << (reel * rows);
  const belowTop = all & ~topRow;
  const aboveBottom = all & ~(topRow << (rows - 1));
  return (fitting: number, own: number): number => {
    let paid = 0;
    for (let left = fitting; smallest >= 0 && countBits(left) >= smallest;) {
      let [cluster, before] = [left & -left, 0];
      while (cluster !== before) {
        before = cluster;
        const down = (cluster & aboveBottom) << 1;
        const up = (cluster & belowTop) >>> 1;
        cluster |= (down | up | (cluster << rows) | (cluster >>> rows)) & left;
      }
      if ((cluster & own) !== 0) paid += pays[countBits(cluster)] ?? 0;
      left &= ~cluster;
    }
    return paid;
  };
}
