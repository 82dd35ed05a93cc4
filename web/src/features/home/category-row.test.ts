import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { describe, expect, it } from 'vitest';
import { CategoryRow } from './category-row';
import { game } from './game-fixture';

const games = [
  game('Harbour'),
  game('Plinko', { categories: ['originals'] }),
  game('Keno', { categories: ['originals', 'new'] }),
];
const categories = [
  { id: 'slots', name: 'Slots', blurb: '' },
  { id: 'originals', name: 'Originals', blurb: '' },
  { id: 'poker', name: 'Poker', blurb: '' },
];

const render = (id: string) =>
  renderToStaticMarkup(
    createElement(MemoryRouter, null, createElement(CategoryRow, { id, games, categories })),
  );

describe('CategoryRow', () => {
  it('links the games of its category alone, in their order, under its name', () => {
    const html = render('originals');

    expect(html).toContain('<section class="min-inline-0" aria-label="Originals">');
    expect(html).toContain('Originals</h2>');
    expect(Array.from(html.matchAll(/>(\w+)<\/a>/g), ([, name]) => name)).toEqual(['Plinko', 'Keno']);
  });

  it.each([
    ['without a game', 'poker'],
    ['that the catalog does not have', 'table'],
  ])('renders nothing for a category %s', (_case, id) => {
    expect(render(id)).toBe('');
  });
});
