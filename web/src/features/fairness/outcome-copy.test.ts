import { describe, expect, it } from 'vitest';
import { outcomeLabel } from './outcome-copy';

describe('outcomeWords', () => {
  it('names every figure of an outcome', () => {
    expect(outcomeLabel('{"family":"wheel","multiple":2,"payout":200,"segment":5}')).toBe(
      'multiple 2; payout 200; segment 5',
    );
  });

  it('goes into lists and what they hold, and says where nothing is', () => {
    const outcome = '{"bets":[{"on":"red","stake":200}],"family":"roulette","hand":null,"won":[]}';

    expect(outcomeLabel(outcome)).toBe('bets (on red; stake 200); hand none; won none');
  });

  it('says that no outcome came about', () => {
    expect(outcomeLabel('')).toBe('nothing');
  });
});
