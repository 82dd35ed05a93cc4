import { describe, expect, it } from 'vitest';
import { kenoNotes, plinkoNotes } from './game-notes';

describe('plinkoNotes', () => {
  it('names the board and the bucket', () => {
    expect(plinkoNotes({ path: [1, 0, 1, 1, 0, 0, 0, 1] }, '8 high')).toEqual([
      'Board: 8 rows, high risk.',
      'Bucket 5 of 9 from the left.',
    ]);
  });
});

describe('kenoNotes', () => {
  it('lists picks, drawn numbers and hits', () => {
    const shown = { drawn: [40, 3, 13, 7, 9, 21, 22, 31, 35, 1], hits: [13, 1] };

    expect(kenoNotes(shown, 'low 1,2,13')).toEqual([
      'Picks: 1, 2, 13 with low risk.',
      'Drawn: 40, 3, 13, 7, 9, 21, 22, 31, 35, 1.',
      'Hits: 13, 1.',
    ]);
    expect(kenoNotes({ ...shown, hits: [] }, 'low 2')).toContain('No hits.');
  });
});
