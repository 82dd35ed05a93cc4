import { describe, expect, it } from 'vitest';
import { choiceText, readChoice } from './choice';

describe('readChoice', () => {
  it.each([
    ['low 40', { risk: 'low', picks: [40] }],
    ['medium 1,2', { risk: 'medium', picks: [1, 2] }],
    ['high 1,2,3,4,5,6,7,8,9,40', { risk: 'high', picks: [1, 2, 3, 4, 5, 6, 7, 8, 9, 40] }],
  ])('reads %j', (choice, read) => {
    expect(readChoice(choice)).toEqual(read);
  });

  it.each([
    [null],
    [''],
    ['high'],
    ['high '],
    ['1,2,3'],
    ['classic 1,2'],
    ['high 0'],
    ['high 41'],
    ['high 1,41'],
    ['high 2,1'],
    ['high 7,7'],
    ['high 1, 7'],
    ['high 01'],
    ['high 1,'],
    ['high 1,2,3,4,5,6,7,8,9,10,11'],
  ])('returns null for %j', (choice) => {
    expect(readChoice(choice)).toBeNull();
  });
});

describe('choiceText', () => {
  it('lists the numbers in ascending order, as readChoice accepts them', () => {
    const choice = choiceText({ risk: 'high', picks: [13, 1, 7] });

    expect(choice).toBe('high 1,7,13');
    expect(readChoice(choice)).toEqual({ risk: 'high', picks: [1, 7, 13] });
  });
});
