import { describe, expect, it } from 'vitest';
import { type InternalNote, pageOfNotes } from './internal-note';

const note = (id: string, at: string): InternalNote => ({
  id,
  player: 'mei',
  about: { kind: 'player', id: 'mei' },
  at: new Date(at),
  author: 'admin',
  text: id,
});

describe('pageOfNotes', () => {
  const notes = [
    note('b', '2026-11-20T12:00:00Z'),
    note('old', '2026-11-19T12:00:00Z'),
    note('a', '2026-11-20T12:00:00Z'),
  ];

  it('returns all notes newest first, those of one instant by id, when the page has room', () => {
    const { notes: page, next } = pageOfNotes(notes, { limit: 3 });

    expect([page.map(({ id }) => id), next]).toEqual([['b', 'a', 'old'], null]);
  });

  it('returns each note once when the pages are read one after the other', () => {
    const first = pageOfNotes(notes, { limit: 1 });
    const second = pageOfNotes(notes, { limit: 1, before: first.next ?? undefined });
    const third = pageOfNotes(notes, { limit: 1, before: second.next ?? undefined });

    expect([first, second, third].flatMap((page) => page.notes.map(({ id }) => id))).toEqual([
      'b',
      'a',
      'old',
    ]);
    expect(third.next).toBeNull();
  });
});
