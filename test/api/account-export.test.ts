import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { unzip } from '#lambdas/account/export/zip-fixture';
import { type Answer, type Casino, openCasino } from './casino';
import { openShopper, type Shopper, statusAndCode } from './shopper';

let casino: Casino;
beforeAll(async () => {
  casino = await openCasino();
});
afterAll(async () => {
  await casino.close();
});

const requestExport = ({ callApi }: Shopper, key: string) => callApi('POST', '/account/exports', { key });

/** Polls until the file is ready. */
function untilReady({ callApi }: Shopper, id: string): Promise<Answer> {
  return vi.waitFor(
    async () => {
      const answer = await callApi('GET', `/account/exports/${id}`);
      expect(answer.body.export.state).toBe('ready');
      return answer;
    },
    { timeout: 20_000, interval: 100 },
  );
}

describe('account export', () => {
  it('is built in the background and matches the API responses', async () => {
    const player = await openShopper(casino, 'mine@jade.test', 1_000);
    for (let round = 0; round < 12; round += 1) await casino.playRound(player.token, `round-${round}`);
    await player.callApi('PUT', '/account/profile', { body: { displayName: 'Mei Wong' } });
    await player.callApi('PUT', '/account/saved/wishlist/jade-mug');

    await casino.host.indexesCaughtUp();
    const requested = await requestExport(player, 'mine');
    const { body } = await untilReady(player, requested.body.id);

    expect(statusAndCode(requested)).toEqual([200]);
    const response = await fetch(body.export.link);
    const zip = Buffer.from(await response.arrayBuffer());
    expect(response.headers.get('content-type')).toBe('application/zip');
    expect(response.headers.get('content-disposition')).toContain('attachment');
    expect(zip).toHaveLength(body.export.bytes);
    const files = unzip(zip);
    const listed = await player.callApi('GET', '/wallet/transactions?limit=100');
    const lines = JSON.parse(files.get('ledger.json')!);
    expect(lines).toEqual(listed.body.items.toReversed());
    expect(files.get('rounds.csv')!.trimEnd().split('\r\n')).toHaveLength(1 + 12);
    expect(JSON.parse(files.get('profile.json')!)).toMatchObject({
      email: player.email,
      displayName: 'Mei Wong',
      saved: { wishlist: ['jade-mug'], favoriteGames: [] },
    });
    const fairness = await player.callApi('GET', '/fairness');
    const { revealed: _revealed, ...current } = fairness.body;
    expect(JSON.parse(files.get('seeds.json')!).current).toEqual(current);
  });

  it('is built once for 12 concurrent requests with different keys', async () => {
    const player = await openShopper(casino, 'often@jade.test');

    const answers = await Promise.all(
      Array.from({ length: 12 }, (_each, index) => requestExport(player, `often-${index % 3}`)),
    );

    const requested = answers.filter(({ status }) => status === 200);
    expect(requested.length).toBeGreaterThan(0);
    const ids = new Set(requested.map(({ body }) => body.id));
    expect(ids.size).toBe(1);
    await untilReady(player, [...ids][0]!);
  });

  it('is readable only by its player and only through the signed URL', async () => {
    const player = await openShopper(casino, 'private@jade.test');
    const other = await openShopper(casino, 'curious@jade.test');
    const { id } = (await requestExport(player, 'private')).body;
    const { link } = (await untilReady(player, id)).body.export;

    const elsewhere = await other.callApi('GET', `/account/exports/${id}`);
    const unsigned = await fetch(link.split('?')[0]);
    const bent = await fetch(link.replace(player.id, other.id));

    expect(statusAndCode(elsewhere)).toEqual([404, 'account/unknown-export']);
    expect([unsigned.status, bent.status]).toEqual([403, 403]);
  });
});
