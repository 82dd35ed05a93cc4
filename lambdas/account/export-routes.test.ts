import { describe, expect, it } from 'vitest';
import { openAccount } from './account-fixture';

function setup() {
  const opened = openAccount();
  const ask = opened.signIn();
  const { memory, player, clock } = opened;
  return {
    ...opened,
    ask,
    askFor: (key: string) => ask('POST', '/account/exports', undefined, key),
    read: (id: string) => ask('GET', `/account/exports/${id}`),
    wait: (minutes: number) => void (clock.now = new Date(clock.now.getTime() + minutes * 60_000)),
    /** As the function does that makes the file. */
    make() {
      const profile = memory.profiles.get(player)!;
      const dataExport = { ...profile.dataExport!, made: { at: clock.now, bytes: 1_234 } };
      memory.profiles.set(player, { ...profile, dataExport, revision: profile.revision + 1 });
    },
  };
}

describe('a file of all data', () => {
  it('is asked for once per key, and its making left to others', async () => {
    const { askFor, read, queue, player } = setup();

    const asked = await askFor('once');
    const again = await askFor('once');

    const { id } = asked.body;
    expect([asked.status, again.text]).toEqual([200, asked.text]);
    expect((await read(id)).body.export).toEqual({
      id: expect.stringMatching(/^[\w-]{43}$/),
      state: 'pending',
      askedAt: '2026-11-21T12:00:00.250Z',
      madeAt: null,
      bytes: null,
      link: null,
      linkExpiresAt: null,
    });
    // The queue takes the same message once.
    expect(queue.left).toEqual([0, 1].map(() => ({ player, id })));
  });

  it('is not begun anew within the hour, whatever the key', async () => {
    const { askFor, read, wait, make } = setup();
    const first = (await askFor('first')).body.id;
    make();
    wait(59);

    const soon = (await askFor('second')).body.id;
    wait(1);
    const later = (await askFor('second')).body.id;

    expect(soon).toBe(first);
    expect(later).not.toBe(first);
    expect((await read(later)).body.export.state).toBe('pending');
  });

  it('comes with a link for five minutes as long as it is there', async () => {
    const { askFor, read, wait, make, ask, player } = setup();
    const { id } = (await askFor('once')).body;
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
    expect((await ask('GET', '/account')).body.exportId).toBe(id);
  });

  it('is told to have failed when it was not made within the hour', async () => {
    const { askFor, read, wait, queue } = setup();
    const { id } = (await askFor('once')).body;
    wait(60);

    const failed = (await read(id)).body.export;
    const again = (await askFor('again')).body.id;

    expect(failed.state).toBe('failed');
    expect(again).not.toBe(id);
    expect(queue.left).toHaveLength(2);
  });

  it('can be asked for again with the same key when the queue was away', async () => {
    const { askFor, queue } = setup();
    queue.isAway = true;

    const failed = await askFor('once');
    queue.isAway = false;
    const asked = await askFor('once');

    expect([failed.status, failed.body.error.code]).toEqual([503, 'request/unavailable']);
    expect(asked.status).toBe(200);
    expect(queue.left).toHaveLength(1);
  });

  it('is nobody else’s: an id that is not the latest of whoever asks is unknown', async () => {
    const { askFor, read } = setup();
    await askFor('once');

    const refused = await read('some-other-id');

    expect([refused.status, refused.body.error.code]).toEqual([404, 'account/unknown-export']);
  });

  it('is neither asked for nor linked with a sign-in that was ended', async () => {
    const { askFor, read, ask, make, queue } = setup();
    const { id } = (await askFor('once')).body;
    make();
    await ask('POST', '/account/sign-outs', undefined, 'sign-out');
    const { length } = queue.left;

    const refused = [await read(id), await askFor('another')];

    expect(refused.map(({ status, body }) => [status, body.error.code])).toEqual([
      [401, 'session/ended'],
      [401, 'session/ended'],
    ]);
    expect(queue.left).toHaveLength(length);
  });
});
