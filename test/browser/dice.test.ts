import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { dice } from '#domain/games/originals/dice/rules';
import { describeInFullRun } from '../full-run';
import { findFrameAccessibilityViolations } from './accessibility-violations';
import { createDrawnTable } from './drawn-table';
import { themes } from './open-browser';
import { settings, stake } from './originals-host';
import { openBrowser } from './shared-browser';
import { readFrameGame } from './stand-in-host';

const table = createDrawnTable(dice);
const { messagesOf, announced, line } = table;

/** Runs in the table of dice: parts that the upper edge of the picture cuts. */
const cutAtTop = `(() => {
  const { top } = document.querySelector('.original__picture').getBoundingClientRect();
  return [...document.querySelectorAll('.dice__roll, .dice__line')]
    .filter((part) => part.checkVisibility() && part.getBoundingClientRect().top < top)
    .map((part) => part.className);
})()`;

describeInFullRun('dice table', () => {
  const number = () => table.host.game.getByRole('slider', { name: 'Number on the line' });
  let browser: Browser;
  const files = readFrameGame('dice');
  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterEach(() => table.host.page.context().close());
  afterAll(() => browser.close());

  it('is playable by keyboard alone, and announces chance and roll', async () => {
    table.draw(4_999);
    await table.open(browser, files);

    await number().press('ArrowRight');
    expect(await announced()).toBe('Under 51 wins 51% of rolls and pays 1.94×.');
    await table.host.game.getByRole('radio', { name: 'Under' }).press('ArrowRight');
    expect(await announced()).toBe('51 or over wins 49% of rolls and pays 2.02×.');
    await number().press('ArrowLeft');
    await number().press('Enter');

    await expect.poll(announced).toBe('Roll 49.99. No win.');
    expect(messagesOf('stake')).toMatchObject([{ stake, choice: 'over 50' }]);
    await expect.poll(() => messagesOf('shown').length).toBe(1);
    expect(table.host.faults).toEqual([]);
  });

  it('shows no earlier roll over the marker while it moves', async () => {
    table.draw(4_217);
    await table.open(browser, files);
    await table.host.page.emulateMedia({ reducedMotion: 'no-preference' });
    await table.host.post({ type: 'settings', settings: { ...settings, reducedMotion: false } });
    const bubble = table.host.game.locator('#marker span');
    await table.host.game.getByRole('button', { name: /^Play/ }).click();
    await expect.poll(() => bubble.textContent()).toBe('42.17');

    table.draw(700);
    await table.host.post({ type: 'limits', limits: { shortestCycleMs: 0, waitMs: 0 } });
    await table.host.game.getByRole('button', { name: /^Play/ }).click();

    await expect.poll(() => bubble.textContent(), { interval: 20 }).toBe('');
    await expect.poll(() => bubble.textContent()).toBe('7.00');
  });

  it.each([
    { width: 390, height: 330 },
    { width: 360, height: 295 },
  ])('is whole above a refusal on a short phone: $width × $height', async (size) => {
    await table.open(browser, files);

    await table.host.resize(size);

    expect(await table.host.game.locator('body').evaluate<string[], HTMLElement>(cutAtTop)).toEqual([]);
  });

  it('keeps the number from 2 to 98', async () => {
    await table.open(browser, files);

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
    await table.open(browser, files, 'sweeps');

    await number().press('End');

    expect(await announced()).toContain('Does not count toward playthrough.');
  });

  it('chooses what a resumed round was played on', async () => {
    table.draw(100);
    await table.open(browser, files);

    await table.host.post({ type: 'resume', round: table.roundOf('over 75', 'round-0'), awaits: null });

    await expect.poll(line).toBe('Roll 1.00. No win.');
    expect(await number().inputValue()).toBe('75');
    expect(await table.host.game.getByRole('radio', { name: 'Over' }).isChecked()).toBe(true);
  });

  it('stakes its own number after a replay of another one', async () => {
    await table.open(browser, files);

    await table.host.post({ type: 'replay', round: table.roundOf('over 75', 'round-0') });
    await expect.poll(announced).toMatch(/^Replay: /);
    await table.host.game.getByRole('button', { name: /^Play/ }).click();

    await expect.poll(() => messagesOf('stake')).toMatchObject([{ stake, choice: 'under 50' }]);
  });

  it.each(themes)('has no axe violations before and after a round: %s', async (theme) => {
    await table.open(browser, files);
    await table.host.post({ type: 'settings', settings: { ...settings, theme } });
    expect(await findFrameAccessibilityViolations(table.host.page)).toEqual([]);

    await table.host.game.getByRole('button', { name: /^Play/ }).click();
    await expect.poll(() => messagesOf('shown').length).toBe(1);
    expect(await findFrameAccessibilityViolations(table.host.page)).toEqual([]);
  });
});
