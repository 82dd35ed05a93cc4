import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { describe, expect, it } from 'vitest';
import { game } from './game-fixture';
import GameOdds from './game-odds';

const markupOf = (...differing: Parameters<typeof game>) =>
  renderToStaticMarkup(
    createElement(StaticRouter, { location: '/' }, createElement(GameOdds, { game: game(...differing) })),
  );

/** Text of the line that every small card shows. */
function lineOf(...differing: Parameters<typeof game>): string {
  const markup = markupOf(...differing);
  const [line = ''] = /<p class="game-card-odds".*?<\/p>/.exec(markup) ?? [];
  return line.replaceAll(/<[^>]*>/g, '');
}

describe('GameOdds', () => {
  it('shows the return and the volatility on the card itself', () => {
    expect(lineOf('neon-tiger')).toBe('RTP 95.00% medium');
  });

  it('shows a return that the choice decides as a range', () => {
    const returns = { rtpBasisPoints: 8_564, bestRtpBasisPoints: 9_894, volatility: 'low' };

    expect(lineOf('baccarat', returns)).toBe('RTP 85.64–98.94% low');
    // Narrow cards give a range a line of its own.
    expect(markupOf('baccarat', returns)).toContain('<p class="game-card-odds" data-range="true">');
    expect(markupOf('neon-tiger')).not.toContain('data-range');
  });

  it('leads players to the demo of the game', () => {
    const markup = markupOf('neon-tiger');

    expect(markup).toMatch(/<a class="[^"]* for-players" href="\/games\/neon-tiger"[^>]*>Try the demo<\/a>/);
  });
});
