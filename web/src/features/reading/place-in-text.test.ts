import { expect, it } from 'vitest';
import type { Written } from '#web/lib/written';
import { placeInText } from './place-in-text';

const heading = (id: string, tag = 'h2'): Written => [tag, { id }, id];
const words: Written = ['p', null, 'Words.'];

it.each<[string, Written[], number]>([
  ['before a text without that chapter', [words, heading('help'), words], 0],
  [
    'behind its chapter, with all that is below it',
    [words, heading('the-tools'), words, heading('how', 'h3'), words, heading('limits'), words],
    5,
  ],
  ['behind everything, where the chapter is the last', [heading('help'), heading('the-tools'), words], 3],
])('is %s', (_, body, place) => {
  expect(placeInText(body)).toBe(place);
});
