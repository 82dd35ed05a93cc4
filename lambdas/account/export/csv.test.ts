import { expect, it } from 'vitest';
import { csvLine } from './csv';

it.each([
  [['a', 1, -2, true, null, undefined, ''], 'a,1,-2,true,,,\r\n'],
  [['red 100, straight-17 60'], '"red 100, straight-17 60"\r\n'],
  [['a "mug"', 'two\nlines'], '"a ""mug""","two\nlines"\r\n'],
  [['=HYPERLINK("x")', '+1', '-1', '@x'], '"\'=HYPERLINK(""x"")",\'+1,\'-1,\'@x\r\n'],
])('csvLine writes %j as %j', (cells, line) => {
  expect(csvLine(cells)).toBe(line);
});
