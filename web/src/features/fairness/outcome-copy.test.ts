import { describe, expect, it } from 'vitest';
import { outcomeLabel } from './outcome-copy';

describe('outcomeLabel', () => {
  it('names every field of an outcome', () => {
    expect(outcomeLabel('{"family":"wheel","multiple":2,"payout":200,"segment":5}')).toBe(
      'multiple 2; payout 200; segment 5',
    );
  });

  it('descends into lists and objects, and shows "none" for empty ones', () => {
    const outcome = '{"bets":[{"on":"red","stake":200}],"family":"roulette","hand":null,"won":[]}';

    expect(outcomeLabel(outcome)).toBe('bets (on red; stake 200); hand none; won none');
  });

  it('returns "nothing" without an outcome', () => {
    expect(outcomeLabel('')).toBe('nothing');
  });
});
