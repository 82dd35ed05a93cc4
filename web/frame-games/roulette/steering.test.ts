import { describe, expect, it } from 'vitest';
import { fields } from '#domain/games/roulette/fields';
import { placeOf } from './geometry';
import { headingOf, nextField } from './steering';

const places = fields.map(placeOf);
const indexOf = (id: string) => fields.findIndex((field) => field.id === id);

/** The fields that a sequence of arrow keys reaches. */
function walk(from: string, keys: string): string {
  const arrows: Readonly<Record<string, string>> = {
    '>': 'ArrowRight',
    '<': 'ArrowLeft',
    '^': 'ArrowUp',
    v: 'ArrowDown',
  };
  let at = indexOf(from);
  for (const key of keys) {
    const heading = headingOf(arrows[key] as string)!;
    at = nextField(places, at, heading) ?? at;
  }
  return fields[at]!.id;
}

describe('arrow keys', () => {
  it('stop at the line between two numbers', () => {
    expect(walk('straight-17', '>')).toBe('split-17-20');
    expect(walk('straight-17', '>>')).toBe('straight-20');
    expect(walk('straight-17', '^^')).toBe('straight-18');
    expect(walk('straight-17', '<<')).toBe('straight-14');
  });

  it('lead from the numbers over their edge to dozens and even chances', () => {
    expect(walk('straight-16', 'v')).toBe('street-16');
    expect(walk('straight-16', 'vv')).toBe('dozen-2');
    expect(['red', 'black']).toContain(walk('straight-16', 'vvv'));
  });

  it('lead to the zero and to the columns', () => {
    expect(walk('straight-2', '<<')).toBe('straight-0');
    expect(walk('straight-35', '>')).toBe('column-2');
  });

  it('stop at the edges', () => {
    expect(walk('straight-0', '<')).toBe('straight-0');
    expect(walk('red', 'v')).toBe('red');
  });

  it('reach every field from the zero', () => {
    const reached = new Set([indexOf('straight-0')]);
    for (const at of reached) {
      for (const key of ['ArrowRight', 'ArrowLeft', 'ArrowUp', 'ArrowDown']) {
        const next = nextField(places, at, headingOf(key)!);
        if (next !== undefined) reached.add(next);
      }
    }

    expect(fields.filter((_, index) => !reached.has(index)).map(({ id }) => id)).toEqual([]);
  });

  it('are four; other keys return undefined', () => {
    expect(headingOf('Enter')).toBeUndefined();
    expect(headingOf('constructor')).toBeUndefined();
  });
});
