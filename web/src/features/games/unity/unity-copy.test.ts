import { expect, it } from 'vitest';
import { exampleRound } from '../rounds/example-round';
import { landedLabel, messageText, statusLabel } from './unity-copy';

const played = exampleRound({
  gameId: 'harbour-wheel',
  coin: 'gold',
  stake: 100,
  payout: 500,
  outcome: { family: 'wheel', segment: 12, multiple: 5, payout: 500 },
});
const at = (phase: 'resting' | 'asking' | 'showing', more: object = {}) => ({
  phase,
  played,
  resumed: false,
  replayed: false,
  ...more,
});

it('announces the landed multiple and the payout only in the phase "resting"', () => {
  expect(statusLabel(at('resting'))).toBe('It rests on 5 times the stake. You won 500 GC.');
  expect(statusLabel(at('showing'))).toBe('');
  expect(statusLabel(at('resting', { played: null }))).toBe('');
});

it('prefixes a resumed round with "Your last round is shown"', () => {
  expect(statusLabel(at('resting', { resumed: true }))).toMatch(/^Your last round is shown\. It rests/);
});

it('prefixes a replayed round with "Shown again"', () => {
  const again = at('resting', { replayed: true });

  expect(messageText(again, null)).toBe('Shown again: You won 500 GC.');
  expect(statusLabel(again)).toBe('Shown again: It rests on 5 times the stake. You won 500 GC.');
});

it('reveals the result only in the phase "resting"', () => {
  expect(messageText(at('showing'), null)).toBe('It turns…');
  expect(messageText(at('showing', { replayed: true }), null)).toMatch(/^An earlier round/);
  expect(messageText(at('resting'), null)).toBe('You won 500 GC.');
});

it('shows the blocker of the next round, except a short pacing delay', () => {
  const funds = { reason: 'funds', text: 'You need 50 GC more for this stake.' } as const;
  const pace = { reason: 'pace', text: 'The next round is ready in a moment.' } as const;

  expect(messageText(at('resting'), funds)).toBe(funds.text);
  expect(messageText(at('resting'), pace)).toBe('You won 500 GC.');
});

it.each([
  [0, 'It rests on open water.'],
  [1, 'It rests on the stake itself.'],
  [10, 'It rests on 10 times the stake.'],
])('formats the multiple %i', (multiple, label) => {
  expect(landedLabel({ multiple })).toBe(label);
});
