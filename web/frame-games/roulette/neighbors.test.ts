import { describe, expect, it } from 'vitest';
import { fields } from '#domain/games/roulette/fields';
import { wheelOrder } from './ball';
import { neighborFields, neighborsOf } from './neighbors';

const fieldOf = (id: string) => fields.find((field) => field.id === id)!;

describe('neighborsOf', () => {
  it.each([
    [17, [2, 25, 17, 34, 6]],
    [0, [3, 26, 0, 32, 15]],
    [26, [35, 3, 26, 0, 32]],
  ])('returns two numbers on each side of %i on the wheel', (pocket, numbers) => {
    expect(neighborsOf(pocket)).toEqual(numbers);
  });

  it('covers every number five times over all numbers', () => {
    const covered = wheelOrder.flatMap(neighborsOf);

    for (const number of wheelOrder) expect(covered.filter((each) => each === number)).toHaveLength(5);
  });
});

describe('neighborFields', () => {
  it('returns the straight bets on the five numbers around a pressed one', () => {
    expect(neighborFields(fieldOf('straight-0'), fields).map(({ id }) => id)).toEqual([
      'straight-3',
      'straight-26',
      'straight-0',
      'straight-32',
      'straight-15',
    ]);
  });

  it.each(['red', 'split-17-20', 'dozen-2'])('is %s alone, which is no single number', (id) => {
    expect(neighborFields(fieldOf(id), fields)).toEqual([fieldOf(id)]);
  });
});
