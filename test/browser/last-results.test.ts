import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import type { Draws } from '#domain/fairness/draws';
import { dice } from '#domain/games/originals/dice/rules';
import { limbo } from '#domain/games/originals/limbo/rules';
import type { Original } from '#domain/games/originals/original';
import { originalGame } from '#domain/games/originals/original-game';
import { plinko } from '#domain/games/originals/plinko/rules';
import { describeInFullRun } from '../full-run';
import { findFrameAccessibilityViolations } from './accessibility-violations';
import { openOriginal, settings, stake } from './originals-host';
import { openBrowser } from './shared-browser';
import { findFaultsAtAnySize, readFrameGame, type StandInHost } from './stand-in-host';

const noWait = { shortestCycleMs: 0, waitMs: 0 };

/** Draws of two rounds, the first of which wins. */
const games = [
  { original: dice, choice: 'under 50', draws: [700, 9_843], results: ['98.43', '7.00'] },
  { original: limbo, choice: '2.00', draws: [0, 90_000_000], results: ['1.09×', '10,000.00×'] },
  { original: plinko, choice: '16 high', draws: [1, 0], results: ['1,000.00×', '1,000.00×'] },
] as const;

/** Runs in the table: results in the page that lie over a part of the picture. */
const coveredByResults = `(() => {
  const boxOf = (part) => {
    const contents = document.createRange();
    contents.selectNodeContents(part);
    return contents.getBoundingClientRect();
  };
  const isClipped = getComputedStyle(document.querySelector('.last-results')).clipPath !== 'none';
  const list = document.querySelector('.last-results').getBoundingClientRect();
  const results = [...document.querySelectorAll('.last-result')]
    .map((result) => result.getBoundingClientRect())
    .filter(({ bottom }) => bottom <= list.bottom);
  return [...document.querySelectorAll('.dice__roll, .dice__marker span, .limbo__result, .limbo__lantern, .peg')].filter((part) => {
    const { left, right, top, bottom } = part.matches('p, span') ? boxOf(part) : part.getBoundingClientRect();
    return !isClipped && results.some((of) => left < of.right && right > of.left && top < of.bottom && bottom > of.top);
  }).map((part) => part.getAttribute('class'));
})()`;

let browser: Browser;
let host: StandInHost;

function roundOf(original: Original, choice: string, draw: number, id: string) {
  const draws: Draws = { below: (bound) => Math.min(draw, bound - 1) };
  const play = { stake, choice, decisions: [] };
  const round = originalGame(original).play(draws, play);
  if ('code' in round) throw new Error(round.code);
  return { ...play, id, coin: 'gold', payout: round.payout ?? 0, outcome: round.outcome };
}

const shown = () => host.game.getByRole('list', { name: 'Last results, newest first' }).getByRole('listitem');
const shownRounds = () => host.messages.filter(({ type }) => type === 'shown').length;

describeInFullRun('the row of last results', () => {
  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterEach(() => host.page.context().close());
  afterAll(() => browser.close());

  it.each(games)('of $original.id has the newest first, and covers nothing', async (game) => {
    const { original, choice, draws, results } = game;
    let rounds = 0;
    host = await openOriginal(browser, readFrameGame(original.id), original, {
      answer: ({ type, request }) => {
        if (type !== 'stake') return null;
        const draw = draws[rounds++] ?? 0;
        return {
          type: 'outcome',
          request,
          round: roundOf(original, choice, draw, `round-${rounds}`),
          awaits: null,
        };
      },
    });
    await host.post({ type: 'limits', limits: noWait });

    for (const [index] of draws.entries()) {
      await host.game
        .getByRole('button', { name: /^Play/ })
        .and(host.game.locator(':not([aria-disabled="true"])'))
        .click();
      await expect.poll(shownRounds).toBe(index + 1);
    }

    expect(await shown().allTextContents()).toEqual(results);
    expect(await findFrameAccessibilityViolations(host.page)).toEqual([]);
    expect(await findFaultsAtAnySize(host, coveredByResults)).toEqual([]);
  });

  it('has a round once that is resumed while it moves', async () => {
    const round = roundOf(dice, 'under 50', 700, 'round-1');
    host = await openOriginal(browser, readFrameGame('dice'), dice, {
      answer: ({ type, request }) =>
        type === 'stake' ? { type: 'outcome', request, round, awaits: null } : null,
    });
    await host.page.emulateMedia({ reducedMotion: 'no-preference' });
    await host.post({ type: 'settings', settings: { ...settings, reducedMotion: false } });

    await host.game.getByRole('button', { name: /^Play/ }).click();
    await host.game.locator('.dice[data-moving]').waitFor({ state: 'attached' });
    await host.post({ type: 'resume', round, awaits: null });
    await expect.poll(shownRounds).toBe(2);

    expect(await shown().allTextContents()).toEqual(['7.00']);
  });

  it('leaves out a replay', async () => {
    host = await openOriginal(browser, readFrameGame('dice'), dice, { answer: () => null });

    await host.post({ type: 'replay', round: roundOf(dice, 'over 75', 100, 'round-0') });
    await expect.poll(shownRounds).toBe(1);

    expect(await shown().count()).toBe(0);
  });
});
