import { describe, expect, it } from 'vitest';
import { closedFaces, facesOf, stoneName } from './faces';

describe('facesOf', () => {
  it('shows only what an open round has found', () => {
    const faces = facesOf({ shown: { opened: [7, 3], mines: [] }, options: ['cash-out'] });

    expect(faces.flatMap((face, tile) => (face === 'closed' ? [] : [[tile, face]]))).toEqual([
      [3, 'jade'],
      [7, 'jade'],
    ]);
  });

  it('shows the other stones as well once the round is over', () => {
    const faces = facesOf({ shown: { opened: [7, 3], mines: [3, 4] }, options: [] });

    expect([faces[7], faces[3], faces[4], faces[0]]).toEqual(['jade', 'mine', 'mine-left', 'jade-left']);
    expect(faces).not.toContain('closed');
  });

  it('has a closed board before a round', () => {
    expect(new Set(closedFaces())).toEqual(new Set(['closed']));
    expect(closedFaces()).toHaveLength(25);
  });
});

describe('stoneName', () => {
  it.each([
    [0, 'closed', 'Stone, row 1, column 1: closed'],
    [7, 'jade', 'Stone, row 2, column 3: jade'],
    [24, 'mine-left', 'Stone, row 5, column 5: mine, not lifted'],
  ] as const)('names tile %i as %s', (tile, face, name) => {
    expect(stoneName(tile, face)).toBe(name);
  });
});
