import { describe, expect, it } from 'vitest';
import { exampleRound, exampleState } from '../rounds/example-round';
import { tableMessage } from './table-message';

const result = 'You won 400 GC.';
const played = exampleState({ round: exampleRound({ stake: 100, payout: 400 }) });
const unplayed = exampleState({ round: null });
const funds = {
  reason: 'funds',
  text: 'Not enough GC. You need 50 more.',
  brief: 'You need 50 GC more.',
} as const;
const pace = { reason: 'pace', text: 'You can play again in a moment.' } as const;
const unanswered = { reason: 'unanswered', text: 'Your last round has no result yet.' } as const;

describe('tableMessage', () => {
  it('states that coins are missing before the first round', () => {
    expect(tableMessage(unplayed, funds, 'en')).toEqual({
      text: funds.text,
      spoken: funds.text,
      isRoutine: false,
    });
  });

  it('states briefly that coins are missing beside the result of a round', () => {
    const text = `${result} ${funds.brief}`;

    expect(tableMessage(played, funds, 'en')).toEqual({ text, spoken: text, isRoutine: false });
  });

  it.each([null, pace])(
    'leaves the result to small tables when the next round is blocked by %j',
    (blocker) => {
      expect(tableMessage(played, blocker, 'en')).toEqual({ text: result, spoken: result, isRoutine: true });
    },
  );

  it('states another blocker before the first round without announcing it', () => {
    expect(tableMessage(unplayed, unanswered, 'en')).toEqual({
      text: unanswered.text,
      spoken: '',
      isRoutine: false,
    });
  });
});
