import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { describe, expect, it } from 'vitest';
import { MoreTools } from './more-tools';

/** Markup of the menu of a game for coins, or of a demo. */
function menuOf({ demoPath }: { demoPath: string | null }): string {
  const menu = createElement(MoreTools, { demoPath, isProvable: demoPath !== null, onOpen: () => undefined });
  return renderToStaticMarkup(createElement(StaticRouter, { location: '/' }, menu));
}

describe('MoreTools', () => {
  it('leads from a game for coins to its demo, and opens the proof of its rounds', () => {
    const menu = menuOf({ demoPath: '/games/neon-tiger' });

    expect(menu).toContain('href="/games/neon-tiger"');
    expect(menu).toContain('Try the demo');
    expect(menu).toContain('Fairness');
  });

  it('is absent in a demo, whose own bar leads to the game for coins', () => {
    expect(menuOf({ demoPath: null })).toBe('');
  });
});
