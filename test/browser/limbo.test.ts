import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { limbo } from '#domain/games/originals/limbo/rules';
import { describeInFullRun } from '../full-run';
import { findFrameAccessibilityViolations } from './accessibility-violations';
import { createDrawnTable } from './drawn-table';
import { themes } from './open-browser';
import { settings, stake } from './originals-host';
import { openBrowser } from './shared-browser';
import { findFaultsAtAnySize, readFrameGame } from './stand-in-host';

const table = createDrawnTable(limbo);
const { messagesOf, announced, line } = table;

/** Runs in the table of limbo: the result is as wide as its text. */
const faultsOfLantern = `(() => {
  const result = document.createRange();
  result.selectNodeContents(document.querySelector('#result'));
  const lantern = document.querySelector('.limbo__lantern').getBoundingClientRect();
  return result.getBoundingClientRect().left > lantern.right ? [] : ['the lantern is behind the number'];
})()`;

describeInFullRun('limbo table', () => {
  const target = () => table.host.game.getByRole('textbox', { name: 'Target' });
  let browser: Browser;
  const files = readFrameGame('limbo');
  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterEach(() => table.host.page.context().close());
  afterAll(() => browser.close());

  it('is playable by keyboard alone, and announces chance and result', async () => {
    table.draw(1_000_000);
    await table.open(browser, files);

    await target().press('ArrowUp');
    expect(await announced()).toContain('A result of 2.10× or more wins');
    await target().fill('9.9');
    await target().press('Enter');

    await expect.poll(announced).toBe('Result 98.99×.');
    expect(await line()).toBe('Result 98.99×. Pays 990 GC.');
    expect(messagesOf('stake')).toMatchObject([{ stake, choice: '9.90' }]);
    await expect.poll(() => messagesOf('shown').length).toBe(1);
    expect(table.host.faults).toEqual([]);
  });

  it.each([
    ['0', '1.01'],
    ['99999', '10000.00'],
    ['3.456', '3.46'],
    ['2,5', '2.00'],
    ['abc', '2.00'],
  ])('stakes nothing by Enter on %s, which it replaces by %s', async (typed, kept) => {
    table.draw(1_000_000);
    await table.open(browser, files);

    await target().fill(typed);
    await target().press('Enter');

    expect(await target().inputValue()).toBe(kept);
    expect(await announced()).toBe('Target: enter a number from 1.01 to 10,000.00.');
    expect(messagesOf('stake')).toEqual([]);
    await target().press('Enter');
    await expect.poll(() => messagesOf('stake')).toMatchObject([{ stake, choice: kept }]);
  });

  it('reads a decimal comma in a language that has one', async () => {
    table.draw(1_000_000);
    await table.open(browser, files);
    await table.host.post({ type: 'settings', settings: { ...settings, locale: 'de' } });

    await target().fill('2,50');
    await target().press('Enter');

    await expect.poll(() => messagesOf('stake')).toMatchObject([{ stake, choice: '2.50' }]);
  });

  it('keeps the target in its bounds, and ignores what is no number', async () => {
    await table.open(browser, files);

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
    table.draw(draw);
    await table.open(browser, files);
    await table.host.game.getByRole('button', { name: /^Play/ }).click();
    await expect.poll(() => table.host.game.locator('#result').textContent()).toBe(result);

    expect(await findFaultsAtAnySize(table.host, faultsOfLantern)).toEqual([]);
  });

  it('stakes its own target after a replay of another one', async () => {
    table.draw(1_000_000);
    await table.open(browser, files);

    await table.host.post({ type: 'replay', round: table.roundOf('50.00', 'round-0') });
    await expect.poll(announced).toMatch(/^Replay: /);
    expect(await target().inputValue()).toBe('50.00');
    await table.host.game.getByRole('button', { name: /^Play/ }).click();

    await expect.poll(() => messagesOf('stake')).toMatchObject([{ stake, choice: '2.00' }]);
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
