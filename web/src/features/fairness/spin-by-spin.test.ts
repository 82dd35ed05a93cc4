import { describe, expect, it } from 'vitest';
import { spinBySpin } from './spin-by-spin';

const check = (recorded: string, computed: string) =>
  ({ id: 'stops', recorded, computed, holds: recorded === computed }) as const;

describe('spinBySpin', () => {
  it('returns no parts for a check of one spin', () => {
    expect(spinBySpin(check('1 2 3', '1 2 3'))).toEqual([]);
  });

  it('separates the staked spin and each free spin, with their results', () => {
    expect(spinBySpin(check('1 2 3 / 4 5 6 / 7 8 9', '1 2 3 / 4 5 6 / 7 8 0'))).toEqual([
      { name: 'Paid spin', recorded: '1 2 3', computed: '1 2 3', holds: true },
      { name: 'Free spin 1', recorded: '4 5 6', computed: '4 5 6', holds: true },
      { name: 'Free spin 2', recorded: '7 8 9', computed: '7 8 0', holds: false },
    ]);
  });

  it('shows "nothing" for a free spin that only one side has', () => {
    expect(spinBySpin(check('1 2 3 / 4 5 6', '1 2 3'))[1]).toEqual({
      name: 'Free spin 1',
      recorded: '4 5 6',
      computed: 'nothing',
      holds: false,
    });
  });
});
