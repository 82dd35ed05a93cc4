import { text as readText } from 'node:stream/consumers';
import { parse } from 'papaparse';
import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { itInFullRun } from '../full-run';
import { findAccessibilityViolations } from './accessibility-violations';
import { themes, type WatchedPage } from './open-browser';
import { type Answer, requestApi } from './player-api';
import { siteUrl } from './product';
import { openBrowser } from './shared-browser';
import { openNewPlayer } from './signed-in';
import { openTransactions } from './visitor';

/** 320 px is the width of WCAG’s reflow criterion. */
const widths = [320, 375, 1440];

/** Runs in the page: pixels by which the drawer’s content is wider than the drawer. */
const overflowOfDrawer = `
  (({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)(document.querySelector('[open] .dialog-body'))`;

interface LedgerEntry {
  readonly sequence: number;
  readonly kind: string;
  readonly round?: { readonly stake: number; readonly payout: number };
  readonly seedRotation?: {
    readonly revealed: { readonly serverSeed: string; readonly serverSeedHash: string };
  };
}

describe('transaction history', () => {
  let browser: Browser;
  let player: WatchedPage;
  let ledger: LedgerEntry[];
  beforeAll(async () => {
    browser = await openBrowser();
    player = await openNewPlayer(browser, siteUrl, 'historian@jade.test');
    ledger = await createLedger(player.page);
    await player.page.goto(`${siteUrl}/RewardsStore`);
    await openTransactions(player.page);
  });
  afterAll(() => browser.close());

  const drawer = () => player.page.getByRole('dialog', { name: 'Transactions' });

  it('shows a text for every ledger row', async () => {
    await expect.poll(() => drawer().getByRole('listitem').count()).toBe(ledger.length);

    expect(await drawer().getByText('Daily loss limit set to 5.00 SC').count()).toBe(1);
    await drawer().getByText('New seeds').click();
    const [rotation] = ledger.filter(({ seedRotation }) => seedRotation);
    await drawer().getByText(rotation!.seedRotation!.revealed.serverSeed).waitFor();
  });

  itInFullRun.each(themes.flatMap((theme) => widths.map((width) => ({ theme, width }))))(
    'has no axe violations and no overflow, $theme at $width px',
    async ({ theme, width }) => {
      const { page } = player;
      await page.setViewportSize({ width, height: 900 });
      await page.evaluate(`document.documentElement.dataset.theme = '${theme}'`);

      expect(await findAccessibilityViolations(page)).toEqual([]);
      expect(await page.evaluate(overflowOfDrawer)).toBe(0);
    },
  );

  itInFullRun('is filtered by a kind and reset', async () => {
    const rounds = ledger.filter(({ kind }) => kind === 'round');

    await drawer().getByLabel('Show').selectOption({ label: 'Rounds' });
    await expect.poll(() => titlesIn(drawer())).toEqual(rounds.map(() => 'HK Slots'));
    await drawer().getByLabel('Show').selectOption({ label: 'Limits and fairness' });
    await expect
      .poll(() => titlesIn(drawer()))
      .toEqual(expect.arrayContaining(['New seeds', 'Daily loss limit set to 5.00 SC']));
    await drawer().getByRole('button', { name: 'Clear filters' }).click();

    await expect.poll(() => drawer().getByRole('listitem').count()).toBe(ledger.length);
  });

  itInFullRun('shows that a period is empty, and offers to reset the filter', async () => {
    await drawer().getByRole('button', { name: 'Dates' }).click();
    await drawer().getByLabel('To', { exact: true }).fill('2026-01-01');
    await drawer().getByText('No transactions match these filters.').waitFor();
    expect(await findAccessibilityViolations(player.page)).toEqual([]);

    await drawer().getByRole('button', { name: 'Show all' }).click();

    await expect.poll(() => drawer().getByRole('listitem').count()).toBe(ledger.length);
  });

  itInFullRun('is exported completely as JSON, equal to the API response', async () => {
    const { name, text } = await exportAs(player.page, drawer(), 'JSON');

    expect(name).toMatch(/^jade-harbour-transactions-\d{4}-\d\d-\d\d\.json$/);
    expect((JSON.parse(text) as { transactions: LedgerEntry[] }).transactions).toEqual(ledger);
  });

  it('is exported as CSV with one line per transaction', async () => {
    const { text } = await exportAs(player.page, drawer(), 'CSV');

    const lines = parse<Record<string, string>>(text, { header: true, skipEmptyLines: true }).data;
    expect(lines.map(({ number, kind, stake, payout }) => [number, kind, stake, payout])).toEqual(
      ledger.map(({ sequence, kind, round }) => [
        String(sequence),
        kind,
        String(round?.stake ?? ''),
        String(round?.payout ?? ''),
      ]),
    );
    const revealed = ledger.flatMap(({ seedRotation }) => seedRotation?.revealed ?? []);
    expect(
      lines
        .filter(({ server_seed }) => server_seed)
        .map(({ server_seed, server_seed_hash }) => [server_seed, server_seed_hash]),
    ).toEqual(revealed.map(({ serverSeed, serverSeedHash }) => [serverSeed, serverSeedHash]));
  });

  itInFullRun('is exported with the active filters', async () => {
    await drawer().getByLabel('Show').selectOption({ label: 'Limits and fairness' });

    const { text } = await exportAs(player.page, drawer(), 'JSON');

    const kinds = ['play-limits', 'seed-rotation', 'round-seen'];
    expect((JSON.parse(text) as { transactions: LedgerEntry[] }).transactions).toEqual(
      ledger.filter(({ kind }) => kinds.includes(kind)),
    );
  });

  it('has caused no faults so far', () => {
    expect(player.faults).toEqual([]);
  });
});

/** Plays rounds, sets a limit and reveals a seed through the API. @returns the whole ledger, newest first */
async function createLedger(page: Page): Promise<LedgerEntry[]> {
  const call: Call = (...args) => requestApi(page, siteUrl, ...args);
  for (let round = 0; round < 3; round += 1) await playRound(call);
  await call('PUT', '/play-limits/limits', { thing: 'loss-sweeps', period: 'day', most: 500 });
  await call('POST', '/fairness/rotate', {});
  const ledger: LedgerEntry[] = [];
  for (let next: number | null = Number.MAX_SAFE_INTEGER; next !== null;) {
    const { body }: Answer = await call('GET', `/wallet/transactions?limit=100&before=${next}`);
    const listed = body as { items: LedgerEntry[]; next: number | null };
    ledger.push(...listed.items);
    next = listed.next;
  }
  expect(ledger.filter(({ kind }) => kind === 'round')).toHaveLength(3);
  expect(ledger.map(({ sequence }) => sequence)).toEqual(ledger.map((_, index) => ledger.length - index));
  return ledger;
}

type Call = (method: string, path: string, body?: object) => Promise<Answer>;

/** Plays a round once the shortest cycle has passed, and marks free spins as seen. */
async function playRound(call: Call): Promise<void> {
  const { round, awaits } = await vi.waitFor(
    async () => {
      const { status, body } = await call('POST', '/games/hk-slots/rounds', { coin: 'gold', stake: 100 });
      expect(status).toBe(200);
      return body as { round: { id: string }; awaits: string | null };
    },
    { timeout: 15_000, interval: 500 },
  );
  if (awaits === 'seeing') await call('POST', `/games/hk-slots/rounds/${round.id}/seen`);
}

/** Exports the shown rows. @returns the saved file */
async function exportAs(
  page: Page,
  drawer: Locator,
  format: string,
): Promise<{ name: string; text: string }> {
  const saved = page.waitForEvent('download');
  await drawer.getByRole('button', { name: `Export as ${format}` }).click();
  const download = await saved;
  await drawer.getByText(/^Saved \d+ transactions? as/).waitFor();
  return { name: download.suggestedFilename(), text: await readText(await download.createReadStream()) };
}

/** Titles of the shown rows. */
async function titlesIn(drawer: Locator): Promise<string[]> {
  const titles = await drawer.locator('.transaction-title').allInnerTexts();
  return titles.map((title) => title.split('\n')[0]!.trim());
}
