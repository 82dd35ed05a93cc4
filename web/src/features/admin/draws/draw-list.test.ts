import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { describe, expect, it } from 'vitest';
import type { RunDraw } from './draw-card';
import { DrawList } from './draw-list';

const draw: RunDraw = {
  id: '2026-11-20-1',
  product: 'mega',
  productName: 'Harbor Mega Sweep',
  prize: 'A cruise',
  winners: 1,
  entries: 3,
  state: 'drawn',
  openedAt: '2026-11-01T12:00:00.000Z',
  closesAt: '2026-11-20T12:00:00.000Z',
  seedHash: 'a'.repeat(64),
  listHash: null,
  serverSeed: null,
  drawnAt: null,
  canceled: null,
  winning: [],
  settled: true,
};

function setup(next: string | null, items: RunDraw[] = [draw]): string {
  const list = createElement(DrawList, { loaded: { items, next } });
  return renderToStaticMarkup(createElement(MemoryRouter, null, list));
}

describe('DrawList', () => {
  it('offers the next page while the API has more draws than the first page', () => {
    expect(setup('2026-11-20-1')).toMatch(/A cruise.*<button[^>]*>Show more/s);
  });

  it('ends with the last draw', () => {
    expect(setup(null)).not.toContain('Show more');
  });

  it('has rows for the keys of the list, and opens the change of a draw as long as it can be changed', () => {
    const changeable: RunDraw = { ...draw, id: 'open', state: 'open', entries: 0 };
    const html = setup(null, [changeable, draw]);

    expect([...html.matchAll(/data-list-row="([^"]*)" tabindex="-1"/g)].map(([, row]) => row)).toEqual([
      'open',
      draw.id,
    ]);
    expect(html.match(/data-row-open/g)).toHaveLength(2);
    expect(html).toMatch(/<button[^>]*data-row-open=""[^>]*>Change this draw/);
    expect(html).toMatch(/<a[^>]*data-row-open=""[^>]*href="[^"]*2026-11-20-1"/);
  });

  it('says that there are none', () => {
    expect(setup(null, [])).toContain('No draws yet.');
  });
});
