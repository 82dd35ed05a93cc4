import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { dice } from '#domain/games/originals/dice/rules';
import { limbo } from '#domain/games/originals/limbo/rules';
import type { Original } from '#domain/games/originals/original';
import { originalGame } from '#domain/games/originals/original-game';
import type { PageFiles } from '../../web/build/separate-pages';
import { describeInFullRun } from '../full-run';
import { findFrameAccessibilityViolations } from './accessibility-violations';
import { themes } from './open-browser';
import { openOriginal, settings, stake } from './originals-host';
import { openBrowser } from './shared-browser';
import { findFaultsAtAnySize, readFrameGame, type StandInHost } from './stand-in-host';

let host: StandInHost;
let nextDraw = 0;

function roundOf(original: Original, choice: string, id = 'round-1') {
  const play = { stake, choice, decisions: [] };
  const round = originalGame(original).play({ below: () => nextDraw }, play);
  if ('code' in round) throw new Error(round.code);
  return { ...play, id, coin: 'gold', payout: round.payout ?? 0, outcome: round.outcome };
}

async function open(browser: Browser, files: PageFiles, original: Original, coin = 'gold'): Promise<void> {
  host = await openOriginal(browser, files, original, {
    coin,
    answer: ({ type, request, choice }) =>
      type === 'stake'
        ? { type: 'outcome', request, round: roundOf(original, choice as string), awaits: null }
        : null,
  });
}

function messagesOf(type: string) {
  return host.messages.filter((message) => message.type === type);
}

/** Runs in the table of limbo: the result is as wide as its text. */
const faultsOfLantern = `(() => {
  const result = document.createRange();
  result.selectNodeContents(document.querySelector('#result'));
  const lantern = document.querySelector('.limbo__lantern').getBoundingClientRect();
  return result.getBoundingClientRect().left > lantern.right ? [] : ['the lantern is behind the number'];
})()`;

/** Runs in the table of dice: parts that the upper edge of the picture cuts. */
const cutAtTop = `(() => {
  const { top } = document.querySelector('.original__picture').getBoundingClientRect();
  return [...document.querySelectorAll('.dice__roll, .dice__line')]
    .filter((part) => part.checkVisibility() && part.getBoundingClientRect().top < top)
    .map((part) => part.className);
})()`;

const announced = () => host.game.getByRole('status').textContent();
const line = () => host.game.locator('#line').textContent();

describeInFullRun('dice table', () => {
  const number = () => host.game.getByRole('slider', { name: 'Number on the line' });
  let browser: Browser;
  const files = readFrameGame('dice');
  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterEach(() => host.page.context().close());
  afterAll(() => browser.close());

  it('is playable by keyboard alone, and announces chance and roll', async () => {
    nextDraw = 4_999;
    await open(browser, files, dice);

    await number().press('ArrowRight');
    expect(await announced()).toBe('Under 51 wins 51% of rolls and pays 1.94×.');
    await host.game.getByRole('radio', { name: 'Under' }).press('ArrowRight');
    expect(await announced()).toBe('51 or over wins 49% of rolls and pays 2.02×.');
    await number().press('ArrowLeft');
    await number().press('Enter');

    await expect.poll(announced).toBe('Roll 49.99. No win.');
    expect(messagesOf('stake')).toMatchObject([{ stake, choice: 'over 50' }]);
    await expect.poll(() => messagesOf('shown').length).toBe(1);
    expect(host.faults).toEqual([]);
  });

  it('shows no earlier roll over the marker while it moves', async () => {
    nextDraw = 4_217;
    await open(browser, files, dice);
    await host.page.emulateMedia({ reducedMotion: 'no-preference' });
    await host.post({ type: 'settings', settings: { ...settings, reducedMotion: false } });
    const bubble = host.game.locator('#marker span');
    await host.game.getByRole('button', { name: /^Play/ }).click();
    await expect.poll(() => bubble.textContent()).toBe('42.17');

    nextDraw = 700;
    await host.post({ type: 'limits', limits: { shortestCycleMs: 0, waitMs: 0 } });
    await host.game.getByRole('button', { name: /^Play/ }).click();

    await expect.poll(() => bubble.textContent(), { interval: 20 }).toBe('');
    await expect.poll(() => bubble.textContent()).toBe('7.00');
  });

  it.each([
    { width: 390, height: 330 },
    { width: 360, height: 295 },
  ])('is whole above a refusal on a short phone: $width × $height', async (size) => {
    await open(browser, files, dice);

    await host.resize(size);

    expect(await host.game.locator('body').evaluate<string[], HTMLElement>(cutAtTop)).toEqual([]);
  });

  it('keeps the number from 2 to 98', async () => {
    await open(browser, files, dice);

    await number().press('Home');
    expect([await announced(), await number().inputValue()]).toEqual([
      'Under 2 wins 2% of rolls and pays 49.50×.',
      '2',
    ]);
    await number().press('End');
    expect([await announced(), await number().inputValue()]).toEqual([
      'Under 98 wins 98% of rolls and pays 1.01×.',
      '98',
    ]);
  });

  it('notes a side that does not count toward playthrough, with Sweeps Coins', async () => {
    await open(browser, files, dice, 'sweeps');

    await number().press('End');

    expect(await announced()).toContain('Does not count toward playthrough.');
  });

  it('chooses what a resumed round was played on', async () => {
    nextDraw = 100;
    await open(browser, files, dice);

    await host.post({ type: 'resume', round: roundOf(dice, 'over 75', 'round-0'), awaits: null });

    await expect.poll(line).toBe('Roll 1.00. No win.');
    expect(await number().inputValue()).toBe('75');
    expect(await host.game.getByRole('radio', { name: 'Over' }).isChecked()).toBe(true);
  });

  it('stakes its own number after a replay of another one', async () => {
    await open(browser, files, dice);

    await host.post({ type: 'replay', round: roundOf(dice, 'over 75', 'round-0') });
    await expect.poll(announced).toMatch(/^Replay: /);
    await host.game.getByRole('button', { name: /^Play/ }).click();

    await expect.poll(() => messagesOf('stake')).toMatchObject([{ stake, choice: 'under 50' }]);
  });

  it.each(themes)('has no axe violations before and after a round: %s', async (theme) => {
    await open(browser, files, dice);
    await host.post({ type: 'settings', settings: { ...settings, theme } });
    expect(await findFrameAccessibilityViolations(host.page)).toEqual([]);

    await host.game.getByRole('button', { name: /^Play/ }).click();
    await expect.poll(() => messagesOf('shown').length).toBe(1);
    expect(await findFrameAccessibilityViolations(host.page)).toEqual([]);
  });
});

describeInFullRun('limbo table', () => {
  const target = () => host.game.getByRole('textbox', { name: 'Target' });
  let browser: Browser;
  const files = readFrameGame('limbo');
  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterEach(() => host.page.context().close());
  afterAll(() => browser.close());

  it('is playable by keyboard alone, and announces chance and result', async () => {
    nextDraw = 1_000_000;
    await open(browser, files, limbo);

    await target().press('ArrowUp');
    expect(await announced()).toContain('A result of 2.10× or more wins');
    await target().fill('9.9');
    await target().press('Enter');

    await expect.poll(announced).toBe('Result 98.99×.');
    expect(await line()).toBe('Result 98.99×. Pays 990 GC.');
    expect(messagesOf('stake')).toMatchObject([{ stake, choice: '9.90' }]);
    await expect.poll(() => messagesOf('shown').length).toBe(1);
    expect(host.faults).toEqual([]);
  });

  it.each([
    ['0', '1.01'],
    ['99999', '10000.00'],
    ['3.456', '3.46'],
    ['2,5', '2.00'],
    ['abc', '2.00'],
  ])('stakes nothing by Enter on %s, which it replaces by %s', async (typed, kept) => {
    nextDraw = 1_000_000;
    await open(browser, files, limbo);

    await target().fill(typed);
    await target().press('Enter');

    expect(await target().inputValue()).toBe(kept);
    expect(await announced()).toBe('Target: enter a number from 1.01 to 10,000.00.');
    expect(messagesOf('stake')).toEqual([]);
    await target().press('Enter');
    await expect.poll(() => messagesOf('stake')).toMatchObject([{ stake, choice: kept }]);
  });

  it('reads a decimal comma in a language that has one', async () => {
    nextDraw = 1_000_000;
    await open(browser, files, limbo);
    await host.post({ type: 'settings', settings: { ...settings, locale: 'de' } });

    await target().fill('2,50');
    await target().press('Enter');

    await expect.poll(() => messagesOf('stake')).toMatchObject([{ stake, choice: '2.50' }]);
  });

  it('keeps the target in its bounds, and ignores what is no number', async () => {
    await open(browser, files, limbo);

    for (const [typed, kept] of [
      ['0', '1.01'],
      ['99999', '10000.00'],
      ['3.456', '3.46'],
      ['abc', '3.46'],
    ] as const) {
      await target().fill(typed);
      await target().press('Tab');
      expect(await target().inputValue()).toBe(kept);
    }
  });

  it.each([
    { draw: 8_000_000, result: '12.37×' },
    { draw: 80_000, result: '1,237.48×' },
    { draw: 0, result: '10,000.00×' },
  ])('shows the lantern beside $result', async ({ draw, result }) => {
    nextDraw = draw;
    await open(browser, files, limbo);
    await host.game.getByRole('button', { name: /^Play/ }).click();
    await expect.poll(() => host.game.locator('#result').textContent()).toBe(result);

    expect(await findFaultsAtAnySize(host, faultsOfLantern)).toEqual([]);
  });

  it('stakes its own target after a replay of another one', async () => {
    nextDraw = 1_000_000;
    await open(browser, files, limbo);

    await host.post({ type: 'replay', round: roundOf(limbo, '50.00', 'round-0') });
    await expect.poll(announced).toMatch(/^Replay: /);
    expect(await target().inputValue()).toBe('50.00');
    await host.game.getByRole('button', { name: /^Play/ }).click();

    await expect.poll(() => messagesOf('stake')).toMatchObject([{ stake, choice: '2.00' }]);
  });

  it.each(themes)('has no axe violations before and after a round: %s', async (theme) => {
    await open(browser, files, limbo);
    await host.post({ type: 'settings', settings: { ...settings, theme } });
    expect(await findFrameAccessibilityViolations(host.page)).toEqual([]);

    await host.game.getByRole('button', { name: /^Play/ }).click();
    await expect.poll(() => messagesOf('shown').length).toBe(1);
    expect(await findFrameAccessibilityViolations(host.page)).toEqual([]);
  });
});
