import { describe, expect, it } from 'vitest';
import { type InternalNote, newestFirst } from './internal-note';

const note = (id: string, at: string): InternalNote => ({
  id,
  player: 'mei',
  about: { kind: 'player', id: 'mei' },
  at: new Date(at),
  author: 'admin',
  text: id,
});

describe('newestFirst', () => {
  it('sorts by time, and notes of one instant by id', () => {
    const notes = [
      note('b', '2026-11-20T12:00:00Z'),
      note('old', '2026-11-19T12:00:00Z'),
      note('a', '2026-11-20T12:00:00Z'),
    ];

    expect(newestFirst(notes).map(({ id }) => id)).toEqual(['a', 'b', 'old']);
  });
});
