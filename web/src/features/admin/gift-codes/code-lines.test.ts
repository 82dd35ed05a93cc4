import { describe, expect, it } from 'vitest';
import { codeLines, countCodes, linesAgainst, linesLabel } from './code-lines';

describe('codeLines', () => {
  it.each([
    ['one a line, whatever ends it', 'AB-1\r\nAB-2\nAB-3\r', ['AB-1', 'AB-2', 'AB-3']],
    ['the first column of a table', '\uFEFF"AB-1","10"\nAB-2;10\nAB-3\t10', ['AB-1', 'AB-2', 'AB-3']],
    ['quotes within quotes', '"A""B"', ['A"B']],
    ['lines without a code in their places', '\nAB-1\n\nAB-2\n\n', ['', 'AB-1', '', 'AB-2']],
    ['nothing of nothing', '\n \n', []],
  ])('reads %s', (_name, text, lines) => {
    expect(codeLines(text)).toEqual(lines);
  });

  it('counts only lines with a code', () => {
    expect(countCodes(['', 'AB-1', '', 'AB-2'])).toBe(2);
  });
});

describe('linesAgainst', () => {
  it('returns the numbers of the lines whose code does not match the pattern', () => {
    const lines = ['AB-1', '', 'bad', 'AB-2', 'AB-22'];

    expect(linesAgainst('AA-9', lines)).toEqual([3, 5]);
    expect(linesAgainst(null, lines)).toEqual([]);
  });
});

describe('linesLabel', () => {
  it.each([
    [[3], 'Line 3 does'],
    [[3, 7], 'Lines 3 and 7 do'],
    [[3, 7, 9], 'Lines 3, 7 and 9 do'],
    [[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12], 'Lines 1, 2, 3, 4, 5, 6, 7, 8, 9, 10 and 2 more do'],
  ])('of %j is %s', (numbers, label) => {
    expect(linesLabel(numbers)).toBe(label);
  });
});
