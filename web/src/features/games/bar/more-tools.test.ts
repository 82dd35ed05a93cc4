import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { describe, expect, it } from 'vitest';
import { CurrentGameView } from './game-view';
import { idleView } from './game-view-fixture';
import { MoreTools } from './more-tools';

/** Markup of the menu of a game for coins, or of a demo. */
function menuOf({ demoPath, isInLayout = true }: { demoPath: string | null; isInLayout?: boolean }): string {
  const menu = createElement(MoreTools, { demoPath, isProvable: demoPath !== null, onOpen: () => undefined });
  const inLayout = createElement(CurrentGameView, { value: isInLayout ? idleView : null }, menu);
  return renderToStaticMarkup(createElement(StaticRouter, { location: '/' }, inLayout));
}

describe('MoreTools', () => {
  it('leads from a game for coins to its demo, and opens the proof of its rounds', () => {
    const menu = menuOf({ demoPath: '/games/neon-tiger' });

    expect(menu).toContain('href="/games/neon-tiger"');
    expect(menu).toContain('Try the demo');
    expect(menu).toContain('Fairness');
  });

  it('has the search of the site where the layout has one', () => {
    expect(menuOf({ demoPath: '/games/neon-tiger' })).toContain('Search games and prizes');
    expect(menuOf({ demoPath: '/games/neon-tiger', isInLayout: false })).not.toContain('Search');
  });

  it('is absent in a demo, whose own bar leads to the game for coins', () => {
    expect(menuOf({ demoPath: null })).toBe('');
  });
});
