import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { describe, expect, it } from 'vitest';
import { CurrentGameView, type GameView } from '../bar/game-view';
import { idleView } from '../bar/game-view-fixture';
import { DemoMenu } from './demo-menu';

function menuOf({ isGuest, view = null }: { isGuest: boolean; view?: GameView | null }): string {
  const menu = createElement(DemoMenu, {
    coinsPath: '/games/PlayHKSlots',
    isGuest,
    onReset: () => undefined,
  });
  const inLayout = createElement(CurrentGameView, { value: view }, menu);
  return renderToStaticMarkup(createElement(StaticRouter, { location: '/games/hk-slots' }, inLayout));
}

const linksIn = (menu: string) =>
  [...menu.matchAll(/href="([^"]*)"[^>]*>([^<]*)/g)].map(([, path, name]) => `${name}: ${path}`);

describe('DemoMenu', () => {
  it('says that the coins of a demo are pretend, resets it, and leads a player to the game for coins', () => {
    const menu = menuOf({ isGuest: false });

    expect(menu).toContain('Play money, nothing is saved.');
    expect(menu).toMatch(/<button[^>]*>.*Reset<\/button>/);
    expect(linksIn(menu)).toEqual(['Play for coins: /games/PlayHKSlots']);
  });

  it('offers a guest to sign in or join, and then the game for coins', () => {
    expect(linksIn(menuOf({ isGuest: true }))).toEqual([
      'Sign in for coins: /Login?next=%2Fgames%2FPlayHKSlots',
      'Join free: /Login?step=sign-up&amp;next=%2Fgames%2FPlayHKSlots',
    ]);
  });

  it('has the search of the site where the layout has one', () => {
    expect(menuOf({ isGuest: true, view: idleView })).toContain('Search games and prizes');
    expect(menuOf({ isGuest: true })).not.toContain('Search');
  });
});
