import type { Browser, Page, WebSocketRoute } from 'playwright-core';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { itInFullRun } from '../full-run';
import { callApi } from './player-api';
import { siteUrl } from './product';
import { openBrowser } from './shared-browser';
import { openShopper } from './shopper';
import { headerBalance } from './visitor';

describe('live updates', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterAll(() => browser.close());

  itInFullRun('show a notice while paused, and catch up once reconnected', { timeout: 180_000 }, async () => {
    const { page, context, faults } = await openShopper(browser, siteUrl, {
      email: 'dropped-line@jade.test',
      sweeps: 2_000,
    });
    const sockets = await interceptSockets(page);
    await page.goto(`${siteUrl}/RewardsStore`);
    await sockets.isLive();
    const before = await headerBalance(page, 'sweeps');

    await sockets.cut();
    const notice = page.getByText('Live updates are paused. Balances may lag.');
    await notice.waitFor();
    // On another device the player reserves a prize.
    await callApi(page, siteUrl, 'PUT', '/cart/lines/harbour-cap', { quantity: 1 });
    await callApi(page, siteUrl, 'POST', '/checkout/reservation', {});
    expect(await headerBalance(page, 'sweeps')).toBe(before);

    sockets.mend();
    // A client that waited too long to connect retries after a minute.
    await notice.waitFor({ state: 'hidden', timeout: 90_000 });
    await expect.poll(() => headerBalance(page, 'sweeps'), { timeout: 5_000 }).toBe(before - 1_250);
    expect(faults).toEqual([]);
    await context.close();
  });
});

/** Intercepts the sockets of a page. */
async function interceptSockets(page: Page) {
  const sockets: WebSocketRoute[] = [];
  let acknowledged = 0;
  let mended = Promise.resolve();
  let mend = () => undefined as void;
  await page.routeWebSocket(/\/graphql/, async (socket) => {
    await mended;
    sockets.push(socket);
    const house = socket.connectToServer();
    house.onMessage((message) => {
      if (String(message).includes('start_ack')) acknowledged += 1;
      socket.send(message);
    });
  });
  return {
    isLive: () => expect.poll(() => acknowledged, { timeout: 30_000 }).toBeGreaterThan(0),
    /** Closes open sockets and holds new ones. */
    async cut() {
      mended = new Promise((resolve) => (mend = resolve));
      for (const socket of sockets.splice(0)) await socket.close({ code: 1001 });
    },
    mend: () => mend(),
  };
}
