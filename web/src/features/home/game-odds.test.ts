import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { game } from './game-fixture';
import GameOdds from './game-odds';

/** Text of the line that every small card shows. */
function lineOf(...differing: Parameters<typeof game>): string {
  const markup = renderToStaticMarkup(createElement(GameOdds, { game: game(...differing) }));
  const [line = ''] = /<p class="game-card-odds">.*?<\/p>/.exec(markup) ?? [];
  return line.replaceAll(/<[^>]*>/g, '');
}

describe('GameOdds', () => {
  it('shows the return and the volatility on the card itself', () => {
    expect(lineOf('neon-tiger')).toBe('RTP 95.00% medium');
  });

  it('shows a return that the choice decides as a range', () => {
    const returns = { rtpBasisPoints: 8_564, bestRtpBasisPoints: 9_894, volatility: 'low' };

    expect(lineOf('baccarat', returns)).toBe('RTP 85.64–98.94% low');
  });
});
