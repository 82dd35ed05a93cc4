import { expect, it } from 'vitest';
import type { Written } from '#web/lib/page/written';
import { placeInText } from './place-in-text';

const heading = (id: string, tag = 'h2'): Written => [tag, { id }, id];
const paragraph: Written = ['p', null, 'Words.'];

it.each<[string, Written[], number]>([
  ['before a text without that chapter', [paragraph, heading('help'), paragraph], 0],
  [
    'behind its chapter, with all that is below it',
    [
      paragraph,
      heading('the-tools'),
      paragraph,
      heading('how', 'h3'),
      paragraph,
      heading('limits'),
      paragraph,
    ],
    5,
  ],
  ['behind everything, where the chapter is the last', [heading('help'), heading('the-tools'), paragraph], 3],
])('returns the place %s', (_, body, place) => {
  expect(placeInText(body)).toBe(place);
});
