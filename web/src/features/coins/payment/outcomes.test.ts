import { describe, expect, it } from 'vitest';
import { groupOutcomes } from './outcomes';

describe('groupOutcomes', () => {
  it('separates the choices of a buyer from test cases, payment first', () => {
    expect(groupOutcomes(['abandon', 'pay-twice', 'pay', 'pay-later'])).toEqual({
      main: ['pay', 'abandon'],
      testCases: ['pay-later', 'pay-twice'],
    });
  });

  it('returns only test cases for a payment that was made', () => {
    expect(groupOutcomes(['dispute', 'refund'])).toEqual({ main: [], testCases: ['refund', 'dispute'] });
  });

  it('returns nothing where no outcome is possible', () => {
    expect(groupOutcomes([])).toEqual({ main: [], testCases: [] });
  });
});
