import { expect, it } from 'vitest';
import { inGroups, leftLabel, rangeLabel, seedLabels, ticketLink } from './random-prize-copy';

it.each([
  [0, '0 seconds'],
  [1, '1 second'],
  [725, '12 minutes 5 seconds'],
  [3_600, '1 hour'],
  [90_061, '1 day 1 hour'],
])('formats %i remaining seconds as %s', (seconds, label) => {
  expect(leftLabel(seconds)).toBe(label);
});

it('formats entries by their first and last number', () => {
  expect(rangeLabel({ first: 30_000_127, quantity: 1 })).toBe('03-0000127');
  expect(rangeLabel({ first: 30_000_127, quantity: 3 })).toBe('03-0000127 to 03-0000129');
});

it('sorts open draws by closing time, and keeps the order of all others', () => {
  const draw = (id: string, state: 'open' | 'closed' | 'drawn', closesAt: string) => ({
    id,
    state,
    closesAt,
  });
  const draws = [
    draw('newest', 'open', '2026-12-03'),
    draw('drawn', 'drawn', '2026-11-03'),
    draw('soon', 'open', '2026-12-01'),
    draw('waiting', 'closed', '2026-11-20'),
  ];

  const { open, past } = inGroups(draws);

  expect(open.map(({ id }) => id)).toEqual(['soon', 'newest']);
  expect(past.map(({ id }) => id)).toEqual(['drawn', 'waiting']);
});

it('links to the proof of a completed draw only', () => {
  expect(ticketLink({ state: 'drawn' })).toContain('verify');
  expect(ticketLink({ state: 'open' })).not.toContain('verify');
  expect(ticketLink({ state: 'canceled' })).not.toContain('verify');
});

it('announces the reveal of the seed until a draw closes, and never after it', () => {
  expect(seedLabels.open).toMatch(/^When the draw closes/);
  expect(seedLabels.drawn).toContain('the seed is revealed');
  for (const state of ['closed', 'drawn', 'canceled'] as const)
    expect(seedLabels[state]).not.toContain('When the draw closes');
});
