import type { Browser, Frame } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Draws } from '#domain/fairness/draws';
import { blackjack } from '#domain/games/blackjack/blackjack-game';
import { stackedShoe } from '#domain/games/blackjack/stacked-shoe-fixture';
import type { AnyGame } from '#domain/games/games';
import { roulette } from '#domain/games/roulette/roulette-game';
import type { PageFiles } from '../../web/build/separate-pages';
import { itInFullRun } from '../full-run';
import { findFrameAccessibilityViolations } from './accessibility-violations';
import { themes } from './open-browser';
import { openBrowser } from './shared-browser';
import { openFrameGame, readFrameGame, type StandInHost } from './stand-in-host';

const stake = 100;
const settings = { theme: 'dark', locale: 'en-US', reducedMotion: true, sound: 0 };

let browser: Browser;
let host: StandInHost;
/** Response instead of a round; undefined for a round, null for none. */
let replacement: object | null | undefined;

beforeAll(async () => {
  browser = await openBrowser();
});
afterEach(async () => {
  replacement = undefined;
  await host.page.context().close();
});
afterAll(() => browser.close());

/** A table with predetermined draws. */
interface Table {
  readonly game: AnyGame & { readonly rules: object };
  readonly draws: () => Draws;
  readonly table: { readonly stake: number | null; readonly most: number | null };
}

function roundOf(
  { game, draws }: Table,
  play: { stake: number; choice: string | null; decisions: string[] },
) {
  const round = game.play(draws(), play);
  if ('code' in round) throw new Error(round.code);
  const { outcome, staked, payout } = round;
  return {
    round: { id: 'round-1', coin: 'gold', ...play, stake: staked, payout: payout ?? 0, outcome },
    awaits: payout === null ? 'decision' : null,
  };
}

async function open(files: PageFiles, laid: Table): Promise<void> {
  const { game, table } = laid;
  let decisions: string[] = [];
  host = await openFrameGame(browser, files, game.id, (message) => {
    const { type, request } = message;
    if (type === 'hello')
      return {
        type: 'welcome',
        gameId: game.id,
        settings,
        table: { coin: 'gold', stakes: game.stakes.gold, ...table },
        balance: { gold: 10_000, sweeps: 0 },
        limits: { shortestCycleMs: 5_000, waitMs: 0 },
        rules: { family: game.family, ...game.rules },
      };
    if (type !== 'stake' && type !== 'decision') return null;
    if (replacement !== undefined) return replacement && { type: 'error', request, ...replacement };
    if (type === 'stake') decisions = [];
    else decisions.push(message['decision'] as string);
    const staked = { stake: (message['stake'] as number | undefined) ?? stake };
    const choice = (message['choice'] as string | null | undefined) ?? null;
    return { type: 'outcome', request, ...roundOf(laid, { ...staked, choice, decisions }) };
  });
  await expect.poll(() => messagesOf('ready').length).toBe(1);
}

function messagesOf(type: string) {
  return host.messages.filter((message) => message.type === type);
}

function button(name: RegExp) {
  return host.game.getByRole('button', { name });
}

/** A button that may be pressed: after a change of the buttons they are blocked for a moment. */
function openButton(name: RegExp) {
  return host.game.getByRole('button', { name, disabled: false });
}

/** Text of the focused element in the frame. */
function focused(): Promise<string> {
  const frame = host.page.frames().find((each) => each !== host.page.mainFrame()) as Frame;
  return frame.evaluate<string>(`document.activeElement?.textContent ?? ''`);
}

describe('blackjack table', () => {
  const laid: Table = {
    game: blackjack,
    draws: () => stackedShoe('9s 7d 8h Kc Ts 5c'),
    table: { stake, most: null },
  };
  const files = readFrameGame('blackjack');

  it('keeps the keyboard focus on its buttons through a whole round', async () => {
    await open(files, laid);
    replacement = null;

    await button(/^Deal/).press('Enter');
    await expect.poll(() => messagesOf('stake').length).toBe(1);
    expect(await button(/^Deal/).getAttribute('aria-disabled')).toBe('true');
    expect(await focused()).toMatch(/^Deal/);
    replacement = undefined;
    await host.post({
      type: 'outcome',
      request: messagesOf('stake')[0]?.['request'],
      ...roundOf(laid, { stake, choice: null, decisions: [] }),
    });

    await openButton(/^Stand/).waitFor();
    expect(await focused()).toMatch(/^Hit/);
    await host.page.keyboard.press('s');
    await expect.poll(() => messagesOf('shown').length).toBe(1);
    expect(await focused()).toMatch(/^Rebet & deal/);
    expect(host.faults).toEqual([]);
  });

  itInFullRun('repeats the stake of the last round by one press, until another stake is chosen', async () => {
    await open(files, laid);
    await button(/^Deal/).click();
    await button(/^Stand/).click();

    await button(/^Rebet & deal/).click();
    await expect.poll(() => messagesOf('stake').map((message) => message['stake'])).toEqual([stake, stake]);
    await button(/^Stand/).click();
    await button(/^Rebet & deal/).waitFor();
    const other = { coin: 'gold', stake: 500, stakes: [100, 500], most: null };
    await host.post({ type: 'table', table: other });

    await button(/^Deal/).waitFor();
    expect(await host.game.locator('.seat__amount:not(:empty)').allTextContents()).toEqual(['500 GC']);
    expect(await host.game.locator('.card').count()).toBe(0);
  });

  itInFullRun('leaves the whole face-up card of the dealer uncovered', async () => {
    await open(files, laid);
    await button(/^Deal/).click();
    await button(/^Stand/).waitFor();

    const [up, hole] = await host.game.locator('#dealer .card').all();
    const [left, right] = [await up!.boundingBox(), await hole!.boundingBox()];
    expect(left!.x + left!.width).toBeLessThanOrEqual(right!.x);
  });

  itInFullRun('shows the average of each decision on request, and hides it with the next one', async () => {
    await open(files, { ...laid, draws: () => stackedShoe('8s 3h 8d Kc 3s Th') });
    await button(/^Deal/).click();

    await button(/^Hint/).click();

    expect(await button(/^Split/).textContent()).toMatch(/\+8\.69%$/);
    expect(await host.game.getByRole('status').textContent()).toMatch(/Stand -25\.23%.* Best: split\.$/);
    expect(await button(/^Hint/).getAttribute('aria-pressed')).toBe('true');
    await button(/^Split/).click();
    await expect.poll(() => button(/^Hint/).getAttribute('aria-pressed')).toBe('false');
    expect(await host.game.locator('.press__hint:not(:empty)').count()).toBe(0);
  });

  itInFullRun('offers insurance under an ace before the hand is played', async () => {
    await open(files, { ...laid, draws: () => stackedShoe('9s Ah 2d 8c Th') });
    await button(/^Deal/).click();

    await openButton(/^Insurance/).waitFor();
    expect(await button(/^Stand/).count()).toBe(0);
    await host.page.keyboard.press('i');
    await button(/^Double/).click();

    await expect.poll(() => messagesOf('shown').length).toBe(1);
    expect(messagesOf('decision').map(({ decision }) => decision)).toEqual(['insurance', 'double']);
    expect(await host.game.getByRole('status').textContent()).toMatch(/Insurance lost\.$/);
    await button(/^Rebet & deal/).waitFor();
  });

  itInFullRun('ignores a press of a disabled button', async () => {
    await open(files, laid);
    await host.post({ type: 'pause', because: 'reality-check' });
    await expect.poll(() => button(/^Deal/).getAttribute('aria-disabled')).toBe('true');

    await button(/^Deal/).press('Enter');
    await host.post({ type: 'go-on' });
    await expect.poll(() => button(/^Deal/).getAttribute('aria-disabled')).toBe('false');

    expect(messagesOf('stake')).toEqual([]);
  });

  itInFullRun('marks a replayed round as a replay', async () => {
    await open(files, laid);
    const { round } = roundOf(laid, { stake, choice: null, decisions: ['stand'] });

    await host.post({ type: 'replay', round });

    await expect.poll(() => messagesOf('shown')).toMatchObject([{ round: 'round-1' }]);
    expect(await host.game.getByRole('status').textContent()).toMatch(/^Replay: /);
  });

  it.each(themes)('has no axe violations while it waits for a decision: %s', async (theme) => {
    await open(files, laid);
    await host.post({ type: 'settings', settings: { ...settings, theme } });
    await button(/^Deal/).click();
    await openButton(/^Stand/).waitFor();

    expect(await findFrameAccessibilityViolations(host.page)).toEqual([]);
  });
});

describe('roulette table', () => {
  const laid: Table = {
    game: roulette,
    draws: () => ({ below: () => 17 }),
    table: { stake: null, most: 2_000 },
  };
  const lastNumbers = () => host.game.getByRole('list').getByRole('listitem').allTextContents();
  const past = () => ({
    ...roundOf(laid, { stake: 300, choice: 'odd 300', decisions: [] }).round,
    id: 'round-0',
  });
  const files = readFrameGame('roulette');

  itInFullRun('keeps the keyboard focus on its button while the wheel turns', async () => {
    await open(files, laid);
    await button(/^Red, /).click();
    replacement = null;

    await button(/^Spin/).press('Enter');
    await expect.poll(() => messagesOf('stake').length).toBe(1);

    expect(await button(/^Spin/).getAttribute('aria-disabled')).toBe('true');
    expect(await focused()).toBe('Spin');
  });

  it('adds played and resumed numbers to the last ones that the site knows, but no replayed one', async () => {
    await open(files, laid);
    await host.post({ type: 'numbers', numbers: [0] });
    await expect.poll(lastNumbers).toEqual(['0']);

    await host.post({ type: 'replay', round: past() });
    await expect.poll(() => messagesOf('shown').length).toBe(1);
    expect(await host.game.getByRole('status').textContent()).toMatch(/^Replay: 17, black\./);
    expect(await lastNumbers()).toEqual(['0']);
    await host.post({ type: 'resume', round: past(), awaits: null });
    await expect.poll(() => messagesOf('shown').length).toBe(2);
    expect(await lastNumbers()).toEqual(['17', '0']);
    await button(/^Red, /).click();
    await button(/^Spin/).click();

    await expect.poll(() => messagesOf('shown').length).toBe(3);
    expect(await lastNumbers()).toEqual(['17', '17', '0']);
  });

  itInFullRun(
    'places five chips by one press with neighbors on, and takes them back as one step',
    async () => {
      await open(files, laid);
      await button(/neighbors$/).click();

      await button(/^Number 17,.*; with 2, 25, 34, 6$/).click();
      expect(await host.game.getByRole('status').textContent()).toBe(
        '2, 25, 17, 34, 6. Total stake: 500 GC.',
      );
      await button(/^Spin/).click();

      await expect
        .poll(() => messagesOf('stake'))
        .toMatchObject([
          {
            stake: 500,
            choice: 'straight-17 100, straight-2 100, straight-25 100, straight-34 100, straight-6 100',
          },
        ]);
      await expect.poll(() => messagesOf('shown').length).toBe(1);
      await button(/^Number 0,/).click();
      await button(/^Undo/).click();
      expect(await host.game.getByRole('status').textContent()).toBe('No chips on the table.');
    },
  );

  it('raises the chips to the limit by Max, lays the last bets so after a spin, and names why it cannot', async () => {
    await open(files, laid);
    const total = () => host.game.getByRole('status').textContent();
    await button(/^Max bets, no chips to raise$/).waitFor();

    await button(/^Red, /).click();
    await button(/^Max bets$/).click();
    expect(await total()).toBe('Total stake: 2,000 GC.');
    expect(await button(/^Max bets, above your limit$/).getAttribute('aria-disabled')).toBe('true');
    await button(/^½ bets$/).click();
    await button(/^Spin/).click();
    await expect.poll(() => messagesOf('shown').length).toBe(1);
    await button(/^Max bets$/).click();

    expect(await total()).toBe('Total stake: 2,000 GC.');
  });

  itInFullRun('restores its chips after a replay', async () => {
    await open(files, laid);
    await button(/^Red, /).click();

    await host.post({ type: 'replay', round: past() });
    await expect.poll(() => messagesOf('shown').length).toBe(1);

    await button(/^Red, .* 100 GC on it$/).waitFor();
    // A replay is shown for three seconds.
    await expect
      .poll(() => host.game.locator('.chip:not([hidden]):not(.chip--face)').allTextContents(), {
        timeout: 10_000,
      })
      .toEqual(['100']);
    await button(/^Spin/).click();
    await expect.poll(() => messagesOf('stake')).toMatchObject([{ stake: 100, choice: 'red 100' }]);
  });

  itInFullRun('limits the stake to the player’s maximum per spin and shows it', async () => {
    await open(files, { ...laid, table: { stake: null, most: 200 } });

    for (let times = 0; times < 3; times += 1) await button(/^Red, /).click();
    expect(await host.game.getByRole('status').textContent()).toMatch(/^Your limit is 200 GC per spin\./);
    await host.post({ type: 'table', table: { coin: 'gold', stake: null, stakes: [100], most: 100 } });
    await button(/^Spin/).click();

    expect(await host.game.getByRole('status').textContent()).toMatch(/^Your limit is 100 GC per spin\./);
    expect(messagesOf('stake')).toEqual([]);
  });

  it.each(themes)('has no axe violations with chips and after a spin: %s', async (theme) => {
    await open(files, laid);
    await host.post({ type: 'settings', settings: { ...settings, theme } });
    await button(/^Red, /).click();
    expect(await findFrameAccessibilityViolations(host.page)).toEqual([]);

    await button(/^Spin/).click();
    await expect.poll(() => messagesOf('shown').length).toBe(1);
    expect(await findFrameAccessibilityViolations(host.page)).toEqual([]);
  });
});
