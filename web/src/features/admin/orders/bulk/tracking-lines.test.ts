import { describe, expect, it } from 'vitest';
import { emptyLines, readTrackingLines } from './tracking-lines';

const ids = new Set(['o-1', 'o-2', 'o-3']);

describe('readTrackingLines', () => {
  it('reads commas, semicolons and tabs, and leaves out orders without a number', () => {
    const { found, faults } = readTrackingLines('o-1, 9400 1000\r\no-2;1Z999\no-3,\n\n', ids);

    expect([...found]).toEqual([
      ['o-1', '9400 1000'],
      ['o-2', '1Z999'],
    ]);
    expect(faults).toEqual([]);
    expect([...readTrackingLines('o-1\t9400', ids).found]).toEqual([['o-1', '9400']]);
  });

  it('names the lines that cannot be read', () => {
    const { found, faults } = readTrackingLines('o-9, 9400\no-1, 9400\no-1, 9401\no-2, #!', ids);

    expect([...found.keys()]).toEqual(['o-1']);
    expect(faults).toEqual([
      { line: 1, message: 'o-9 is not a selected order that can be shipped.' },
      { line: 3, message: 'o-1 has a tracking number already.' },
      { line: 4, message: 'Enter a tracking number of 4 to 40 letters and digits.' },
    ]);
  });

  it('reads nothing from lines that were not filled in', () => {
    expect(readTrackingLines(emptyLines([{ id: 'o-1' }, { id: 'o-2' }]), ids)).toEqual({
      found: new Map(),
      faults: [],
    });
  });
});
