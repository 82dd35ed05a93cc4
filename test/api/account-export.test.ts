import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { unzip } from '#lambdas/account/export/zip-fixture';
import { type Answer, type Casino, openCasino } from './casino';
import { openShopper, type Shopper, statusAndCode } from './shop-visit';

let casino: Casino;
beforeAll(async () => {
  casino = await openCasino();
});
afterAll(async () => {
  await casino.close();
});

const askFor = ({ ask }: Shopper, key: string) => ask('POST', '/account/exports', { key });

/** Looks until the file is there. */
function untilReady({ ask }: Shopper, id: string): Promise<Answer> {
  return vi.waitFor(
    async () => {
      const answer = await ask('GET', `/account/exports/${id}`);
      expect(answer.body.export.state).toBe('ready');
      return answer;
    },
    { timeout: 20_000, interval: 100 },
  );
}

describe('a file of all data', () => {
  it('is made in the background and holds what the API tells', async () => {
    const player = await openShopper(casino, 'mine@jade.test', 1_000);
    for (let round = 0; round < 12; round += 1) await casino.playRound(player.token, `round-${round}`);
    await player.ask('PUT', '/account/profile', { body: { displayName: 'Mei Wong' } });

    await casino.host.indexesCaughtUp();
    const asked = await askFor(player, 'mine');
    const { body } = await untilReady(player, asked.body.id);

    expect(statusAndCode(asked)).toEqual([200]);
    const response = await fetch(body.export.link);
    const zip = Buffer.from(await response.arrayBuffer());
    expect(response.headers.get('content-type')).toBe('application/zip');
    expect(response.headers.get('content-disposition')).toContain('attachment');
    expect(zip).toHaveLength(body.export.bytes);
    const files = unzip(zip);
    const told = await player.ask('GET', '/wallet/transactions?limit=100');
    const lines = JSON.parse(files.get('ledger.json')!);
    expect(lines).toEqual(told.body.items.toReversed());
    expect(files.get('rounds.csv')!.trimEnd().split('\r\n')).toHaveLength(1 + 12);
    expect(JSON.parse(files.get('profile.json')!)).toMatchObject({
      email: player.email,
      displayName: 'Mei Wong',
    });
    const fairness = await player.ask('GET', '/fairness');
    const { revealed: _revealed, ...current } = fairness.body;
    expect(JSON.parse(files.get('seeds.json')!).current).toEqual(current);
  });

  it('is made once for 12 requests at once, whatever their keys', async () => {
    const player = await openShopper(casino, 'often@jade.test');

    const answers = await Promise.all(
      Array.from({ length: 12 }, (_each, index) => askFor(player, `often-${index % 3}`)),
    );

    const asked = answers.filter(({ status }) => status === 200);
    expect(asked.length).toBeGreaterThan(0);
    const ids = new Set(asked.map(({ body }) => body.id));
    expect(ids.size).toBe(1);
    await untilReady(player, [...ids][0]!);
  });

  it('is found by nobody else, and under no address but the one that was signed', async () => {
    const player = await openShopper(casino, 'private@jade.test');
    const other = await openShopper(casino, 'curious@jade.test');
    const { id } = (await askFor(player, 'private')).body;
    const { link } = (await untilReady(player, id)).body.export;

    const elsewhere = await other.ask('GET', `/account/exports/${id}`);
    const unsigned = await fetch(link.split('?')[0]);
    const bent = await fetch(link.replace(player.id, other.id));

    expect(statusAndCode(elsewhere)).toEqual([404, 'account/unknown-export']);
    expect([unsigned.status, bent.status]).toEqual([403, 403]);
  });
});
