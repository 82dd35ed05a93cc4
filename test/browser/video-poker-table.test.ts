import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { cardOf, deck } from '#domain/games/video-poker/deck';
import { jacksOrBetter } from '#domain/games/video-poker/jacks-or-better';
import { perfectHold } from '#domain/games/video-poker/perfect-hold';
import { videoPokerGame } from '#domain/games/video-poker/video-poker-game';
import { itInFullRun } from '../full-run';
import { findFrameAccessibilityViolations } from './accessibility-violations';
import { openBrowser } from './shared-browser';
import { findFaultsAtAnySize, openFrameGame, readFrameGame, type StandInHost } from './stand-in-host';

const game = videoPokerGame(jacksOrBetter);
const stake = 200;
/** The first cards: a full house when the nines are held. The others follow in deck order. */
const firstCards = ['As', 'Kd', '9c', '9d', '2h', '9s', '4c', '4h'];
const stackedDeck = [...firstCards, ...deck.filter((card) => !firstCards.includes(card))];

const welcome = {
  type: 'welcome',
  gameId: 'video-poker',
  settings: { theme: 'dark', locale: 'en-US', reducedMotion: true, sound: 0 },
  table: { coin: 'gold', stake, stakes: [100, 200], most: null },
  balance: { gold: 10_000, sweeps: 0 },
  limits: { shortestCycleMs: 5_000, waitMs: 0 },
  rules: { family: 'video-poker', deck, payTable: jacksOrBetter.payTable },
};

/** Runs in the table: ids of the visible parts that the advice covers, even partly. */
const coveredByAdvice = `(() => {
  const boxOf = (part) => {
    const contents = document.createRange();
    contents.selectNodeContents(part);
    return contents.getBoundingClientRect();
  };
  const advice = document.querySelector('#advice').getBoundingClientRect();
  return [...document.querySelectorAll('#words, #note, #seats, #go, #ask')].filter((part) => {
    const { left, right, top, bottom } = boxOf(part);
    const isBeside = right <= advice.left || left >= advice.right || bottom <= advice.top || top >= advice.bottom;
    return part.checkVisibility({ visibilityProperty: true }) && !isBeside;
  }).map(({ id }) => id);
})()`;

let browser: Browser;
const files = readFrameGame('video-poker');
let host: StandInHost;
let refusal: string | null = null;

beforeAll(async () => {
  browser = await openBrowser();
});

afterEach(async () => {
  refusal = null;
  await host.page.context().close();
});

afterAll(() => browser.close());

/** Draws that deal the stacked cards. */
function draws() {
  const left = deck.map((_, card) => card);
  let dealt = 0;
  return {
    below: () => {
      const from = left.indexOf(cardOf(stackedDeck[dealt]!));
      left[from] = left[dealt]!;
      dealt += 1;
      return from - dealt + 1;
    },
  };
}

function roundAfter(decisions: readonly string[]) {
  const round = game.play(draws(), { stake, choice: null, decisions });
  if ('code' in round) throw new Error(round.code);
  return {
    round: {
      id: 'round-1',
      coin: 'gold',
      stake,
      payout: round.payout ?? 0,
      choice: null,
      decisions,
      outcome: round.outcome,
    },
    awaits: round.payout === null ? 'decision' : null,
  };
}

async function open(): Promise<void> {
  host = await openFrameGame(browser, files, 'video-poker', (message) => {
    const { type, request, decision } = message;
    if (type === 'hello') return welcome;
    if (type !== 'stake' && type !== 'decision') return null;
    if (refusal) return { type: 'error', request, code: refusal, message: 'Not now.' };
    return { type: 'outcome', request, ...roundAfter(type === 'stake' ? [] : [decision as string]) };
  });
  await expect.poll(() => text('#go[aria-disabled=false]')).toBe('DealEnter');
}

function text(selector: string): Promise<string | null> {
  return host.game
    .locator(selector)
    .textContent({ timeout: 1_000 })
    .then(
      (content) => content?.trim() ?? null,
      () => null,
    );
}

/** Messages of the game, without height requests. */
function messageTypes(): string[] {
  return host.messages.filter(({ type }) => type !== 'height').map(({ type }) => type);
}

async function deal(): Promise<void> {
  await host.game.locator('#go').click();
  await expect.poll(() => text('#words')).toBe('Choose cards to hold');
}

describe('video poker table', () => {
  it('is playable by keyboard alone, with digits where the focus is in the game, and announces the hand', async () => {
    await open();

    await host.game.locator('body').click({ position: { x: 2, y: 2 } });
    await host.page.keyboard.press('Enter');
    await expect.poll(() => text('#words')).toBe('Choose cards to hold');
    await host.page.keyboard.press('1');
    await host.game.locator('#go').focus();
    await host.page.keyboard.press('3');
    await host.page.keyboard.press('4');
    await expect.poll(() => text('#go[aria-disabled=false]')).toBe('Draw three cardsEnter');
    await host.page.keyboard.press('Enter');

    await expect
      .poll(() => text('#announcer'))
      .toBe(
        'You have nine of spades, four of clubs, nine of clubs, nine of diamonds and four of hearts. Full house.',
      );
    expect(await text('tr[data-marked=won]')).toBe('Full house8×1,600 GC');
    expect(messageTypes()).toEqual(['hello', 'ready', 'stake', 'decision', 'shown']);
    expect(host.messages.find(({ type }) => type === 'decision')).toMatchObject({
      round: 'round-1',
      step: 0,
      decision: 'hold 00110',
    });
    expect(host.faults).toEqual([]);
  });

  it('sends one request per step, however often a button is pressed', async () => {
    await open();

    await host.game.locator('#go').dblclick();
    await expect.poll(() => text('#words')).toBe('Choose cards to hold');
    await host.game.locator('#go').dblclick();
    await expect.poll(() => messageTypes().at(-1)).toBe('shown');

    expect(messageTypes().filter((type) => type === 'stake' || type === 'decision')).toEqual([
      'stake',
      'decision',
    ]);
  });

  it('keeps the held cards after a refusal', async () => {
    await open();
    await deal();
    await host.game.getByRole('button', { name: 'Hold card 1, ace of spades' }).click();
    refusal = 'refused';

    await host.game.locator('#go').click();
    await expect.poll(() => messageTypes().at(-1)).toBe('decision');
    await expect.poll(() => text('#words')).toBe('Choose cards to hold');

    const held = host.game.locator('.seat[aria-pressed=true]');
    expect(await held.getAttribute('aria-label')).toBe('Hold card 1, ace of spades');
    expect(await text('#go-words')).toBe('Draw four cards');
  });

  itInFullRun('shows that no cards were dealt when a stake is refused', async () => {
    await open();
    refusal = 'refused';

    await host.game.locator('#go').click();

    await expect.poll(() => text('#announcer')).toBe('No cards were dealt. You keep your stake.');
    await expect.poll(() => text('#go[aria-disabled=false]')).toBe('DealEnter');
  });

  itInFullRun('restores an open hand', async () => {
    await open();

    await host.post({ type: 'resume', ...roundAfter([]) });

    await expect.poll(() => text('#words')).toBe('Choose cards to hold');
    expect(await host.game.getByRole('button', { name: 'Hold card 3, nine of clubs' }).isEnabled()).toBe(
      true,
    );
    expect(messageTypes()).toEqual(['hello', 'ready']);
  });

  itInFullRun('shows the result of a hand that another tab completed', async () => {
    await open();
    await deal();
    refusal = 'moved-on';

    await host.game.locator('#go').click();
    await host.post({ type: 'resume', ...roundAfter(['hold 00110']) });

    await expect.poll(() => text('#note')).toBe('Pays 1,600 GC');
    await expect.poll(() => text('#go[aria-disabled=false]')).toBe('DealEnter');
    expect(messageTypes()).toContain('shown');
  });

  itInFullRun('marks a replayed round as a replay and reports its end', async () => {
    await open();

    await host.post({ type: 'replay', round: roundAfter(['hold 00110']).round });

    await expect.poll(() => messageTypes().at(-1)).toBe('shown');
    expect(await text('#announcer')).toMatch(/^Replay: .*Full house\.$/);
    expect(await text('#note')).toBe('Replay. Pays 1,600 GC');
  });

  itInFullRun('ignores presses while paused', async () => {
    await open();
    await host.post({ type: 'pause', because: 'reality-check' });
    await expect.poll(() => text('#go[aria-disabled=true]')).toBe('DealEnter');

    await host.game.locator('#go').click({ force: true });
    await host.post({ type: 'go-on' });
    await expect.poll(() => text('#go[aria-disabled=false]')).toBe('DealEnter');

    expect(messageTypes()).toEqual(['hello', 'ready']);
  });

  it('shows perfect play afterwards and has no axe violations', async () => {
    await open();
    await deal();
    await host.game.locator('#go').click();
    await host.game.getByRole('button', { name: 'Best play' }).click();

    const { returned, returnOf } = perfectHold(jacksOrBetter, firstCards.slice(0, 5));
    const own = returnOf([false, false, false, false, false]);
    expect(await text('#advice')).toBe(
      `Perfect play holds the nine of clubs and nine of diamonds and returns ${returned.toFixed(2)}\u00a0× your stake on average. ` +
        `Your choice returns ${own.toFixed(2)}\u00a0× your stake.`,
    );
    expect(await findFrameAccessibilityViolations(host.page)).toEqual([]);
  });

  it('covers nothing but the pay table with perfect play', async () => {
    await open();
    await deal();
    await host.game.locator('#go').click();
    await host.game.getByRole('button', { name: 'Best play' }).click();
    await expect.poll(() => text('#advice')).toContain('Perfect play holds');

    expect(await findFaultsAtAnySize(host, coveredByAdvice)).toEqual([]);
  });
});
