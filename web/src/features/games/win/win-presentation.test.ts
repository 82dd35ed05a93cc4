import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { ShownWinLine } from './shown-win-line';
import { WinCeremony } from './win-ceremony';
import { WinCountSkip } from './win-count-skip';
import { type WinShow, winShowOf } from './win-show';
import type { WinStage } from './win-stage';

/** Markup of a win as a game shows it: its line, and its ceremony over the stage. */
function markupOf(payout: number, { still = false, stage }: { still?: boolean; stage?: WinStage } = {}) {
  const win = { id: '1', coin: 'gold', stake: 100, payout } as const;
  return markupAt(winShowOf(win, stage ? { id: '1', stage } : null, still));
}

function markupAt(show: WinShow | null) {
  const parts = [WinCeremony, WinCountSkip, ShownWinLine].map((Part) =>
    createElement(Part, { key: Part.name, show }),
  );
  return renderToStaticMarkup(createElement('div', null, parts));
}

/** Copy that the player sees. */
const wordsIn = (markup: string) =>
  markup
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();

describe('presentation of a win', () => {
  it.each([0, 60, 100])('is empty for a payout of %d on a stake of 100', (payout) => {
    expect(markupOf(payout)).toBe('<div></div>');
  });

  it('is one line with the amount for a small win', () => {
    expect(wordsIn(markupOf(200))).toBe('You won 200 GC');
    expect(markupOf(200)).not.toContain('<button');
  });

  it('counts up from nothing for a medium win', () => {
    expect(wordsIn(markupOf(500))).toBe('Skip the count of the win You won 0 GC');
    expect(wordsIn(markupOf(500, { stage: 'line' }))).toBe('You won 500 GC');
  });

  it('covers a game in a frame by a button that skips, while a medium win counts and not longer', () => {
    expect(markupOf(500)).toContain('<button type="button" class="win-skip ');
    expect(markupOf(500, { stage: 'line' })).not.toContain('<button');
    expect(markupOf(500, { still: true })).not.toContain('<button');
  });

  it.each([
    [1_000, 'Big win'],
    [6_000, 'Harbour win'],
  ])('is a ceremony that can be skipped for a payout of %d: %s', (payout, title) => {
    expect(wordsIn(markupOf(payout))).toBe(`${title} 0 GC Skip`);
    expect(markupOf(payout)).toContain('<button type="button"');
    expect(wordsIn(markupOf(payout, { stage: 'line' }))).toBe(`${title} ${payout.toLocaleString('en')} GC`);
  });

  it('has the same words with reduced motion, and the final amount at once', () => {
    expect(wordsIn(markupOf(500, { still: true }))).toBe('You won 500 GC');
    expect(wordsIn(markupOf(1_000, { still: true }))).toBe('Big win 1,000 GC Continue');
  });

  it('leaves the announcement to the status line of the game', () => {
    for (const payout of [200, 500, 1_000, 6_000]) {
      expect(markupOf(payout)).not.toMatch(/role="status"|aria-live/);
      expect(markupOf(payout, { stage: 'line' })).toContain('<p class="win-line" aria-hidden="true">');
    }
  });
});
