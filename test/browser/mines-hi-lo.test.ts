import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import type { Draws } from '#domain/fairness/draws';
import { hiLo } from '#domain/games/originals/hi-lo/rules';
import { mines } from '#domain/games/originals/mines/rules';
import type { Original } from '#domain/games/originals/original';
import { originalGame } from '#domain/games/originals/original-game';
import type { PageFiles } from '../../web/build/separate-pages';
import { describeInFullRun } from '../full-run';
import { findFrameAccessibilityViolations } from './accessibility-violations';
import { themes } from './open-browser';
import { openOriginal, settings, stake } from './originals-host';
import { openBrowser } from './shared-browser';
import { readFrameGame, type StandInHost } from './stand-in-host';

let host: StandInHost;
/** The numbers of a round in order; the last one repeats. */
let nextDraws: readonly number[] = [0];

function drawsOf(numbers: readonly number[]): Draws {
  let taken = 0;
  return { below: (bound) => Math.min(numbers[Math.min(taken++, numbers.length - 1)]!, bound - 1) };
}

function roundOf(original: Original, choice: string | null, decisions: readonly string[]) {
  const play = { stake, choice, decisions };
  const round = originalGame(original).play(drawsOf(nextDraws), play);
  if ('code' in round) throw new Error(round.code);
  const { payout, outcome } = round;
  return {
    round: { ...play, id: 'round-1', coin: 'gold', payout: payout ?? 0, outcome },
    awaits: payout === null ? 'decision' : null,
  };
}

/** Opens a game with a host that plays its rounds. */
async function open(browser: Browser, files: PageFiles, original: Original): Promise<void> {
  let choice: string | null = null;
  let decisions: readonly string[] = [];
  host = await openOriginal(browser, files, original, {
    answer: (message) => {
      const { type, request } = message;
      if (type === 'stake') [choice, decisions] = [message['choice'] as string | null, []];
      else if (type === 'decision') decisions = [...decisions, message['decision'] as string];
      else return null;
      return { type: 'outcome', request, ...roundOf(original, choice, decisions) };
    },
  });
}

function messagesOf(type: string) {
  return host.messages.filter((message) => message.type === type);
}

const announced = () => host.game.getByRole('status').textContent();
const line = () => host.game.locator('#line').textContent();
const button = (name: string | RegExp) => host.game.getByRole('button', { name });
const press = (key: string) => host.page.keyboard.press(key);
/** Presses Enter until the game accepts it: it ignores keys right after it has moved the focus. */
const enterUntil = (label: string) =>
  expect
    .poll(async () => {
      await press('Enter');
      return announced();
    })
    .toContain(label);
/** Name of the focused element of the frame. */
const focused = () => host.game.locator(':focus').getAttribute('aria-label');

describeInFullRun('mines table', () => {
  let browser: Browser;
  const files = readFrameGame('mines');
  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterEach(() => host.page.context().close());
  afterAll(() => browser.close());

  it('is playable by keyboard alone, and announces what each stone leads to', async () => {
    nextDraws = [24];
    await open(browser, files, mines);

    await button('Raise mines').press('Enter');
    expect(await announced()).toBe('4 mines, 21 jade. The first jade pays 1.17×.');
    await button(/^Play/).press('Enter');
    await expect.poll(announced).toBe('The board is set. Lift a stone.');
    await expect.poll(focused).toBe('Stone, row 3, column 3: closed');
    await press('ArrowUp');
    await press('ArrowLeft');
    await enterUntil('1 jade found: 1.17×. Next: 1.41×.');
    expect(await focused()).toBe('Stone, row 2, column 2: jade');
    await press('c');

    await expect.poll(announced).toBe('Collected 1 jade at 1.17×.');
    expect(await line()).toBe('Collected 1 jade at 1.17×. Pays 117 GC.');
    expect(messagesOf('stake')).toMatchObject([{ stake, choice: '4' }]);
    expect(messagesOf('decision')).toMatchObject([
      { step: 0, decision: 'open 6' },
      { step: 1, decision: 'cash-out' },
    ]);
    await expect.poll(() => messagesOf('shown').length).toBe(1);
    expect(host.faults).toEqual([]);
  });

  it('shows every mine after one was met, and keeps the focus on the board', async () => {
    nextDraws = [0];
    await open(browser, files, mines);

    await button(/^Play/).press('Enter');
    await expect.poll(focused).toBe('Stone, row 3, column 3: closed');
    await enterUntil('A mine under the first stone. No win.');

    await expect.poll(() => button(/: mine, not lifted$/).count()).toBe(2);
    expect(await button(/: mine$/).count()).toBe(1);
    expect(await button(/: jade, not lifted$/).count()).toBe(22);
    expect(await focused()).toBe('Stone, row 3, column 3: mine');
    await press('Enter');
    expect(messagesOf('stake')).toHaveLength(1);
  });

  it('stakes nothing by a second press of the button that collects', async () => {
    nextDraws = [24];
    await open(browser, files, mines);
    await button(/^Play/).click();
    await button('Stone, row 1, column 1: closed').click();
    await expect.poll(announced).toContain('1 jade found');

    await host.game.locator('#go').dblclick();

    await expect.poll(announced).toContain('Collected 1 jade');
    expect(messagesOf('stake')).toHaveLength(1);
  });

  it('ignores a press on a lifted stone, and collecting before the first one', async () => {
    nextDraws = [24];
    await open(browser, files, mines);

    await button(/^Play/).press('Enter');
    await expect.poll(focused).toBe('Stone, row 3, column 3: closed');
    await press('c');
    await enterUntil('1 jade found');
    await press('Enter');

    expect(messagesOf('decision')).toMatchObject([{ decision: 'open 12' }]);
  });

  it('resumes a round with its number of mines and its stones', async () => {
    nextDraws = [24];
    await open(browser, files, mines);

    await host.post({ type: 'resume', ...roundOf(mines, '5', ['open 0', 'open 24']) });

    await expect.poll(announced).toContain('2 jade found');
    expect(await host.game.getByRole('textbox', { name: 'Mines' }).inputValue()).toBe('5');
    expect(await button(/: jade$/).count()).toBe(2);
    expect(await button(/^Collect/).textContent()).toContain('Collect 156\u00a0GC');
  });

  it('stakes its own number of mines after a replay of another one', async () => {
    nextDraws = [24];
    await open(browser, files, mines);

    await host.post({ type: 'replay', round: roundOf(mines, '5', ['open 0', 'cash-out']).round });
    await expect.poll(announced).toMatch(/^Replay: /);
    expect(await host.game.getByRole('textbox', { name: 'Mines' }).inputValue()).toBe('5');
    await button(/^Play/).click();

    await expect.poll(() => messagesOf('stake')).toMatchObject([{ stake, choice: '3' }]);
  });

  it.each(themes)('has no axe violations before, in and after a round: %s', async (theme) => {
    nextDraws = [24];
    await open(browser, files, mines);
    await host.post({ type: 'settings', settings: { ...settings, theme } });
    expect(await findFrameAccessibilityViolations(host.page)).toEqual([]);

    await button(/^Play/).click();
    await button('Stone, row 1, column 1: closed').click();
    await expect.poll(announced).toContain('1 jade found');
    expect(await findFrameAccessibilityViolations(host.page)).toEqual([]);

    await button(/^Collect/).click();
    await expect.poll(() => messagesOf('shown').length).toBe(1);
    expect(await findFrameAccessibilityViolations(host.page)).toEqual([]);
  });
});

describeInFullRun('hi-lo table', () => {
  const [ace, seven, king] = [0, 6, 12];
  let browser: Browser;
  const files = readFrameGame('hi-lo');
  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterEach(() => host.page.context().close());
  afterAll(() => browser.close());

  it('is playable by keys alone, and announces every card', async () => {
    nextDraws = [seven, 13 + seven, king];
    await open(browser, files, hiLo);

    await button(/^Play/).press('Enter');
    await expect.poll(announced).toBe('Seven of spades. Higher or lower?');
    expect(await button('Higher or same: 53.85% chance, leads to 1.83×').count()).toBe(1);
    await press('s');
    await expect.poll(announced).toBe('Seven of hearts. Higher or lower?');
    await press('h');
    await expect.poll(announced).toBe('Right: king of spades. 1 right guess: 1.83×.');
    await press('c');

    await expect.poll(announced).toBe('Collected after 1 right guess at 1.83×.');
    expect(messagesOf('decision')).toMatchObject([
      { step: 0, decision: 'skip' },
      { step: 1, decision: 'higher' },
      { step: 2, decision: 'cash-out' },
    ]);
    expect(await host.game.getByRole('listitem').allTextContents()).toMatchObject([
      expect.stringContaining('seven of spades, the first card'),
      expect.stringContaining('seven of hearts, after a skip'),
    ]);
    await expect.poll(() => messagesOf('shown').length).toBe(1);
    expect(host.faults).toEqual([]);
  });

  it('ignores letters while the focus is outside of the game', async () => {
    nextDraws = [seven, 13 + seven];
    await open(browser, files, hiLo);
    await button(/^Play/).press('Enter');
    await expect.poll(announced).toBe('Seven of spades. Higher or lower?');

    await button(/^Collect/).blur();
    await press('h');
    await press('s');

    expect(messagesOf('decision')).toEqual([]);
  });

  it('offers the same rank on an ace, and names a wrong guess', async () => {
    nextDraws = [ace, king];
    await open(browser, files, hiLo);

    await button(/^Play/).press('Enter');
    await expect.poll(announced).toBe('Ace of spades. Higher or lower?');
    expect(await button(/^Higher: 92.31% chance/).count()).toBe(1);
    await button(/^Same: 7.69% chance/).press('Enter');

    await expect.poll(announced).toBe('Wrong: king of spades. No win.');
  });

  it('resumes a round with its cards and what they lead to', async () => {
    nextDraws = [seven, king, ace];
    await open(browser, files, hiLo);

    await host.post({ type: 'resume', ...roundOf(hiLo, null, ['higher', 'lower']) });

    await expect.poll(announced).toBe('Right: ace of spades. 2 right guesses: 1.99×.');
    expect(await host.game.getByRole('listitem').count()).toBe(2);
    expect(await button(/^Collect/).textContent()).toContain('Collect 199\u00a0GC');
  });

  it.each(themes)('has no axe violations before, in and after a round: %s', async (theme) => {
    nextDraws = [seven, king];
    await open(browser, files, hiLo);
    await host.post({ type: 'settings', settings: { ...settings, theme } });
    expect(await findFrameAccessibilityViolations(host.page)).toEqual([]);

    await button(/^Play/).click();
    await button(/^Higher/).click();
    await expect.poll(announced).toContain('Right');
    expect(await findFrameAccessibilityViolations(host.page)).toEqual([]);

    await button(/^Collect/).click();
    await expect.poll(() => messagesOf('shown').length).toBe(1);
    expect(await findFrameAccessibilityViolations(host.page)).toEqual([]);
  });
});
