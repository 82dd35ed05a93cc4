import { expect, it } from 'vitest';
import { visitBuild } from './visit-build';

const byDefault = visitBuild();
const opened = visitBuild({ demos: 'public' });
it('the lobby leads a guest to a demo where demos are public, without a sign-in', async () => {
  const { page, context } = await opened.open();
  await page.goto(`${opened.url}/table`, { waitUntil: 'networkidle' });
  await page.locator('#games').getByRole('button', { name: 'Odds of Roulette' }).click();

  const odds = page.getByRole('dialog', { name: 'Odds of Roulette' });
  await odds.getByRole('link', { name: 'Try the demo' }).click();

  // There is no API behind the build, so the game itself does not load.
  await page.waitForURL('**/games/roulette');
  await page.waitForLoadState('networkidle');
  expect(new URL(page.url()).pathname).toBe('/games/roulette');
  expect(await page.getByLabel('Email address').count()).toBe(0);
  await context.close();
});

it('a guest has to sign in to play for coins where demos are public', async () => {
  const { page, context, faults } = await opened.open();

  for (const path of ['/games/neon-tiger?play=coins', '/games/frame/roulette', '/games/PlayHKSlots']) {
    await page.goto(opened.url + path);
    await page.getByLabel('Email address').waitFor();
    const { pathname, searchParams } = new URL(page.url());
    expect([pathname, searchParams.get('next')]).toEqual(['/Login', path]);
  }
  expect(faults).toEqual([]);
  await context.close();
});

it('by default, a guest has no link to a demo and has to sign in at its address', async () => {
  const { page, context, faults } = await byDefault.open();
  await page.goto(`${byDefault.url}/table`, { waitUntil: 'networkidle' });
  await page.locator('#games').getByRole('button', { name: 'Odds of Roulette' }).click();
  await page.getByRole('dialog', { name: 'Odds of Roulette' }).waitFor();
  expect(await page.getByText('Try the demo').count()).toBe(0);

  await page.goto(`${byDefault.url}/games/roulette`);
  await page.getByLabel('Email address').waitFor();
  expect(new URL(page.url()).searchParams.get('next')).toBe('/games/roulette');
  expect(faults).toEqual([]);
  await context.close();
});
