import { describe, expect, it } from 'vitest';
import { clusterLabelCell } from './cluster-label-place';

/** Positions of a row, reel by reel. */
function rowOf(...reels: number[]) {
  return reels.map((reel) => ({ reel, row: 0 }));
}

describe('clusterLabelCell', () => {
  const window = [['red'], ['red'], ['wild'], ['gold'], ['gold']];

  it('is the cell nearest to the middle', () => {
    expect(clusterLabelCell({ symbol: 'wild', positions: rowOf(1, 2, 3) }, window)).toEqual({
      reel: 2,
      row: 0,
    });
  });

  it('has the symbol of the cluster, so that two clusters that share a wild have different cells', () => {
    const red = clusterLabelCell({ symbol: 'red', positions: rowOf(0, 1, 2) }, window);
    const gold = clusterLabelCell({ symbol: 'gold', positions: rowOf(2, 3, 4) }, window);

    expect([red.reel, gold.reel]).toEqual([1, 3]);
  });

  it('is a wild where the cluster has nothing else', () => {
    expect(clusterLabelCell({ symbol: 'gold', positions: rowOf(2) }, window)).toEqual({ reel: 2, row: 0 });
  });
});
