import { expect, it } from 'vitest';
import games from '#content/catalog/games.json' with { type: 'json' };
import { visitBuild } from './visit-build';

const site = visitBuild();

it('replays clicks, typing and choices from before the code loaded', async () => {
  const { page, context, faults } = await site.open();
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/assets\/(react|site)-[\w-]{8}\.js$/, async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(site.url, { waitUntil: 'domcontentloaded' });
  const heart = page.locator('#games').getByRole('button', { name: 'Neon Tiger is a favorite' });
  await heart.click();
  await page.getByTitle('Light').click();
  await page.getByRole('searchbox', { name: 'Search games' }).pressSequentially('tiger');
  await page.getByLabel('Sort by').selectOption('Highest RTP');
  expect(await heart.getAttribute('aria-pressed')).toBe('false');

  release();
  await page.locator('html[data-theme="light"]').waitFor();
  await page.getByText(`1 of ${games.length} games`, { exact: true }).waitFor();
  await page.waitForURL('**/?q=tiger&sort=rtp');

  expect(await heart.getAttribute('aria-pressed')).toBe('true');
  expect(faults).toEqual([]);
  await context.close();
});

it('keeps the beginning of a text whose rest is typed after hydration', async () => {
  const { page, context, faults } = await site.open();
  const held: (() => void)[] = [];
  const hold = (code: RegExp) =>
    page.route(code, async (route) => {
      await new Promise<void>((resolve) => held.push(resolve));
      await route.continue();
    });
  await hold(/\/assets\/site-[\w-]{8}\.js$/);
  const requested = page.waitForRequest(/\/assets\/site-[\w-]{8}\.js$/);
  await page.goto(site.url, { waitUntil: 'domcontentloaded' });
  const search = page.getByRole('searchbox', { name: 'Search games' });
  await search.pressSequentially('tig');
  await requested;

  // The code that repeats early presses follows hydration, and comes late.
  await hold(/\/assets\/after-load-[\w-]{8}\.js$/);
  const late = page.waitForRequest(/\/assets\/after-load-[\w-]{8}\.js$/);
  held.shift()?.();
  await late;
  expect(await search.inputValue()).toBe('tig');
  await search.pressSequentially('er');
  held.shift()?.();

  await page.waitForURL('**/?q=tiger');
  expect(await search.inputValue()).toBe('tiger');
  expect(faults).toEqual([]);
  await context.close();
});

const typeDuringHydration = `
  const search = document.querySelector('input[type=search]');
  // A browser does not set the property of the element, with which React follows its value.
  const setter = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set;
  for (const text of ['tig', 'tiger']) {
    setter.call(search, text);
    search.dispatchEvent(new Event('input', { bubbles: true }));
  }`;

it.each([
  ['a choice', `document.querySelector(".theme-choice[title='Light'] input").click();`, 'light', '/'],
  ['a text', typeDuringHydration, 'dark', '/?q=tiger'],
])('keeps %s from during hydration', async (_, act, theme, path) => {
  const { page, context, faults } = await site.open();
  // React attaches its listeners to the root before it hydrates the first part.
  await page.addInitScript({
    content: `const listen = EventTarget.prototype.addEventListener;
    EventTarget.prototype.addEventListener = function (type, ...rest) {
      listen.call(this, type, ...rest);
      if (this.id !== 'root' || type !== 'click') return;
      EventTarget.prototype.addEventListener = listen;
      queueMicrotask(() => { ${act} });
    };`,
  });

  await page.goto(site.url);
  await page.locator(`html[data-theme="${theme}"]`).waitFor();
  await page.waitForURL(site.url + path);

  expect(faults).toEqual([]);
  await context.close();
});
