import type { Browser } from 'playwright-core';
import { scale } from '../scale';
import type { WatchedPage } from './open-browser';
import { acceptTerms, callApi, placeOrder, subOf } from './player-api';
import { openSignedIn } from './signed-in';

/** An audience that signs in. */
export type Member = 'player' | 'affiliate' | 'admin';
export type Audience = 'guest' | Member;

/** At the gate scale the player is also the affiliate, because affiliates can open every page of players. */
const isPlayerAffiliate = scale === 'gate';
export const members: readonly Member[] = isPlayerAffiliate
  ? ['player', 'admin']
  : ['player', 'affiliate', 'admin'];

/** Ids of items with their own pages. Order and purchase belong to the player. */
export interface SeededItems {
  readonly player: string;
  readonly order: string;
  readonly purchase: string;
  readonly draw: string;
}

/** Creates an order, a purchase and a cart of the player, the affiliate membership, and a draw of the admin. */
export async function seedItems(browser: Browser, siteUrl: string): Promise<SeededItems> {
  const [player, affiliate, admin] = await Promise.all([
    openSignedIn(browser, siteUrl, 'player@jade.test'),
    openSignedIn(browser, siteUrl, 'affiliate@jade.test'),
    openSignedIn(browser, siteUrl, 'admin@jade.test'),
  ]);
  for (const { page } of [player, affiliate, admin]) await acceptTerms(page, siteUrl);
  const items = {
    player: await subOf(player.page),
    order: await placeOrder(player.page, siteUrl, 'gold-coins-100k'),
    purchase: await beginPurchase(player, siteUrl),
    draw: await openDraw(admin, siteUrl),
  };
  await callApi(player.page, siteUrl, 'PUT', '/cart/lines/gold-coins-100k', { quantity: 1 });
  await approveAffiliate(isPlayerAffiliate ? player : affiliate, admin, siteUrl);
  for (const { context } of [player, affiliate, admin]) await context.close();
  return items;
}

async function beginPurchase({ page }: WatchedPage, siteUrl: string): Promise<string> {
  const body = { packageId: 'coins-499' };
  const response = await callApi<{ purchase: Identified }>(page, siteUrl, 'POST', '/coins/purchases', body);
  return response.purchase.id;
}

async function openDraw({ page }: WatchedPage, siteUrl: string): Promise<string> {
  const closesAt = new Date(Date.now() + 24 * 60 * 60 * 1000).toISOString();
  const body = { product: 'mega-sweeps-weekend', prize: 'A weekend for two', winners: 3, closesAt };
  return (await callApi<{ draw: Identified }>(page, siteUrl, 'POST', '/admin/draws', body)).draw.id;
}

async function approveAffiliate({ page }: WatchedPage, admin: WatchedPage, siteUrl: string): Promise<void> {
  const { program, rules } = await callApi<{
    program: { state: string };
    rules: { termsVersion: string };
  }>(page, siteUrl, 'GET', '/affiliates');
  // The seeded affiliate is approved already.
  if (program.state === 'none') {
    await callApi(page, siteUrl, 'POST', '/affiliates/requests', {
      site: 'https://harbour-nights.test',
      channels: ['blog'],
      taxCountry: 'US',
      audience: 'People who like to read about slots',
      termsVersion: rules.termsVersion,
    });
    const decisions = `/admin/affiliates/${await subOf(page)}/decisions`;
    await callApi(admin.page, siteUrl, 'POST', decisions, { decision: 'approve', reason: null });
  }
  await callApi(page, siteUrl, 'POST', '/affiliates/links', { name: 'Blog' });
}

interface Identified {
  readonly id: string;
}
