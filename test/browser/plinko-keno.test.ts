import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Draws } from '#domain/fairness/draws';
import { keno } from '#domain/games/originals/keno/rules';
import type { Original } from '#domain/games/originals/original';
import { originalGame } from '#domain/games/originals/original-game';
import { plinko } from '#domain/games/originals/plinko/rules';
import type { PageFiles } from '../../web/build/separate-pages';
import { describeInFullRun, itInFullRun } from '../full-run';
import { findFrameAccessibilityViolations } from './accessibility-violations';
import { themes } from './open-browser';
import { openOriginal, settings, stake } from './originals-host';
import { openBrowser } from './shared-browser';
import { readFrameGame, type StandInHost } from './stand-in-host';

/** Falls to the right, and draws the lowest numbers that are left. */
const allRight: Draws = { below: () => 1 };
const lowestNumbers: Draws = { below: () => 0 };

/** A replay is shown for three seconds. */
const afterReplay = { timeout: 10_000 };

let host: StandInHost;

function roundOf(original: Original, draws: Draws, choice: string, id = 'round-1') {
  const play = { stake, choice, decisions: [] };
  const round = originalGame(original).play(draws, play);
  if ('code' in round) throw new Error(round.code);
  return { ...play, id, coin: 'gold', payout: round.payout ?? 0, outcome: round.outcome };
}

async function open(browser: Browser, files: PageFiles, original: Original, draws: Draws): Promise<void> {
  host = await openOriginal(browser, files, original, {
    answer: ({ type, request, choice }) =>
      type === 'stake'
        ? { type: 'outcome', request, round: roundOf(original, draws, choice as string), awaits: null }
        : null,
  });
}

function messagesOf(type: string) {
  return host.messages.filter((message) => message.type === type);
}

const announced = () => host.game.getByRole('status').textContent();
const button = (name: string | RegExp) =>
  host.game.getByRole('button', typeof name === 'string' ? { name, exact: true } : { name });
const radio = (name: string) => host.game.getByRole('radio', { name, exact: true });

describeInFullRun('plinko table', () => {
  const hitBucket = () => host.game.locator('.bucket--hit').allTextContents();
  let browser: Browser;
  const files = readFrameGame('plinko');
  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterEach(() => host.page.context().close());
  afterAll(() => browser.close());

  it('is playable by keyboard alone, and announces bucket and multiple', async () => {
    await open(browser, files, plinko, allRight);

    await radio('12').press('ArrowRight');
    await radio('Medium').press('ArrowRight');
    expect(await announced()).toBe('16 rows, high risk: 0.10× to 1,000.00×.');
    await radio('High').press('Enter');

    await expect.poll(announced).toBe('Bucket 17 of 17: 1,000.00×.');
    expect(messagesOf('stake')).toMatchObject([{ stake, choice: '16 high' }]);
    await expect.poll(() => messagesOf('shown').length).toBe(1);
    expect(await hitBucket()).toEqual(['1,000']);
    expect(await host.game.locator('.peg--met').count()).toBe(16);
    expect(host.faults).toEqual([]);
  });

  it('shows the board of a replayed round for a while, and then the chosen one', async () => {
    await open(browser, files, plinko, allRight);

    await host.post({ type: 'replay', round: roundOf(plinko, allRight, '8 low', 'round-0') });
    await expect.poll(announced).toBe('Replay: Bucket 9 of 9: 5.50×.');
    expect(await hitBucket()).toEqual(['5.5']);
    expect(await host.game.locator('.bucket').count()).toBe(9);
    expect(await button(/^Play/).getAttribute('aria-disabled')).toBe('true');

    await expect.poll(announced, afterReplay).toContain('12 rows, medium risk');
    expect(await host.game.locator('.bucket').count()).toBe(13);
    expect(await hitBucket()).toEqual([]);
    expect([await radio('12').isChecked(), await radio('Medium').isChecked()]).toEqual([true, true]);
  });

  it('lays the board out again after a fall during which its place changed', async () => {
    await open(browser, files, plinko, allRight);
    await host.page.emulateMedia({ reducedMotion: 'no-preference' });
    await host.post({ type: 'settings', settings: { ...settings, reducedMotion: false } });

    await button(/^Play/).click();
    await host.game.locator('.peg--met').first().waitFor({ state: 'attached' });
    await host.page.setViewportSize({ width: 390, height: 700 });

    await expect.poll(() => messagesOf('shown').length, { timeout: 10_000 }).toBe(1);
    const viewBox = await host.game.locator('.pegs').getAttribute('viewBox');
    const [, , width = 0, height = 0] = (viewBox ?? '').split(' ').map(Number);
    const place = await host.game.locator('.pegs-place').boundingBox();
    expect(height / width).toBeCloseTo(place!.height / place!.width, 2);
    expect(await hitBucket()).toHaveLength(1);
  });

  it('chooses the board of a round that was played before a reload', async () => {
    await open(browser, files, plinko, allRight);

    await host.post({
      type: 'resume',
      round: roundOf(plinko, allRight, '16 low', 'round-0'),
      awaits: null,
    });

    await expect.poll(() => messagesOf('shown').length).toBe(1);
    expect([await radio('16').isChecked(), await radio('Low').isChecked()]).toEqual([true, true]);
  });

  it.each(themes)('has no axe violations before and after a round: %s', async (theme) => {
    await open(browser, files, plinko, allRight);
    await host.post({ type: 'settings', settings: { ...settings, theme } });
    expect(await findFrameAccessibilityViolations(host.page)).toEqual([]);

    await button(/^Play/).click();
    await expect.poll(() => messagesOf('shown').length).toBe(1);
    expect(await findFrameAccessibilityViolations(host.page)).toEqual([]);
  });
});

describe('keno table', () => {
  const picked = () => host.game.locator('.number-tile[aria-pressed=true]').allTextContents();
  let browser: Browser;
  const files = readFrameGame('keno');
  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterEach(() => host.page.context().close());
  afterAll(() => browser.close());

  itInFullRun('is playable by keyboard alone, and announces drawn numbers, hits and multiple', async () => {
    await open(browser, files, keno, lowestNumbers);
    const { keyboard } = host.page;
    expect(await announced()).toBe('Pick 1 to 10 numbers.');
    expect(await button(/^Play/).getAttribute('aria-disabled')).toBe('true');

    await button('1').focus();
    await keyboard.press('Space');
    await keyboard.press('ArrowDown');
    await keyboard.press('ArrowRight');
    await keyboard.press('Space');
    await keyboard.press('ArrowDown');
    await keyboard.press('Space');
    expect(await announced()).toBe('3 picks, medium risk: up to 50.00×.');
    await button(/^Play/).press('Enter');

    await expect
      .poll(announced)
      .toBe('Drawn: 1, 2, 3, 4, 5, 6, 7, 8, 9, 10. Hits: 1, 10. 2 hits of 3 picks: 2.80×.');
    expect(messagesOf('stake')).toMatchObject([{ stake, choice: 'medium 1,10,18' }]);
    await expect.poll(() => messagesOf('shown').length).toBe(1);
    expect(await button('10, hit').count()).toBe(1);
    expect(await button('9, drawn').count()).toBe(1);
    expect(await host.game.locator('.hit-pay--met').getAttribute('aria-label')).toBe('2 hits: 2.8');
    expect(host.faults).toEqual([]);
  });

  it('keeps ten picks when an eleventh number is pressed, and says why', async () => {
    await open(browser, files, keno, lowestNumbers);
    await button('Pick for me').click();
    const before = await picked();

    await host.game.locator('.number-tile[aria-pressed=false]').first().click();

    expect(await announced()).toBe('You can pick up to 10 numbers. Remove one first.');
    expect(before).toHaveLength(10);
    expect(await picked()).toEqual(before);
  });

  itInFullRun('removes all picks, after which no round can begin', async () => {
    await open(browser, files, keno, lowestNumbers);
    await button('Pick for me').click();

    await button('Clear').click();

    expect(await picked()).toEqual([]);
    expect(await button(/^Play/).getAttribute('aria-disabled')).toBe('true');
    expect(await button('Clear').getAttribute('aria-disabled')).toBe('true');
  });

  itInFullRun('keeps its own picks after a replay, and takes those of a resumed round', async () => {
    await open(browser, files, keno, lowestNumbers);
    await button('40').click();

    await host.post({ type: 'replay', round: roundOf(keno, lowestNumbers, 'high 1,2', 'round-0') });
    await expect.poll(announced).toMatch(/^Replay: Drawn: 1, 2, .* 2 hits of 2 picks: 17\.15×\.$/);
    expect(await picked()).toEqual(['1', '2']);
    expect(await radio('High').isChecked()).toBe(true);
    await expect.poll(picked, afterReplay).toEqual(['40']);
    expect(await radio('Medium').isChecked()).toBe(true);
    await button('39').click();
    expect(await picked()).toEqual(['39', '40']);
    await host.post({
      type: 'resume',
      round: roundOf(keno, lowestNumbers, 'high 5', 'round-0'),
      awaits: null,
    });

    await expect.poll(picked).toEqual(['5']);
    expect(await radio('High').isChecked()).toBe(true);
  });

  itInFullRun.each(themes)('has no axe violations with picks and after a round: %s', async (theme) => {
    await open(browser, files, keno, lowestNumbers);
    await host.post({ type: 'settings', settings: { ...settings, theme } });
    await button('Pick for me').click();
    expect(await findFrameAccessibilityViolations(host.page)).toEqual([]);

    await button(/^Play/).click();
    await expect.poll(() => messagesOf('shown').length).toBe(1);
    expect(await findFrameAccessibilityViolations(host.page)).toEqual([]);
  });
});
