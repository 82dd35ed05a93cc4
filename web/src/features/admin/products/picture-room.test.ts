import { expect, it } from 'vitest';
import { withinRoom } from './picture-room';

it.each([
  ['all', 2, ['a', 'b'], null],
  ['all but one', 1, ['a'], '1 picture was not added. A product can have up to 8.'],
  ['none', 0, [], '2 pictures were not added. A product can have up to 8.'],
])('takes %s of two pictures with room for %i, and reports the rest', (_, room, taken, note) => {
  expect(withinRoom(['a', 'b'], room)).toEqual({ taken, note });
});
