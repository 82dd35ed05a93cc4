import { expect, it } from 'vitest';
import { exampleRound, type ExampleState, exampleState } from '../rounds/example-round';
import { landedLabel, messageText, statusLabel } from './unity-copy';

const round = exampleRound({
  gameId: 'harbour-wheel',
  coin: 'gold',
  stake: 100,
  payout: 500,
  outcome: { family: 'wheel', segment: 12, multiple: 5, payout: 500 },
});
const at = (phase: 'idle' | 'requesting' | 'showing', more: ExampleState = {}) =>
  exampleState({ phase, round, ...more });

it('announces the landed multiple and the payout only in the phase "idle"', () => {
  expect(statusLabel(at('idle'))).toBe('The wheel stopped on 5×. You won 500 GC.');
  expect(statusLabel(at('showing'))).toBe('');
  expect(statusLabel(at('idle', { round: null }))).toBe('');
});

it('prefixes a resumed round with "While you were away"', () => {
  const left = at('idle', { origin: 'resumed' });

  expect(statusLabel(left)).toMatch(/^While you were away: The wheel stopped/);
  expect(messageText(left, null)).toBe('While you were away: You won 500 GC.');
});

it('prefixes a replayed round with "Replay"', () => {
  const again = at('idle', { origin: 'replayed' });

  expect(messageText(again, null)).toBe('Replay: You won 500 GC.');
  expect(statusLabel(again)).toBe('Replay: The wheel stopped on 5×. You won 500 GC.');
});

it('reveals the result only in the phase "idle"', () => {
  expect(messageText(at('showing'), null)).toBe('Spinning…');
  expect(messageText(at('showing', { origin: 'replayed' }), null)).toMatch(/^Replaying an earlier round/);
  expect(messageText(at('idle'), null)).toBe('You won 500 GC.');
});

it('shows the blocker of the next round, except a short pacing delay', () => {
  const funds = {
    reason: 'funds',
    text: 'Not enough GC. You need 50 more.',
  } as const;
  const pace = { reason: 'pace', text: 'You can play again in a moment.' } as const;

  expect(messageText(at('idle', { round: null }), funds)).toBe(funds.text);
  expect(messageText(at('idle'), pace)).toBe('You won 500 GC.');
});

it('keeps the result beside the amount that is missing for the next round, but not beside other blockers', () => {
  const funds = { reason: 'funds', text: 'Not enough GC. You need 50 more.' } as const;
  const unanswered = { reason: 'unanswered', text: 'Your last round has no result yet.' } as const;

  expect(messageText(at('idle'), funds)).toBe('You won 500 GC. Not enough GC. You need 50 more.');
  expect(messageText(at('idle'), unanswered)).toBe(unanswered.text);
});

it.each([
  [0, 'The wheel stopped on open water.'],
  [1, 'The wheel stopped on 1×.'],
  [10, 'The wheel stopped on 10×.'],
])('formats the multiple %i', (multiple, label) => {
  expect(landedLabel({ multiple })).toBe(label);
});
