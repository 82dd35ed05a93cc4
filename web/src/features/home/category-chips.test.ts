import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { describe, expect, it } from 'vitest';
import { CategoryChips } from './category-chips';

const categories = [{ id: 'slots', name: 'Slots', blurb: '' }];

/** The names of the chips that are marked. */
function markedChips(path: string, isFavorites: boolean): string[] {
  const chips = createElement(CategoryChips, { categories, isFavorites, onFavorites: () => undefined });
  const html = renderToStaticMarkup(createElement(MemoryRouter, { initialEntries: [path] }, chips));
  return [
    ...html.matchAll(/<(?:a|button)[^>]*aria-(?:current="page"|pressed="true")[^>]*>(.*?)<\/(?:a|button)>/g),
  ].map(([, content = '']) => content.replaceAll(/<.*?>/g, ''));
}

describe('CategoryChips', () => {
  it.each([
    ['/', false, 'All games'],
    ['/slots', false, 'Slots'],
    ['/', true, 'Favorites'],
    ['/slots', true, 'Favorites'],
  ])('marks one chip at %s with favorites %s: %s', (path, isFavorites, name) => {
    expect(markedChips(path, isFavorites)).toEqual([name]);
  });
});
