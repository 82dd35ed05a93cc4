import { describe, expect, it } from 'vitest';
import { foundFields } from './found-fields';

const match = { layout: { kind: 'match', cells: 6, alike: 3 } } as const;
const find = { layout: { kind: 'find', cells: 6, alike: 3, copies: 4 } } as const;
const cells = ['koi', 'lantern', 'koi', 'teacup', 'koi', 'lantern'];

describe('foundFields', () => {
  it('returns three matching fields once all three are open, and never two', () => {
    const card = { key: null, cells };

    expect(foundFields(match, card, [1, 5, 0, 2])).toEqual([]);
    expect(foundFields(match, card, [4, 1, 0, 2])).toEqual([4, 0, 2]);
  });

  it('returns the named treasure wherever it is open, and no other field', () => {
    expect(foundFields(find, { key: 'lantern', cells }, [0, 1, 2, 3])).toEqual([1]);
    expect(foundFields(find, { key: 'jade-disc', cells }, [0, 1, 2, 3, 4, 5])).toEqual([]);
  });
});
