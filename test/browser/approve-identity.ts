import type { Page } from 'playwright-core';
import { vi } from 'vitest';
import { pngHeader } from '../png-header';
import { callApi, subOf } from './player-api';

const polling = { timeout: 30_000, interval: 200 };

interface Queue {
  readonly items: readonly { readonly player: string; readonly revision: number }[];
}

/** Approves the submitted check of a player. */
export async function approveCheck(siteUrl: string, player: string, admin: Page): Promise<void> {
  const submitted = await vi.waitFor(async () => {
    const path = '/admin/identity-checks?limit=100';
    const { items } = await callApi<Queue>(admin, siteUrl, 'GET', path);
    const found = items.find((check) => check.player === player);
    if (!found) throw new Error('The check is not submitted yet');
    return found;
  }, polling);
  const decision = { revision: submitted.revision, faults: [] };
  const decisions = `/admin/identity-checks/${player}/decisions`;
  const { state } = await callApi<{ state: string }>(admin, siteUrl, 'POST', decisions, decision);
  if (state !== 'approved') throw new Error(`The check is ${state}.`);
}

/** Submits identity documents as the player of one page and approves them as the admin of another. */
export async function approveIdentity(siteUrl: string, player: Page, admin: Page): Promise<void> {
  const path = '/account/identity-check';
  const { filesUrl } = (await (await fetch(`${siteUrl}/config.json`)).json()) as { filesUrl: string };
  for (const kind of ['photo-id', 'selfie']) {
    const { document } = await callApi<{ document: string }>(player, siteUrl, 'POST', `${path}/uploads`, {
      kind,
    });
    const uploads = `${path}/uploads/${document}`;
    const { fields } = await callApi<{ fields: Record<string, string> }>(player, siteUrl, 'GET', uploads);
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.append(name, value);
    form.append('file', new Blob([pngHeader()]), 'card.png');
    await fetch(filesUrl, { method: 'POST', body: form });
  }
  await vi.waitUntil(
    async () => (await callApi<{ missing: string[] }>(player, siteUrl, 'GET', path)).missing.length === 0,
    polling,
  );
  await callApi(player, siteUrl, 'POST', `${path}/submissions`);
  await approveCheck(siteUrl, await subOf(player), admin);
}
