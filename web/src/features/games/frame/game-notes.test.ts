import { describe, expect, it } from 'vitest';
import { gameNotes } from './game-notes';

describe('gameNotes', () => {
  it('names the board and the bucket of a plinko round', () => {
    expect(gameNotes({ shown: { path: [1, 0, 1, 1, 0, 0, 0, 1] } }, '8 high')).toEqual([
      'Board: 8 rows, high risk.',
      'Bucket 5 of 9 from the left.',
    ]);
  });

  it('lists picks, drawn numbers and hits of a keno round', () => {
    const shown = { drawn: [40, 3, 13, 7, 9, 21, 22, 31, 35, 1], hits: [13, 1] };

    expect(gameNotes({ shown }, 'low 1,2,13')).toEqual([
      'Picks: 1, 2, 13 with low risk.',
      'Drawn: 40, 3, 13, 7, 9, 21, 22, 31, 35, 1.',
      'Hits: 13, 1.',
    ]);
    expect(gameNotes({ shown: { ...shown, hits: [] } }, 'low 2')).toContain('No hits.');
  });

  it('returns null for a game without words of its own', () => {
    expect(gameNotes({ shown: { roll: [4_217] } }, 'under 50')).toBeNull();
    expect(gameNotes({ shown: {} }, null)).toBeNull();
  });
});
