import { expect, it } from 'vitest';
import { readCsv } from './read-csv';

const fileOf = (...parts: BlobPart[]) => new File(parts, 'products.csv');

it('reads UTF-8 text with or without a byte order mark', async () => {
  expect(await readCsv(fileOf('name,price\nTée,1'))).toEqual({ text: 'name,price\nTée,1' });
  expect(await readCsv(fileOf('\uFEFFname'))).toEqual({ text: 'name' });
});

it.each([
  ['an empty file', fileOf(), 'is empty'],
  ['a file of blanks', fileOf(' \n\r\n '), 'is empty'],
  ['more than 5 MB', fileOf(new Uint8Array(5 * 1024 * 1024 + 1)), 'larger than 5 MB'],
  ['UTF-16', fileOf(new Uint8Array([0xff, 0xfe, 0x6e, 0])), 'UTF-16'],
  ['a workbook', fileOf('PK\u0003\u0004...'), 'workbook'],
  ['Latin letters', fileOf(new Uint8Array([0x54, 0xe9, 0x65])), 'not in UTF-8'],
  ['a picture', fileOf(new Uint8Array([0x89, 0x50, 0, 0x47])), 'not a text file'],
])('returns a message for %s', async (_what, file, message) => {
  expect(await readCsv(file)).toEqual({ fault: expect.stringContaining(message) });
});
