import { vi } from 'vitest';
import { pngHeader } from '../png-header';
import type { Casino } from './casino';

const polling = { timeout: 30_000, interval: 50 };

/** Submits the identity documents of a player and approves them as an admin. */
export async function approveIdentity(
  casino: Casino,
  { token, player }: { token: string; player: string },
  admin: string,
): Promise<void> {
  const path = '/account/identity-check';
  const post = (url: string, key: string, as: string, body?: object) =>
    casino.callApi('POST', url, { token: as, key: `${player}-${key}`, ...(body && { body }) });
  for (const kind of ['photo-id', 'selfie']) {
    const { document } = (await post(`${path}/uploads`, kind, token, { kind })).body;
    const signed = await casino.callApi('GET', `${path}/uploads/${document}`, { token });
    const form = new FormData();
    for (const [name, value] of Object.entries(signed.body.fields as Record<string, string>))
      form.append(name, value);
    form.append('file', new Blob([pngHeader()]), 'card.png');
    await fetch(`${casino.servicesUrl}/s3/${casino.filesBucket}`, { method: 'POST', body: form });
  }
  const missing = async () => (await casino.callApi('GET', path, { token })).body.missing;
  await vi.waitUntil(async () => (await missing()).length === 0, polling);
  await post(`${path}/submissions`, 'hand-in', token);
  const decided = await post(`/admin/identity-checks/${player}/decisions`, 'yes', admin, {
    revision: await revisionOf(casino, player, admin),
    faults: [],
  });
  if (decided.body.state !== 'approved') throw new Error(`The check was not approved: ${decided.text}`);
}

/** Revision of a submitted check as a reviewer sees it; the index of submitted checks lags behind the table. */
async function revisionOf(casino: Casino, player: string, admin: string): Promise<number> {
  return vi.waitFor(async () => {
    const { body } = await casino.callApi('GET', '/admin/identity-checks?limit=100', { token: admin });
    const submitted = (body.items as { player: string; revision: number }[]).find(
      (check) => check.player === player,
    );
    if (!submitted) throw new Error('The check is not submitted yet');
    return submitted.revision;
  }, polling);
}
