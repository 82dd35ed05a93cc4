import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { LoadedPart } from './loaded-part';
import { loadRemembered } from './remembered-part';

function setup() {
  const part = { requests: 0 };
  const load = () => {
    part.requests += 1;
    return Promise.resolve('loaded');
  };
  const html = () =>
    renderToStaticMarkup(createElement(LoadedPart<string>, { load, fallback: 'skeleton', children: String }));
  return { part, load, html };
}

describe('LoadedPart', () => {
  beforeEach(() => vi.stubGlobal('location', new URL('https://jade.test/games/PlayHKSlots')));

  it('shows its fallback and says that it loads until it has, and requests nothing before it is shown', () => {
    const { part, html } = setup();

    expect(html()).toContain('<p class="sr-only" role="status">Loading…</p>skeleton');
    expect(part.requests).toBe(0);
  });

  it('shows a part that was loaded before at once', async () => {
    const { load, html } = setup();

    await loadRemembered(load);

    expect(html()).toContain('<p class="sr-only" role="status"></p>loaded');
  });
});
