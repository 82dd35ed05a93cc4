import { describe, expect, it } from 'vitest';
import { noViews, viewRules } from '#domain/player/admin-views';
import { openAccount } from './account-fixture';

function setup(groups = 'ADMINS') {
  const opened = openAccount();
  const profile = () => opened.memory.profiles.get(opened.player)!;
  return { ...opened, callApi: opened.signIn(groups), profile };
}

const path = '/account/admin-views';
const late = { name: 'Late', search: 'late=true' };

describe('saved views of an admin', () => {
  it('are empty at first, saved by list, and removed by name', async () => {
    const { callApi } = setup();

    const first = await callApi('GET', path);
    const saved = await callApi('PUT', `${path}/orders`, late);
    const read = await callApi('GET', path);
    const removed = await callApi('DELETE', `${path}/orders?name=Late`);

    expect([first.body, saved.body, read.body, removed.body]).toEqual([
      noViews,
      { ...noViews, orders: [late] },
      { ...noViews, orders: [late] },
      noViews,
    ]);
  });

  it('take over those of a device once, and write nothing for a repeat', async () => {
    const { callApi, profile } = setup();
    const device = { views: [late, { name: 'Two words', search: 'find=mei' }] };

    const merged = await callApi('POST', `${path}/players`, device);
    const { revision } = profile();
    const again = await callApi('POST', `${path}/players`, device);

    expect(merged.body.players).toEqual(device.views);
    expect([again.body, profile().revision]).toEqual([merged.body, revision]);
    expect((await callApi('DELETE', `${path}/players?name=Two%20words`)).body.players).toEqual([late]);
  });

  it.each(['..', '.', 'a/b', '50% off', '?', 'late & lost'])('are removed by the name %j', async (name) => {
    const { callApi } = setup();
    const saved = await callApi('PUT', `${path}/orders`, { ...late, name });

    const removed = await callApi('DELETE', `${path}/orders?${new URLSearchParams({ name }).toString()}`);

    expect([saved.body.orders, removed.body.orders]).toEqual([[{ ...late, name }], []]);
  });

  it('take over none of a device when the account has no room', async () => {
    const { callApi, profile } = setup();
    const full = Array.from({ length: viewRules.most }, (_each, index) => ({
      ...late,
      name: `View ${index}`,
    }));
    await callApi('POST', `${path}/orders`, { views: full });
    const { revision } = profile();

    const merged = await callApi('POST', `${path}/orders`, { views: [late] });

    expect([merged.body.orders, profile().revision]).toEqual([full, revision]);
  });

  it('refuse a view of a new name when the list is full, and keep every view', async () => {
    const { callApi } = setup();
    const full = Array.from({ length: viewRules.most }, (_each, index) => ({
      ...late,
      name: `View ${index}`,
    }));
    await callApi('POST', `${path}/orders`, { views: full });

    const refused = await callApi('PUT', `${path}/orders`, late);

    expect([refused.status, refused.body.error]).toMatchObject([
      409,
      { code: 'account/saved-views-full', details: { most: viewRules.most } },
    ]);
    expect((await callApi('GET', path)).body.orders).toEqual(full);
  });

  it('keep both of two views that are saved concurrently', async () => {
    const { callApi, memory } = setup();
    memory.beforeNextCommit(() => callApi('PUT', `${path}/orders`, { ...late, name: 'Other' }));

    const { body } = await callApi('PUT', `${path}/orders`, late);

    expect(body.orders.map(({ name }: { name: string }) => name)).toEqual(['Other', 'Late']);
  });

  it('are refused to players, and beyond their bounds', async () => {
    const { callApi } = setup();
    const asPlayer = setup('').callApi;

    const refused = [
      await asPlayer('GET', path),
      await asPlayer('PUT', `${path}/orders`, late),
      await callApi('PUT', `${path}/draws`, late),
      await callApi('PUT', `${path}/orders`, { ...late, search: 'x'.repeat(viewRules.longestSearch + 1) }),
    ];

    expect(refused.map(({ status }) => status)).toEqual([403, 403, 400, 400]);
  });
});
