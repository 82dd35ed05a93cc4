import { describe, expect, it } from 'vitest';
import { nameLines } from './name-lines';

describe('nameLines', () => {
  it.each<[string, string[]]>([
    ['Coffee House Card', ['Coffee House Card']],
    ['Mega Sweeps: Weekend Away', ['Mega Sweeps:', 'Weekend Away']],
    ['A very long name of a prize', ['A very long', 'name of a prize']],
    ['Supercalifragilistic-Tasse', ['Supercalifragilistic-Tasse']],
  ])('returns the lines of %j', (name, lines) => {
    expect(nameLines(name)).toEqual(lines);
  });
});
