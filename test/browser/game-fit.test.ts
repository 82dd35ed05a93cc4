import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import gameCatalog from '#content/catalog/games.json' with { type: 'json' };
import { coinsPath } from '../../web/src/lib/games/coins-path';
import { itInFullRun } from '../full-run';
import { scale } from '../scale';
import { scrollsHorizontally } from './accessibility-violations';
import {
  type CatalogGame,
  gamePages,
  gamesOfKinds,
  lowPhones,
  narrowPhones,
  viewports,
  viewportsWithoutBars,
} from './game-fit-cases';
import {
  faultsOfCardLine,
  faultsOfWinLine,
  isLongMessageCut,
  smallButtons,
  spaceAfterBalance,
  stakeBeyondBox,
} from './game-measurements';
import { createHeightTable } from './height-table';
import { siteUrl } from './product';
import { openBrowser } from './shared-browser';
import { openNewPlayer } from './signed-in';

/** The first page of a kind loads its code. */
const waitOptions = { timeout: 30_000 };

/** Balances below the least stake of most games. They cover a lower stake, which is offered beside coins. */
const fewCoins = { gold: 60, sweepsUnplayed: 0, sweepsRedeemable: 0, goldHeld: 0, sweepsHeld: 0 };
/** The controls that are added then. */
const fundsControls = '.play-funds :is(a, button)';

/** Controls that a player needs for a round, by the parts of the page that every game has. */
const controls: readonly (readonly [name: string, find: (page: Page, game: CatalogGame) => Locator])[] = [
  ['balance', (page) => page.locator('.play-balance-amount')],
  ['stake', (page) => page.locator('.play-stake')],
  [
    'main button',
    (page, { kind }) =>
      kind === 'frame'
        ? page.frameLocator('.frame-document').locator('.press--go')
        : page.locator('.play-button'),
  ],
  [
    'last result',
    (page, { kind }) =>
      kind === 'frame'
        ? page.frameLocator('.frame-document').locator('.message, .headline').first()
        : page.locator('.play-message-words'),
  ],
];

describe('a game fits every screen', () => {
  let browser: Browser;
  let page: Page;
  const heights = createHeightTable();
  beforeAll(async () => {
    browser = await openBrowser();
    const email = `fit-${Date.now().toString(36)}@players.test`;
    ({ page } = await openNewPlayer(browser, siteUrl, email, { width: 390, height: 664 }));
  });
  afterAll(async () => {
    if (scale === 'full') console.info(heights.toText());
    await browser.close();
  });

  it.each(gamePages)(
    'without scrolling, with every control in view, also with hidden bars: $path',
    async ({ path, game }) => {
      await page.goto(siteUrl + path);
      await waitUntilPlayable(page, game);

      const withBars = await faultsAtAll(game);
      await page.getByRole('button', { name: 'Hide bars' }).press('Enter');
      const withoutBars = await faultsAtAll(game, viewportsWithoutBars);

      expect({ withBars, withoutBars }).toEqual({ withBars: [], withoutBars: [] });
    },
  );

  it('without a stake over the balance, on a tablet', async () => {
    await page.setViewportSize({ width: 768, height: 1024 });
    await page.goto(`${siteUrl}/games/PlayHKSlots`);
    // The balance appears two frames after the play button.
    await page.locator('.play-balance-amount').waitFor(waitOptions);

    expect(await page.evaluate<number>(spaceAfterBalance)).toBeGreaterThan(0);
  });

  it('with the whole of the longest stake in its box', async () => {
    await page.goto(`${siteUrl}/games/PlayHKSlots`);
    await page.locator('.play-button[aria-disabled="false"]').waitFor(waitOptions);
    const list = page.locator('.play-stake-list');
    const before = await list.inputValue();
    await list.selectOption('100,000 GC');

    for (const viewport of [...viewports, ...narrowPhones]) {
      await page.setViewportSize(viewport);
      await page.evaluate(twoFrames);
      expect.soft(await page.evaluate<number>(stakeBeyondBox), sizeLabel(viewport)).toBeLessThanOrEqual(0);
    }
    // Games open with the last stake, which the balance has to cover in other tests.
    await list.selectOption(before);
  });

  it('with a pay table beside the cards, on a tablet on its side', async () => {
    const game = gameCatalog.find(({ id }) => id === 'video-poker')!;
    await page.goto(`${siteUrl}/games/${game.id}`);
    await waitUntilPlayable(page, game);

    expect(await faultsAtAll(game, [{ width: 1024, height: 768 }])).toEqual([]);
  });

  itInFullRun.each(gamePages.filter(({ game }) => ['roulette', 'video-poker', 'mines'].includes(game.id)))(
    'without scrolling and without a control that is cut, on phones 320 px wide: $path',
    async ({ path, game }) => {
      await page.goto(siteUrl + path);
      await waitUntilPlayable(page, game);

      expect(await faultsAtAll(game, narrowPhones)).toEqual([]);
    },
  );

  describe('while the balance is below the stake', () => {
    beforeAll(() =>
      page.route('**/wallet', async (route) => {
        const response = await route.fetch();
        await route.fulfill({ response, json: { ...(await response.json()), balances: fewCoins } });
      }),
    );
    afterAll(() => page.unroute('**/wallet'));

    it.each(gamesOfKinds)('without scrolling, with every control in view: $id', async (game) => {
      await page.goto(siteUrl + coinsPath(game));
      await page.locator(fundsControls).first().waitFor(waitOptions);
      if (game.kind === 'frame') await waitUntilPlayable(page, game);

      expect(await faultsAtAll(game, lowPhones, fundsControls)).toEqual([]);
    });
  });

  /** @param added  selector of further controls that have to be in view */
  async function faultsAtAll(game: CatalogGame, sizes = viewports, added?: string): Promise<string[]> {
    const faults: string[] = [];
    for (const viewport of sizes) {
      await page.setViewportSize(viewport);
      await page.evaluate(twoFrames);
      faults.push(
        ...(await faultsAt(viewport, game, added)).map((fault) => `${sizeLabel(viewport)}: ${fault}`),
      );
    }
    return faults;
  }

  itInFullRun(
    'without scrolling while offline, and no control is covered by the state of the connection',
    async () => {
      const offlineGames = gameCatalog.filter(({ id }) => ['hk-slots', 'blackjack'].includes(id));
      const faults: string[] = [];
      for (const game of offlineGames) {
        await page.goto(siteUrl + coinsPath(game));
        await waitUntilPlayable(page, game);
        await page.waitForLoadState('networkidle');
        await page.context().setOffline(true);
        await page.locator('.status-line').waitFor();
        if (game.kind !== 'frame') await page.locator('.play-button').click();
        for (const viewport of viewports) {
          await page.setViewportSize(viewport);
          await page.evaluate(twoFrames);
          const found = [...(await faultsAt(viewport, game)), ...(await coveredByStatus())];
          faults.push(...found.map((fault) => `${game.id}, ${sizeLabel(viewport)}: ${fault}`));
        }
        await page.context().setOffline(false);
      }
      expect(faults).toEqual([]);
    },
  );

  /** The bars and controls that the state of the connection overlaps. */
  async function coveredByStatus(): Promise<string[]> {
    const status = await page.locator('.status-line').boundingBox();
    const end = status ? status.y + status.height : 0;
    const below = ['.game-bar', '.play-balance', '.play-coins'];
    const boxes = await Promise.all(below.map((name) => page.locator(name).first().boundingBox()));
    return below.filter((_, index) => (boxes[index]?.y ?? 0) < end - 0.5).map((name) => `${name} is covered`);
  }

  async function faultsAt(
    viewport: { width: number; height: number },
    game: CatalogGame,
    added?: string,
  ): Promise<string[]> {
    const { width, height } = viewport;
    const isPhone = Math.min(width, height) < 480;
    const content = await page.evaluate<number>('document.documentElement.scrollHeight');
    heights.add(page.url().slice(siteUrl.length), viewport, content);
    const faults = content > height ? [`the page is ${content} px high`] : [];
    if (await scrollsHorizontally(page)) faults.push('the page scrolls sideways');
    if (width >= 360 && (await page.evaluate<boolean>(isLongMessageCut))) faults.push('a message is cut');
    if (game.kind === 'frame') faults.push(...(await findFrameFaults(page, isPhone)));
    if (game.kind === 'frame' && added === undefined)
      faults.push(...(await page.evaluate<string[]>(faultsOfWinLine)));
    if (game.kind === 'scratch' && added === undefined)
      faults.push(...(await page.evaluate<string[]>(faultsOfCardLine)));
    const further = added === undefined ? [] : await page.locator(added).all();
    const needed = [
      ...controls.map(([name, find]) => [name, find(page, game)] as const),
      ...further.map((control) => ['an added control', control] as const),
    ];
    for (const [name, control] of needed) {
      const box = await control.boundingBox();
      if (!box || box.y < 0 || box.y + box.height > height + 0.5) faults.push(`${name} is out of view`);
    }
    return faults;
  }
});

async function findFrameFaults(page: Page, isPhone: boolean): Promise<string[]> {
  const element = await page.locator('.frame-document').elementHandle();
  const frame = await element?.contentFrame();
  if (!frame) return ['there is no table'];
  // The document of a frame is laid out by another process, after the page around it.
  await frame.evaluate(twoFrames);
  const { content, room } = await frame.evaluate<{ content: number; room: number }>(
    '({ content: document.documentElement.scrollHeight, room: innerHeight })',
  );
  // The body clips what is too wide, so each control is measured.
  const isCut =
    await frame.evaluate<boolean>(`[...document.querySelectorAll('button, .card')].some((each) => {
    const { left, right } = each.getBoundingClientRect();
    return left < -0.5 || right > innerWidth + 0.5;
  })`);
  const small = isPhone ? await frame.evaluate<string[]>(smallButtons) : [];
  return [
    ...small.map((name) => `the button ${name} is too small for a finger`),
    ...(content > room ? [`the table is ${content} px high in ${room} px`] : []),
    ...(isCut ? ['a button or card of the table is cut at its side'] : []),
  ];
}

async function waitUntilPlayable(page: Page, { kind }: CatalogGame): Promise<void> {
  if (kind !== 'frame') return page.locator('.play-button[aria-disabled="false"]').waitFor(waitOptions);
  await page.locator('.frame-veil').waitFor({ state: 'detached', ...waitOptions });
  await page.frameLocator('.frame-document').locator('.press--go').waitFor(waitOptions);
}

const sizeLabel = ({ width, height }: { width: number; height: number }) => `${width} × ${height}`;

/** Layout after a resize is complete after two frames; an idle browser may not produce frames, hence the timeout. */
const twoFrames =
  'new Promise((done) => { requestAnimationFrame(() => requestAnimationFrame(done)); setTimeout(done, 500); })';
