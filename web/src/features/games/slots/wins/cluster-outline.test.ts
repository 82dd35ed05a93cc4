import { describe, expect, it } from 'vitest';
import { clusterOutline } from './cluster-outline';

/** Cells from rows of a drawing, `#` for each cell of the cluster. */
function cellsOf(...rows: string[]) {
  return rows.flatMap((line, row) =>
    [...line].flatMap((drawn, reel) => (drawn === '#' ? [{ reel, row }] : [])),
  );
}

describe('clusterOutline', () => {
  it('surrounds one cell clockwise, inside its sides', () => {
    expect(clusterOutline(cellsOf('#'), 0.1)).toBe('M0.1 0.1L0.9 0.1L0.9 0.9L0.1 0.9Z');
  });

  it('has no corner between cells in a row', () => {
    expect(clusterOutline(cellsOf('###'), 0)).toBe('M0 0L3 0L3 1L0 1Z');
  });

  it('follows a bend, inside at both kinds of corner', () => {
    expect(clusterOutline(cellsOf('##', '#.'), 0.1)).toBe(
      'M0.1 0.1L1.9 0.1L1.9 0.9L0.9 0.9L0.9 1.9L0.1 1.9Z',
    );
  });

  it('draws a second loop around a hole', () => {
    const loops = clusterOutline(cellsOf('###', '#.#', '###'), 0)
      .split('Z')
      .filter(Boolean);

    expect(loops).toHaveLength(2);
    expect(loops[0]).toBe('M0 0L3 0L3 3L0 3');
    expect(loops[1]).toBe('M2 1L1 1L1 2L2 2');
  });

  it('follows both cells at a corner that they share, in one loop', () => {
    const path = clusterOutline(cellsOf('##.', '#.#', '###'), 0.1);

    expect(path.match(/M/g)).toHaveLength(1);
    expect(path).toContain('L1.9 0.9');
  });
});
