import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { itInFullRun } from '../full-run';
import { findAccessibilityViolations } from './accessibility-violations';
import { devices, openPage } from './open-browser';
import { siteUrl } from './product';
import { finishSignIn, continueWith } from './provider-page';
import { openBrowser } from './shared-browser';
import { openNewPlayer } from './signed-in';
import { mailedCode, password, signIn, submitSignUp } from './visitor';

const newPassword = 'Harbour-Dawn-99';
/** Makes email addresses unique per run. */
const runId = Date.now().toString(36);
/** Leaves time for two services, or for a queue. */
const pollOptions = { timeout: 20_000 };

describe.each(devices)('the profile on a $device', ({ device, width, height }) => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterAll(() => browser.close());

  const viewport = { width, height };
  const open = () => openPage(browser, viewport);
  const addressOf = (who: string) => `${who}-${device}-${runId}@jade.test`;

  const join = (email: string) => openNewPlayer(browser, siteUrl, email, viewport);

  /** Opens the same account on another device. */
  async function elsewhere(email: string, secret = password) {
    const opened = await open();
    await opened.page.goto(`${siteUrl}/Login`);
    await signIn(opened.page, email, secret);
    await opened.page.goto(`${siteUrl}/Account`);
    await opened.page.getByRole('heading', { name: 'Your coins' }).waitFor();
    return opened;
  }

  /** Tries to sign in on a separate device. @returns the message of the alert */
  async function tryToSignIn(email: string, secret: string): Promise<string> {
    const { page, context } = await open();
    await page.goto(`${siteUrl}/Login`);
    await page.getByLabel('Email address').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(secret);
    await page.getByRole('button', { name: 'Sign in' }).click();
    const message = await page.getByRole('alert').innerText();
    await context.close();
    return message;
  }

  itInFullRun(
    'changes the email address by a code to the new one; both receive a notice, and only the new one signs in',
    async () => {
      const before = addressOf('moves');
      const after = addressOf('moved');
      const { page, context, faults } = await join(before);
      await page.goto(`${siteUrl}/Account/profile`);
      const panel = page.getByRole('region', { name: 'Email address' });

      await panel.getByLabel('New email address').fill(after);
      await panel.getByRole('button', { name: 'Send me a code' }).click();
      await panel.getByText(`We sent a code to ${after}.`).waitFor();
      await panel.getByLabel('Code').fill('000000');
      await panel.getByRole('button', { name: 'Confirm' }).click();
      await panel.getByText('That code is wrong or has expired.').waitFor();
      expect(await findAccessibilityViolations(page)).toEqual([]);
      await panel.getByLabel('Code').fill(await mailedCode(siteUrl, after));
      await panel.getByRole('button', { name: 'Confirm' }).click();
      await page.getByText(`You now sign in with ${after}.`).waitFor();
      await panel.getByText(after, { exact: true }).waitFor();

      await expect.poll(() => subjectsTo(before), pollOptions).toContain('Your email address was changed');
      await expect.poll(() => subjectsTo(after), pollOptions).toContain('Your email address was changed');
      expect(await tryToSignIn(before, password)).toContain('is incorrect');
      const { page: other, context: otherDevice } = await elsewhere(after);
      await other.getByRole('main').getByText(after, { exact: true }).waitFor();
      // The browser reports the 400 for the intended wrong code.
      expect(faults.filter((fault) => !fault.includes('400'))).toEqual([]);
      await otherDevice.close();
      await context.close();
    },
  );

  itInFullRun('offers a new code after half a minute, which a background tab does not stop', async () => {
    const { page, context, faults } = await open();
    await page.clock.install();
    await page.goto(`${siteUrl}/Login?step=sign-up`);
    await submitSignUp(page, addressOf('away'), password);
    await page.getByText('You can request a new code in').waitFor();

    // Timers that are due are called once, as in a tab that comes to the front again.
    await page.clock.fastForward('00:31');

    await page.getByRole('button', { name: 'Send a new code' }).click({ timeout: 5_000 });
    await page.getByText(/in (30|29|28) s\.$/).waitFor();
    expect(faults).toEqual([]);
    await context.close();
  });

  itInFullRun('changes the password, which revokes the old one and all other sessions at once', async () => {
    const email = addressOf('careful-password');
    const { page, context } = await join(email);
    const { page: other, context: otherDevice } = await elsewhere(email);
    await page.goto(`${siteUrl}/Account/profile`);
    const panel = page.getByRole('region', { name: 'Password' });

    await panel.getByLabel('Current password').fill('Not-The-One-1');
    await panel.getByRole('textbox', { name: 'New password' }).fill(newPassword);
    await panel.getByRole('button', { name: 'Change password' }).click();
    await panel.getByRole('alert').waitFor();
    await panel.getByLabel('Current password').fill(password);
    await panel.getByRole('button', { name: 'Change password' }).click();
    await page.getByText('Your password was changed. All other devices are signed out.').waitFor();

    // This page continues, and the other shows a sign-in dialog.
    await goToSection(page, 'Overview');
    await page.getByRole('heading', { name: 'Your coins' }).waitFor();
    // The dialog may already cover the link and hide its role, because open pages are notified of the sign-out.
    await other.locator('a', { hasText: 'Limits and breaks' }).first().dispatchEvent('click');
    const dialog = other.getByRole('dialog', { name: 'Please sign in again' });
    await dialog.getByLabel('Password', { exact: true }).fill(password);
    await dialog.getByRole('button', { name: 'Sign in and continue' }).click();
    await dialog.getByRole('alert').waitFor();
    await dialog.getByLabel('Password', { exact: true }).fill(newPassword);
    await dialog.getByRole('button', { name: 'Sign in and continue' }).click();
    await other.getByRole('heading', { name: 'Limits and breaks', level: 1 }).waitFor();
    expect(await tryToSignIn(email, password)).toContain('is incorrect');
    await otherDevice.close();
    await context.close();
  });

  itInFullRun('confirms an address that Facebook did not verify, and does not ask again', async () => {
    const email = addressOf('by-facebook');
    const { page, context } = await open();
    await page.goto(`${siteUrl}/Login?next=/Account/profile`);
    await continueWith(page, { provider: 'Facebook', email });
    await page.getByRole('heading', { name: 'Confirm your email address' }).waitFor();
    await page.getByRole('button', { name: 'Not now' }).click();
    await finishSignIn(page);
    const panel = page.getByRole('region', { name: 'Email address' });
    await panel.getByText('This address is not confirmed yet.').waitFor();
    expect(await findAccessibilityViolations(page)).toEqual([]);

    await panel.getByRole('button', { name: 'Confirm this address' }).click();
    await panel.getByText(`We sent a code to ${email}.`).waitFor();
    await panel.getByLabel('Code').fill(await mailedCode(siteUrl, email));
    await panel.getByRole('button', { name: 'Confirm', exact: true }).click();
    await page.getByText('Your email address is confirmed.').waitFor();
    await panel.getByText('This address is not confirmed yet.').waitFor({ state: 'detached' });

    const { page: again, context: later } = await open();
    await again.goto(`${siteUrl}/Login?next=/Account/profile`);
    await continueWith(again, { provider: 'Facebook', email });
    await finishSignIn(again);
    await again.getByRole('heading', { name: 'Profile', level: 1 }).waitFor();
    expect(await again.getByText('This address is not confirmed yet.').count()).toBe(0);
    await later.close();
    await context.close();
  });

  itInFullRun('uploads, shows, replaces and removes a profile picture', async () => {
    const { page, context, faults } = await join(addressOf('pictured'));
    await page.goto(`${siteUrl}/Account/profile`);
    const panel = page.getByRole('region', { name: 'Your picture' });
    const file = panel.getByLabel('Picture file');

    await file.setInputFiles({ name: 'notes.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF') });
    await panel.getByText('This file is not a picture.').waitFor();
    await file.setInputFiles({
      name: 'huge.png',
      mimeType: 'image/png',
      buffer: Buffer.alloc(10 * 1024 * 1024 + 1),
    });
    await panel.getByText('Pictures can be up to 10 MB.').waitFor();
    expect(await findAccessibilityViolations(page)).toEqual([]);

    await file.setInputFiles(await createPicture(page, 'rgb(200, 30, 30)'));
    await page.getByText('Your picture was saved.').waitFor();
    await expect.poll(() => colorOf(page), pollOptions).toBe('red');
    await file.setInputFiles(await createPicture(page, 'rgb(30, 30, 200)'));
    await expect.poll(() => colorOf(page), pollOptions).toBe('blue');
    await page.reload();
    await expect.poll(() => colorOf(page), pollOptions).toBe('blue');
    await page.goto(`${siteUrl}/Account`);
    await expect.poll(() => colorOf(page), pollOptions).toBe('blue');
    expect(await findAccessibilityViolations(page)).toEqual([]);

    await page.goto(`${siteUrl}/Account/profile`);
    await panel.getByRole('button', { name: 'Remove picture' }).click();
    await page.getByText('Your picture was removed.').waitFor();
    await expect.poll(() => page.locator('.avatar img').count(), pollOptions).toBe(0);
    await page.reload();
    await panel.getByRole('button', { name: 'Choose a picture' }).waitFor();
    expect(await page.locator('.avatar img').count()).toBe(0);
    expect(faults).toEqual([]);
    await context.close();
  });

  itInFullRun('shows an error when a section fails to load, and loads it by Try again', async () => {
    const { page, context } = await join(addressOf('unlucky'));
    await page.goto(`${siteUrl}/Account`);
    await page.getByRole('heading', { name: 'Your coins' }).waitFor();
    await page.route('**/play-limits', (route) => route.fulfill({ status: 503, body: unavailable }));

    await goToSection(page, 'Limits and breaks');
    await page.getByRole('heading', { name: 'We could not load this part of your account.' }).waitFor();
    await page.getByText('The service did not respond.').waitFor();
    expect(await findAccessibilityViolations(page)).toEqual([]);
    // The other parts of the account stay reachable.
    await goToSection(page, 'Profile');
    await page.getByRole('heading', { name: 'Profile', level: 1 }).waitFor();
    await goToSection(page, 'Limits and breaks');
    await page.getByRole('heading', { name: 'We could not load this part of your account.' }).waitFor();
    await page.unroute('**/play-limits');
    await page.getByRole('button', { name: 'Try again' }).click();

    await page.getByRole('heading', { name: 'Limits and breaks', level: 1 }).waitFor();
    await context.close();
  });
});

const unavailable = JSON.stringify({ error: { code: 'request/unavailable', message: 'Try again.' } });

/** Subjects of the mails to an address. */
async function subjectsTo(email: string): Promise<string[]> {
  const mails = (await (await fetch(`${siteUrl}/_local/mail.json`)).json()) as {
    to: string;
    subject: string;
  }[];
  return mails.filter(({ to }) => to === email).map(({ subject }) => subject);
}

/** A file with a picture of 400 by 300 pixels in one color. */
async function createPicture(page: Page, color: string) {
  const url = (await page.evaluate(`(() => {
    const canvas = document.createElement('canvas');
    canvas.width = 400;
    canvas.height = 300;
    const pen = canvas.getContext('2d');
    pen.fillStyle = '${color}';
    pen.fillRect(0, 0, 400, 300);
    return canvas.toDataURL('image/png');
  })()`)) as string;
  return { name: 'me.png', mimeType: 'image/png', buffer: Buffer.from(url.split(',')[1] ?? '', 'base64') };
}

/** Color at the center of the player’s picture; null until a square of the agreed size is loaded. */
function colorOf(page: Page): Promise<string | null> {
  return page.evaluate(`(() => {
    const shown = document.querySelector('.avatar img');
    if (!shown?.complete || shown.naturalWidth !== 256 || shown.naturalHeight !== 256) return null;
    const canvas = document.createElement('canvas');
    canvas.width = canvas.height = 256;
    const pen = canvas.getContext('2d');
    pen.drawImage(shown, 0, 0);
    const [red, , blue] = pen.getImageData(128, 128, 1, 1).data;
    return red > blue ? 'red' : 'blue';
  })()`);
}

/** Follows a link of the account’s navigation, which narrow screens fold. */
async function goToSection(page: Page, name: string): Promise<void> {
  const folded = page.getByRole('button', { name: /^Section:/ });
  if (await folded.isVisible()) await folded.click();
  await page.getByRole('link', { name }).click();
}
