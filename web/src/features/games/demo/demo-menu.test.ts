import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { describe, expect, it } from 'vitest';
import { DemoMenu } from './demo-menu';

function menuOf({ isGuest }: { isGuest: boolean }): string {
  const menu = createElement(DemoMenu, {
    coinsPath: '/games/PlayHKSlots',
    isGuest,
    onReset: () => undefined,
  });
  return renderToStaticMarkup(createElement(StaticRouter, { location: '/games/hk-slots' }, menu));
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
});
