import { expect, it } from 'vitest';
import games from '#content/catalog/games.json' with { type: 'json' };
import { coinsPath } from '../../web/src/lib/games/coins-path';
import { wrappedHeaders } from '../browser/header-heights';
import { waitUntilHydrated } from '../browser/open-browser';
import { itInFullRun } from '../full-run';
import { visitBuild } from './visit-build';

const site = visitBuild();

it('the lobby filters games while typing, shows their number, and keeps the search in the address', async () => {
  const { page, context, faults } = await site.open();
  await page.goto(site.url);
  await waitUntilHydrated(page);
  const cards = page.locator('#games').getByRole('article');

  await page.getByRole('searchbox', { name: 'Search games' }).pressSequentially('tiger');
  await page.getByText(`1 of ${games.length} games`, { exact: true }).waitFor();
  expect(await cards.getByRole('heading').allTextContents()).toEqual(['Neon Tiger']);
  await page.waitForURL('**/?q=tiger');
  await page.getByLabel('Sort by').selectOption('Highest RTP');
  await page.waitForURL('**/?q=tiger&sort=rtp');

  await page.reload();
  await page.getByText(`1 of ${games.length} games`, { exact: true }).waitFor();
  expect(await cards.getByRole('heading').allTextContents()).toEqual(['Neon Tiger']);
  await page.getByRole('searchbox', { name: 'Search games' }).fill('zebra');
  await page.getByText('No games match “zebra”.').waitFor();
  await page.getByRole('button', { name: 'Clear search' }).click();
  await cards.nth(games.length - 1).waitFor();
  await page.waitForURL('**/?sort=rtp');
  expect(faults).toEqual([]);
  await context.close();
});

it('the lobby of a guest reserves no room for parts of players', async () => {
  const { page, context } = await site.open();
  await page.goto(site.url);
  const heights = await page.evaluate<number[]>(
    `[...document.querySelectorAll('.for-players')].map((part) => part.getBoundingClientRect().height)`,
  );

  expect(heights.length).toBeGreaterThan(0);
  expect(heights.filter((height) => height > 0)).toEqual([]);
  await context.close();
});

it('the lobby shows the odds of a game on request, by keyboard and by touch', async () => {
  const { page, context, faults } = await site.open();
  await page.goto(`${site.url}/table`);
  await waitUntilHydrated(page);
  const button = page.locator('#games').getByRole('button', { name: 'Odds of Roulette' });
  const odds = page.getByRole('dialog', { name: 'Odds of Roulette' });

  await button.press('Enter');
  await odds.waitFor();
  expect(await odds.getByRole('term').allTextContents()).toEqual([
    'RTP',
    'Volatility',
    'Hit rate',
    'Top win',
  ]);

  await page.keyboard.press('Escape');
  expect(await odds.isVisible()).toBe(false);
  expect(await page.locator(':focus').getAttribute('aria-label')).toBe('Odds of Roulette');

  await button.click();
  await odds.waitFor();
  expect(new URL(page.url()).pathname).toBe('/table');
  expect(faults).toEqual([]);
  await context.close();
});

it('the header of phones and tablets keeps one row, and its search finds a game by a joined name', async () => {
  const { page, context, faults } = await site.open({ width: 390, height: 800 });
  await page.goto(site.url);
  await waitUntilHydrated(page);

  expect(await wrappedHeaders(page)).toEqual({});
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Search' });
  // The dialog moves the focus to its field.
  await dialog.locator('input:focus').waitFor();
  await page.keyboard.type('hilo');
  const found = dialog.getByRole('link', { name: /^Hi-Lo/ });
  expect(await found.getAttribute('href')).toBe('/games/frame/hi-lo');
  expect(faults).toEqual([]);
  await context.close();
});

itInFullRun('the lobby keeps favorites on the device and shows them first on the next visit', async () => {
  const { page, context, faults } = await site.open();
  await page.goto(`${site.url}/table`);
  await waitUntilHydrated(page);
  const heart = page.locator('#games').getByRole('button', { name: 'Roulette is a favorite' });

  await heart.click();
  expect(await heart.getAttribute('aria-pressed')).toBe('true');

  await page.goto(site.url);
  const favorites = page.getByRole('region', { name: 'Your favorites' });
  await favorites.waitFor();
  expect(await favorites.getByRole('link').allTextContents()).toEqual(['Roulette']);
  expect(await page.getByRole('region', { name: 'Recently played' }).count()).toBe(0);
  expect(faults).toEqual([]);
  await context.close();
});

itInFullRun(
  'the lobby shows every visitor the same game of the day, and another one on the next day',
  async () => {
    const shown = [];
    for (const time of ['2026-11-21T00:00:00Z', '2026-11-21T23:59:59Z', '2026-11-22T00:00:00Z']) {
      const { page, context } = await site.open();
      await page.clock.setFixedTime(new Date(time));
      await page.goto(site.url);
      const panel = page.getByRole('article', { name: 'Game of the day' });
      shown.push(await panel.getByRole('link').getAttribute('href'));
      await context.close();
    }

    expect(shown[1]).toBe(shown[0]);
    expect(shown[2]).not.toBe(shown[0]);
    expect(games.map(coinsPath)).toContain(shown[0]);
  },
);
