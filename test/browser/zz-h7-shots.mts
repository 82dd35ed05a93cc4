import { openBrowser, openPage } from './open-browser';
import { signIn, demoPassword } from './visitor';
import { ask, easiestQuest, playFor } from './quest-errand';
const siteUrl = 'http://localhost:47310';
const browser = await openBrowser();
const first = await openPage(browser, { width: 1440, height: 900 });
first.page.setDefaultTimeout(200000); first.page.setDefaultNavigationTimeout(200000);
await first.page.goto(`${siteUrl}/Login?next=/Quests`, { timeout: 120000 });
await first.page.getByLabel('E-mail address').waitFor({ timeout: 120000 });
await signIn(first.page, 'player@jade.test', demoPassword);
await first.page.getByRole('heading', { name: 'Today', exact: true }).waitFor({ timeout: 120000 });
const quest = await easiestQuest(first.page);
console.log('quest at', new Date().toISOString());console.log('quest', JSON.stringify(quest));
const t = Date.now();
for (let i = quest.progress; i < quest.goal; i += 1) await playFor(first.page, quest, i);
await first.page.getByRole('button', { name: /^Claim/ }).first().waitFor({ timeout: 60000 });
console.log('played in', Date.now() - t);
const storageState = await first.context.storageState();
for (const theme of ['dark', 'light']) for (const width of [375, 1440]) {
  const { page, context, faults } = await openPage(browser, { width, height: width === 375 ? 812 : 900, theme, storageState });
  page.setDefaultTimeout(120000);
  await page.goto(`${siteUrl}/Quests`, { timeout: 120000 });
  await page.getByRole('heading', { name: 'Today', exact: true }).waitFor({ timeout: 120000 });
  await page.waitForTimeout(1500);
  await page.screenshot({ path: `/tmp/h7/quests-${theme}-${width}.png`, fullPage: true });
  if (theme === 'dark') {
    await page.goto(siteUrl); await page.locator('.todays-quest').waitFor({ timeout: 60000 }).catch(() => console.log('no todays quest'));
    await page.waitForTimeout(800);
    await page.screenshot({ path: `/tmp/h7/home-${width}.png` });
  }
  console.log(theme, width, faults);
  await context.close();
}
await first.page.getByRole('button', { name: /^Claim/ }).first().click();
await first.page.waitForTimeout(450);
await first.page.screenshot({ path: `/tmp/h7/claim.png` });
await first.page.waitForTimeout(2500);
await first.page.screenshot({ path: `/tmp/h7/claimed.png` });
console.log('faults', first.faults);
await browser.close();
