import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { itInFullRun } from '../full-run';
import { findAccessibilityViolations } from './accessibility-violations';
import { devices, openPage } from './open-browser';
import { siteUrl } from './product';
import { openBrowser } from './shared-browser';
import { openNewPlayer } from './signed-in';
import { signUpUntilWelcome, setLossLimit, password, signIn } from './visitor';
import { hasNoFreeSpins, selectHkSlotsRound, playerIdOn } from './wallet-state';

const game = '/games/PlayHKSlots';

describe.each(devices)('the account on a $device', ({ device, width, height }) => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterAll(() => browser.close());

  const viewport = { width, height };
  const open = () => openPage(browser, viewport);
  const addressOf = (who: string) => `${who}-${device}@jade.test`;

  /** Opens a page of a new player who skipped the welcome. */
  function join(who: string) {
    return openNewPlayer(browser, siteUrl, addressOf(who), viewport);
  }

  it('welcomes a newcomer step by step, resumes after a reload, and shows the grants', async () => {
    const { page, context, faults } = await open();
    await page.goto(`${siteUrl}/Login?step=sign-up&next=/RewardsStore`);
    await signUpUntilWelcome(page, siteUrl, addressOf('newcomer'));
    expect(await findAccessibilityViolations(page)).toEqual([]);

    await declareResidency(page, 'Texas');
    await page.getByRole('heading', { name: 'The basics' }).waitFor();
    await page.reload();
    await page.getByRole('heading', { name: 'The basics' }).waitFor();
    await page.getByRole('button', { name: 'Accept and continue' }).click();
    await page.getByText('Check the box to accept the terms.').waitFor();
    await page.getByRole('checkbox').and(page.locator(':focus')).waitFor();
    expect(await findAccessibilityViolations(page)).toEqual([]);
    await page.getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Accept and continue' }).click();

    await page.getByRole('heading', { name: 'Set a budget before you start' }).waitFor();
    await page.getByRole('button', { name: 'Set the limit on losses in Sweeps Coins per week' }).click();
    await page.getByLabel('Maximum losses in Sweeps Coins per week, in SC').fill('20');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByText('Saved. This applies right away on every device.').waitFor();
    expect(await findAccessibilityViolations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Continue', exact: true }).click();

    await page.getByRole('heading', { name: 'You are all set' }).waitFor();
    await expect.poll(() => page.locator('.welcome-grant[data-granted]').count()).toBe(2);
    expect(await findAccessibilityViolations(page)).toEqual([]);
    await page.getByRole('link', { name: 'Continue where you left off' }).click();
    await page.waitForURL('**/RewardsStore');
    await page.locator('[data-balance="sweeps"]').getByText('2.50').waitFor();
    expect(faults).toEqual([]);
    await context.close();
  });

  itInFullRun('shows the main button of each sign-in form at 390 × 844, without the tab bar', async () => {
    const { page, context } = await openPage(browser, { width: 390, height: 844 });
    const forms = [
      ['sign-in', 'Sign in'],
      ['sign-up', 'Join free'],
      ['reset-password', 'Send me a code'],
    ] as const;

    for (const [step, name] of forms) {
      await page.goto(`${siteUrl}/Login?step=${step}`);
      const box = await page.getByRole('button', { name, exact: true }).boundingBox();
      expect(box ? box.y + box.height : Infinity, step).toBeLessThanOrEqual(844);
      expect(await page.getByRole('navigation', { name: 'Main' }).count(), step).toBe(0);
    }
    await context.close();
  });

  itInFullRun(
    'shows a newcomer in a blocked state that only Gold Coins are played, and since when',
    async () => {
      const { page, context } = await open();
      await page.goto(`${siteUrl}/Login?step=sign-up`);
      await signUpUntilWelcome(page, siteUrl, addressOf('californian'));

      await declareResidency(page, 'California');

      await page.getByText('You can play with Gold Coins in California.').waitFor();
      await page.getByText(/not offered it there since January 1, 2026/).waitFor();
      await context.close();
    },
  );

  itInFullRun(
    'refuses an under-age newcomer once they confirm the date, and offers a correction',
    async () => {
      const { page, context } = await open();
      const year = new Date().getFullYear() - 15;
      await page.goto(`${siteUrl}/Login?step=sign-up`);
      await signUpUntilWelcome(page, siteUrl, addressOf('youngster'));

      await declareResidency(page, 'Texas', `${year}-05-05`);
      const question = page.getByRole('dialog', { name: `You were born May 5, ${year}?` });
      await question.waitFor();
      expect(await findAccessibilityViolations(page)).toEqual([]);
      await question.getByRole('button', { name: 'Change it' }).click();
      await question.waitFor({ state: 'hidden' });
      expect(await page.getByLabel('Date of birth').isEditable()).toBe(true);
      await page.getByRole('button', { name: 'Continue' }).click();
      await question.getByRole('button', { name: 'Yes, that’s right' }).click();

      await page.getByRole('heading', { name: 'You need to be 21 to play' }).waitFor();
      expect(await findAccessibilityViolations(page)).toEqual([]);
      await page.getByRole('link', { name: 'Ask us to correct it' }).click();
      expect(await page.getByLabel('What happened?').inputValue()).toContain('I mistyped my date of birth.');
      expect(await page.getByLabel('What is it about?').inputValue()).toBe('account');
      await context.close();
    },
  );

  itInFullRun('shows every section of the account, and none cut, however narrow the screen', async () => {
    const { page, context } = await join('reader');
    await page.goto(`${siteUrl}/Account/limits`);
    const links = page.getByRole('navigation', { name: 'Account' }).getByRole('link');
    const unfold = page.getByRole('button', { name: 'Section: Limits and breaks' });
    if (device === 'phone') await unfold.click();
    await links.last().waitFor();

    const boxes = await Promise.all((await links.all()).map((link) => link.boundingBox()));
    expect(boxes).toHaveLength(12);
    expect(boxes.filter((box) => !box || box.x < 0 || box.x + box.width > width)).toEqual([]);
    expect(await findAccessibilityViolations(page)).toEqual([]);
    await links.filter({ hasText: 'Fairness' }).click();
    await page.waitForURL('**/Account/fairness');
    await expect.poll(() => links.first().isVisible()).toBe(device !== 'phone');
    await context.close();
  });

  itInFullRun('does not ask again after “Not now”, even after the next sign-in', async () => {
    const { page, context } = await join('busy');

    await page.goto(`${siteUrl}/Account/security`);
    await page.getByRole('button', { name: 'Sign out here' }).click();
    await page.waitForURL(`${siteUrl}/`);
    await page.goto(`${siteUrl}/Login?next=/RewardsStore`);
    await signIn(page, addressOf('busy'), password);

    await page.waitForURL('**/RewardsStore');
    await context.close();
  });

  it('sets a loss limit that applies to the next round in another tab, and delays a looser one', async () => {
    const { page, context, faults } = await join('careful');
    const playing = await context.newPage();
    const who = playerIdOn(playing);
    await playing.goto(siteUrl + game);
    await playing.getByRole('button', { name: /^Spin/ }).waitFor();
    await selectHkSlotsRound(siteUrl, await who, hasNoFreeSpins);

    await page.goto(`${siteUrl}/Account/limits`);
    const losses = await setLossLimit(page, '99');
    await playing.getByRole('button', { name: /^Spin/ }).click();

    await playing.getByText('This stake could exceed your loss limit.').waitFor();
    await losses.getByRole('button', { name: 'Change the limit on losses in Gold Coins per day' }).click();
    await losses.getByLabel('Maximum losses in Gold Coins per day, in GC').fill('5,000');
    await losses.getByText(/^This is a looser limit, so it starts on /).waitFor();
    await losses.getByRole('button', { name: 'Save', exact: true }).click();
    await losses.getByText(/^Changes to 5,000 GC on .*\.$/).waitFor();
    await playing.reload();
    await playing.getByRole('button', { name: /^Spin/ }).click();
    await playing.getByText('This stake could exceed your loss limit.').waitFor();
    expect(await findAccessibilityViolations(page)).toEqual([]);
    await losses.getByRole('button', { name: 'Keep 99 GC instead' }).click();
    await losses.getByText(/^Changes to 5,000 GC on/).waitFor({ state: 'detached' });
    // The browser logs the 409 of refused rounds.
    expect(faults.filter((fault) => !fault.includes('409'))).toEqual([]);
    await context.close();
  });

  itInFullRun('takes a break that neither a shorter one nor a reload ends', async () => {
    const { page, context } = await join('tired');
    await page.goto(`${siteUrl}/Account/limits`);

    await takeBreak(page, 7);
    const onBreak = page.getByRole('main').getByText(/^You are on a break until .*\.$/);
    const until = await onBreak.first().innerText();
    await takeBreak(page, 1);

    await page.getByText('It is longer than your new choice, so it stays.').waitFor();
    await page.reload();
    expect(await onBreak.first().innerText()).toBe(until);
    await page.goto(siteUrl + game);
    await page.getByRole('button', { name: /^Spin/ }).click();
    await page.getByText('You are on a break.').first().waitFor();
    await context.close();
  });

  itInFullRun(
    'requires two confirmations for a permanent self-exclusion and warns that it is final',
    async () => {
      const { page, context } = await join('leaving');
      await page.goto(`${siteUrl}/Account/limits`);
      await page.getByText('Permanent', { exact: true }).click();
      await page.getByRole('button', { name: 'Exclude me', exact: true }).click();
      await page.getByText('This cannot be undone or shortened').waitFor();
      expect(await findAccessibilityViolations(page)).toEqual([]);

      await page.getByRole('button', { name: 'Continue', exact: true }).click();
      const last = page.getByRole('button', { name: 'Exclude me permanently' });
      expect(await last.isDisabled()).toBe(true);
      await page.getByRole('checkbox', { name: 'I understand that this cannot be undone.' }).check();
      await last.click();

      await page.getByRole('main').getByText('You have excluded yourself permanently.').waitFor();
      await context.close();
    },
  );

  itInFullRun('downloads all data as one file that is built in the background', async () => {
    const { page, context, faults } = await join('takes-along');
    const requests: string[] = [];
    page.on('request', (request) => requests.push(`${request.method()} ${new URL(request.url()).pathname}`));
    await page.route('**/account/exports/*', (route) => route.fulfill({ status: 503, body: '{}' }));
    await page.goto(`${siteUrl}/Account/security`);

    await page.getByRole('button', { name: 'Prepare my data' }).click();
    const retry = page.getByRole('button', { name: 'Try again' });
    await retry.waitFor();
    await page.unroute('**/account/exports/*');
    await retry.click();
    const download = page.getByRole('link', { name: /^Download/ });
    await download.waitFor();

    const file = await page.request.get((await download.getAttribute('href')) ?? '');
    expect([file.status(), (await file.body()).subarray(0, 2).toString()]).toEqual([200, 'PK']);
    expect(requests.filter((request) => /^POST .*\/account\/exports$/.test(request))).toHaveLength(1);
    expect(await findAccessibilityViolations(page)).toEqual([]);
    // The browser reports the 503 for the intended failure.
    expect(faults.filter((fault) => !fault.includes('503'))).toEqual([]);
    await context.close();
  });

  itInFullRun('signs out everywhere: another browser must sign in again at its next request', async () => {
    const here = await join('careless');
    const there = await open();
    await there.page.goto(`${siteUrl}/Login?next=/Account/limits`);
    await there.page.getByLabel('Email address').waitFor();
    await signIn(there.page, addressOf('careless'), password);
    await there.page.waitForURL('**/Account/welcome?**');
    await there.page.getByRole('button', { name: 'Not now' }).click();
    await there.page.getByRole('heading', { name: 'Limits and breaks' }).waitFor();

    await here.page.goto(`${siteUrl}/Account/security`);
    await here.page.getByRole('button', { name: 'Sign out everywhere' }).click();
    await here.page.getByRole('button', { name: 'Sign me out everywhere' }).click();
    await here.page.waitForURL('**/Login');
    // The page may already show the dialog; the pressed choice is sent after the sign-in.
    await there.page.getByText('30 min', { exact: true }).dispatchEvent('click');

    await there.page.getByRole('dialog', { name: 'Please sign in again' }).waitFor();
    await signInAgain(there.page);
    await there.page.getByText('Saved. You will see a reality check every 30 minutes.').waitFor();
    await here.context.close();
    await there.context.close();
  });

  itInFullRun('saves name and address, and shows an error at an invalid postal code', async () => {
    const { page, context } = await join('settled');
    await page.goto(`${siteUrl}/Account/profile`);
    await page.getByLabel('Name', { exact: true }).fill('  Mei  ');
    await page.getByRole('button', { name: 'Save name' }).click();
    await page.getByText('Your display name is now Mei.').waitFor();
    await page.getByRole('button', { name: 'Add an address' }).click();
    await page.getByLabel('Full name').fill('Mei Chan');
    await page.getByLabel('Street address').fill('1 Harbour Road');
    await page.getByLabel('City').fill('Austin');
    await page.getByRole('group', { name: 'Address' }).getByLabel('State').selectOption('TX');
    await page.getByRole('button', { name: 'Save address' }).click();
    await page.getByText('Enter a ZIP code such as 12345 or 12345-6789.').waitFor();
    expect(await findAccessibilityViolations(page)).toEqual([]);
    await page.getByLabel('ZIP code').fill('78701');
    await page.getByRole('button', { name: 'Save address' }).click();

    await page.getByText('Austin, TX 78701').waitFor();
    await page.goto(`${siteUrl}/Account`);
    await page.getByRole('heading', { name: 'Hello, Mei' }).waitFor();
    await context.close();
  });

  itInFullRun('reveals a seed and lists it among the past ones', async () => {
    const { page, context } = await join('curious');
    await page.goto(`${siteUrl}/Account/fairness`);
    await page.getByText('No revealed secrets yet.').waitFor();
    const promised = await page.locator('.hash-text').first().innerText();

    await page.getByLabel('New seed').fill('my-own-seed');
    await page.getByRole('button', { name: 'Change seed and reveal the secret' }).click();
    await page.getByText('0 rounds').click();

    await page.getByRole('listitem').getByText(promised).waitFor();
    expect(await findAccessibilityViolations(page)).toEqual([]);
    await context.close();
  });

  itInFullRun('charts balances over time with their values as a table', async () => {
    const { page, context, faults } = await join('counting');
    await page.goto(`${siteUrl}/Account/charts`);

    await page.getByRole('img', { name: /^Gold Coins from 0 GC to 10,000 GC/ }).waitFor();
    await page.getByRole('link', { name: '1 year' }).click();
    await page.waitForURL('**/Account/charts?span=year');
    await page.getByText('Show as table').click();

    await expect.poll(() => page.getByRole('row').filter({ hasText: '10,000' }).count()).toBe(1);
    expect(await findAccessibilityViolations(page)).toEqual([]);
    expect(faults).toEqual([]);
    await context.close();
  });
});

async function declareResidency(page: Page, state: string, bornOn = '1990-05-17'): Promise<void> {
  await page.getByLabel('Date of birth').fill(bornOn);
  await page.getByLabel('State').selectOption(state);
  await page.getByLabel('Time zone').selectOption('America/Chicago');
  await page.getByRole('button', { name: 'Continue' }).click();
}

async function takeBreak(page: Page, days: number): Promise<void> {
  await page.getByText(days === 1 ? '1 day' : `${days} days`, { exact: true }).click();
  await page.getByRole('button', { name: `Take a ${days}-day break` }).click();
  await page.getByRole('button', { name: 'Start my break' }).click();
  await page.getByRole('button', { name: 'Start my break' }).waitFor({ state: 'detached' });
}

async function signInAgain(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Please sign in again' });
  await dialog.getByLabel('Password', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'Sign in and continue' }).click();
  await dialog.waitFor({ state: 'hidden' });
}
