import { describe, expect, it } from 'vitest';
import { codeLines, countCodes } from './code-lines';

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
