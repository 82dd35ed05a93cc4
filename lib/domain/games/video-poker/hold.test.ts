import { describe, expect, it } from 'vitest';
import { holdText, readHold } from './hold';

describe('readHold', () => {
  it('parses every choice that holdText formats', () => {
    for (let choice = 0; choice < 32; choice += 1) {
      const held = [...choice.toString(2).padStart(5, '0')].map((mark) => mark === '1');

      expect(readHold(holdText(held))).toEqual(held);
    }
    expect(holdText([false, true, true, false, true])).toBe('hold 01101');
  });

  it.each([
    '',
    'hold',
    'hold 0110',
    'hold 011010',
    'hold 01102',
    'Hold 01101',
    'hold  01101',
    ' hold 01101',
    'hold 01101\n',
    'stand',
  ])('refuses %j', (decision) => {
    expect(readHold(decision)).toBeNull();
  });
});
