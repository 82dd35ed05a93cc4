import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { describe, expect, it } from 'vitest';
import { DemoBar } from './demo-bar';

function linkFor({ isGuest }: { isGuest: boolean }): string | undefined {
  const bar = createElement(DemoBar, { coinsPath: '/games/PlayHKSlots', isGuest, onReset: () => undefined });
  const markup = renderToStaticMarkup(createElement(StaticRouter, { location: '/games/hk-slots' }, bar));
  return /href="([^"]*)"[^>]*>([^<]*)/.exec(markup)?.slice(1).join(' ');
}

describe('DemoBar', () => {
  it('leads a player to the game for coins', () => {
    expect(linkFor({ isGuest: false })).toBe('/games/PlayHKSlots Play for coins');
  });

  it('offers a guest the sign-in, which leads on to the game for coins', () => {
    expect(linkFor({ isGuest: true })).toBe('/Login?next=%2Fgames%2FPlayHKSlots Sign in for coins');
  });
});
