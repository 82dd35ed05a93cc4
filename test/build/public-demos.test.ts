import { expect, it } from 'vitest';
import { visitBuild } from './visit-build';

const site = visitBuild({ demos: 'public' });

it('the lobby leads a guest to a demo where demos are public, without a sign-in', async () => {
  const { page, context } = await site.open();
  await page.goto(`${site.url}/table`, { waitUntil: 'networkidle' });
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
