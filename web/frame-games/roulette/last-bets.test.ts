import { describe, expect, it } from 'vitest';
import { roulette } from '#domain/games/roulette/roulette-game';
import { readLastBets } from './last-bets';
import { readRules } from './rules';

const rules = readRules(roulette.rules);

describe('readLastBets', () => {
  it('has the bets of the last round by field', () => {
    expect(readLastBets('red 200, straight-17 100', rules)).toEqual({ red: 200, 'straight-17': 100 });
  });

  it('has no bets before the first round', () => {
    expect(readLastBets(null, rules)).toEqual({});
  });

  it('has no bets where one was on a field that the table no longer has', () => {
    expect(readLastBets('old-field 100, red 200', rules)).toEqual({});
  });
});
