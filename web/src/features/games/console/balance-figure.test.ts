import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { Coin } from '#domain/money/coin';
import { BalanceFigure } from './balance-figure';

/** Markup of the balance of a coin, in its smallest unit. */
function figureOf(coin: Coin, units: number): string {
  const none = { gold: 0, sweepsUnplayed: 0, sweepsRedeemable: 0, goldHeld: 0, sweepsHeld: 0 };
  const balances = { ...none, [coin === 'gold' ? 'gold' : 'sweepsRedeemable']: units };
  return renderToStaticMarkup(
    createElement(BalanceFigure, { coin, balances, label: 'Balance', staked: 0, still: true }),
  );
}

describe('BalanceFigure', () => {
  it.each([
    ['gold', 1_234_567_890, '1,234,567,890', '1.23B'],
    ['sweeps', 123_456_789, '1,234,567.89', '1.23M'],
  ] as const)(
    'shows a long balance of %s shortened beside the whole amount for assistive technology',
    (coin, units, whole, short) => {
      const figure = figureOf(coin, units);

      expect(figure).toContain(`data-long="true" title="${whole}"`);
      expect(figure).toContain(`<span class="play-figure-digits">${whole}</span>`);
      expect(figure).toContain(`<span class="md:hidden" aria-hidden="true">${short}</span>`);
    },
  );

  it('shows only the whole amount of a balance that fits', () => {
    const figure = figureOf('gold', 999_999_999);

    expect(figure).toContain('data-long="false"');
    expect(figure).not.toContain('md:hidden');
  });
});
