import { describe, expect, it } from 'vitest';
import { openAccount } from './account-fixture';

function setup() {
  const opened = openAccount();
  const callApi = opened.signIn();
  const { memory, player, clock } = opened;
  return {
    ...opened,
    callApi,
    requestExport: (key: string) => callApi('POST', '/account/exports', undefined, key),
    read: (id: string) => callApi('GET', `/account/exports/${id}`),
    wait: (minutes: number) => void (clock.now = new Date(clock.now.getTime() + minutes * 60_000)),
    /** Marks the file as made, as the export function does. */
    make() {
      const profile = memory.profiles.get(player)!;
      const dataExport = { ...profile.dataExport!, made: { at: clock.now, bytes: 1_234 } };
      memory.profiles.set(player, { ...profile, dataExport, revision: profile.revision + 1 });
    },
  };
}

describe('data export routes', () => {
  it('requests an export once per idempotency key and queues it', async () => {
    const { requestExport, read, queue, player } = setup();

    const requested = await requestExport('once');
    const again = await requestExport('once');

    const { id } = requested.body;
    expect([requested.status, again.text]).toEqual([200, requested.text]);
    expect((await read(id)).body.export).toEqual({
      id: expect.stringMatching(/^[\w-]{43}$/),
      state: 'pending',
      requestedAt: '2026-11-21T12:00:00.250Z',
      madeAt: null,
      bytes: null,
      link: null,
      linkExpiresAt: null,
    });
    // The queue deduplicates by message id.
    expect(queue.left).toEqual([0, 1].map(() => ({ player, id })));
  });

  it('returns the same export within the hour, whatever the key', async () => {
    const { requestExport, read, wait, make } = setup();
    const first = (await requestExport('first')).body.id;
    make();
    wait(59);

    const soon = (await requestExport('second')).body.id;
    wait(1);
    const later = (await requestExport('second')).body.id;

    expect(soon).toBe(first);
    expect(later).not.toBe(first);
    expect((await read(later)).body.export.state).toBe('pending');
  });

  it('returns a five-minute link while the file exists', async () => {
    const { requestExport, read, wait, make, callApi, player } = setup();
    const { id } = (await requestExport('once')).body;
    wait(1);
    make();

    const ready = (await read(id)).body.export;
    wait(24 * 60);
    const gone = (await read(id)).body.export;

    expect(ready).toMatchObject({
      state: 'ready',
      bytes: 1_234,
      link: `https://files/${player}/${id}?300`,
      madeAt: '2026-11-21T12:01:00.250Z',
      linkExpiresAt: '2026-11-21T12:06:00.250Z',
    });
    expect(gone).toMatchObject({ state: 'gone', link: null, linkExpiresAt: null });
    expect((await callApi('GET', '/account')).body.exportId).toBe(id);
  });

  it('reports failure when the file was not made within the hour', async () => {
    const { requestExport, read, wait, queue } = setup();
    const { id } = (await requestExport('once')).body;
    wait(60);

    const failed = (await read(id)).body.export;
    const again = (await requestExport('again')).body.id;

    expect(failed.state).toBe('failed');
    expect(again).not.toBe(id);
    expect(queue.left).toHaveLength(2);
  });

  it('accepts a retry with the same key after the queue was unavailable', async () => {
    const { requestExport, queue } = setup();
    queue.isAway = true;

    const failed = await requestExport('once');
    queue.isAway = false;
    const requested = await requestExport('once');

    expect([failed.status, failed.body.error.code]).toEqual([503, 'request/unavailable']);
    expect(requested.status).toBe(200);
    expect(queue.left).toHaveLength(1);
  });

  it("returns 404 for an id that is not the player's latest export", async () => {
    const { requestExport, read } = setup();
    await requestExport('once');

    const refused = await read('some-other-id');

    expect([refused.status, refused.body.error.code]).toEqual([404, 'account/unknown-export']);
  });

  it('refuses a sign-in that was ended', async () => {
    const { requestExport, read, callApi, make, queue } = setup();
    const { id } = (await requestExport('once')).body;
    make();
    await callApi('POST', '/account/sign-outs', undefined, 'sign-out');
    const { length } = queue.left;

    const refused = [await read(id), await requestExport('another')];

    expect(refused.map(({ status, body }) => [status, body.error.code])).toEqual([
      [401, 'session/ended'],
      [401, 'session/ended'],
    ]);
    expect(queue.left).toHaveLength(length);
  });
});
