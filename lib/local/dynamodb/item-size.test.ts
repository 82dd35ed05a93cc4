import { expect, it } from 'vitest';
import { itemBytes } from './item-size';

// The rules of https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/CapacityUnitCalculations.html
it.each([
  ['a text by its bytes, name included', { ab: { S: 'harbour' } }, 2 + 7],
  ['a text beyond ASCII', { 港: { S: 'é' } }, 3 + 2],
  ['a number by pairs of digits', { n: { N: '12345' } }, 1 + 3 + 1],
  ['a number without its zeros', { n: { N: '120000' } }, 1 + 1 + 1],
  ['a negative fraction', { n: { N: '-0.25' } }, 1 + 1 + 2],
  ['zero', { n: { N: '0' } }, 1 + 1],
  ['bytes before base64', { b: { B: 'AAECAw==' } }, 1 + 4],
  ['true, false and null as one', { t: { BOOL: false }, u: { NULL: true } }, 4],
  ['sets by their members', { s: { SS: ['ab', 'c'] }, n: { NS: ['1', '22'] } }, 1 + 3 + 1 + 4],
  [
    'a list with 3 and one for each element',
    { l: { L: [{ S: 'ab' }, { L: [] }] } },
    1 + 3 + (1 + 2) + (1 + 3),
  ],
  ['a map with 3 and one for each element', { m: { M: { ab: { S: 'c' } } } }, 1 + 3 + 1 + 2 + 1],
])('counts %s', (_what, item, bytes) => {
  expect(itemBytes(item)).toBe(bytes);
});

it('throws for an invalid attribute value, which validation excludes', () => {
  expect(() => itemBytes({ a: { X: 1 } })).toThrow('Not an attribute value');
});
