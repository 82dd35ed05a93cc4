import { describe, expect, it } from 'vitest';
import { ageLabel, subjectName } from './ticket-copy';

const now = new Date('2026-11-21T12:00:00Z');

describe('ageLabel', () => {
  it.each([
    ['2026-11-21T12:00:30Z', '0 minutes'],
    ['2026-11-21T11:59:00Z', '1 minute'],
    ['2026-11-21T11:00:01Z', '59 minutes'],
    ['2026-11-21T11:00:00Z', '1 hour'],
    ['2026-11-19T12:00:01Z', '47 hours'],
    ['2026-11-19T12:00:00Z', '2 days'],
  ])('formats the time since %s as %s', (since, label) => {
    expect(ageLabel(since, now, 'en-US')).toBe(label);
  });
});

describe('subjectName', () => {
  it('uses the names that players know', () => {
    const named = (id: string) => `Game ${id}`;
    const round = { kind: 'round', id: 't', gameId: 'a-game-of-old', nonce: 12 } as const;

    expect(subjectName(round, named)).toBe('Game a-game-of-old, round 12');
    expect(subjectName({ kind: 'order', id: 'o-1', gameId: null, nonce: null }, named)).toBe('Order o-1');
    expect(subjectName({ kind: 'purchase', id: 'p-1', gameId: null, nonce: null }, named)).toBe(
      'Purchase p-1',
    );
  });
});
