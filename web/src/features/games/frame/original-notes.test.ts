import { describe, expect, it } from 'vitest';
import { originalNotes } from './original-notes';

describe('originalNotes', () => {
  it('names the board and the bucket of a plinko round', () => {
    expect(originalNotes({ shown: { path: [1, 0, 1, 1, 0, 0, 0, 1] } }, '8 high')).toEqual([
      'Board: 8 rows, high risk.',
      'Bucket 5 of 9 from the left.',
    ]);
  });

  it('lists picks, drawn numbers and hits of a keno round', () => {
    const shown = { drawn: [40, 3, 13, 7, 9, 21, 22, 31, 35, 1], hits: [13, 1] };

    expect(originalNotes({ shown }, 'low 1,2,13')).toEqual([
      'Picks: 1, 2, 13 with low risk.',
      'Drawn: 40, 3, 13, 7, 9, 21, 22, 31, 35, 1.',
      'Hits: 13, 1.',
    ]);
    expect(originalNotes({ shown: { ...shown, hits: [] } }, 'low 2')).toContain('No hits.');
  });

  it('states the choice of any other game', () => {
    expect(originalNotes({ shown: { roll: [4_217] } }, 'under 50')).toEqual(['Choice: under 50.']);
    expect(originalNotes({ shown: {} }, null)).toEqual([]);
  });
});
