import { describe, expect, it } from 'vitest';
import { noticeCategories } from '#domain/notices/category';
import { openAccount } from '#lambdas/account/account-fixture';

/** A player's inbox with a number of notices, the first one the oldest. */
async function setup(count = 0) {
  const { signIn, notices, player, clock, memory } = openAccount();
  const add = (index: number, of = player) =>
    notices.write(
      {
        player: of,
        id: `2026-11-21T12:00:0${index}.000Z-0000000${index}`,
        event: `e-${of}-${index}`,
        kind: 'free-entry',
        at: clock.now,
        title: `Notice ${index}`,
        text: 'Text.',
        link: '/Coins',
      },
      clock.now,
    );
  const ids: string[] = [];
  for (let index = 0; index < count; index += 1) ids.push(await add(index));
  return { callApi: signIn(), signIn, clock, add, ids, memory };
}

describe('the inbox', () => {
  it('is empty for a player without notices', async () => {
    const { callApi } = await setup();

    expect((await callApi('GET', '/notices')).body).toEqual({ items: [], unread: 0, next: null });
  });

  it('returns notices in pages, newest first', async () => {
    const { callApi, ids } = await setup(3);

    const first = await callApi('GET', '/notices?limit=2');
    const second = await callApi('GET', `/notices?limit=2&before=${first.body.next}`);

    expect(first.body).toMatchObject({ unread: 3, next: ids[1] });
    expect([...first.body.items, ...second.body.items].map(({ id }) => id)).toEqual(ids.toReversed());
    expect(second.body.next).toBeNull();
    expect(first.body.items[0]).toEqual({
      id: ids[2],
      at: '2026-11-21T12:00:00.250Z',
      kind: 'free-entry',
      title: 'Notice 2',
      text: 'Text.',
      link: '/Coins',
      isRead: false,
    });
  });

  it('moves the read mark forward only', async () => {
    const { callApi, ids } = await setup(3);

    const later = await callApi('POST', '/notices/reads', { upTo: ids[1] });
    const earlier = await callApi('POST', '/notices/reads', { upTo: ids[0] });

    expect([later.body, earlier.body]).toEqual([{ unread: 1 }, { unread: 1 }]);
    const { items } = (await callApi('GET', '/notices')).body;
    expect(items.map(({ isRead }: { isRead: boolean }) => isRead)).toEqual([false, true, true]);
  });

  it("returns 404 for a read mark in the future or at another player's notice", async () => {
    const { callApi, add, ids } = await setup(1);
    const foreign = await add(7, 'somebody-else');

    for (const upTo of ['2999-01-01T00:00:00.000Z-00000000', foreign]) {
      const refused = await callApi('POST', '/notices/reads', { upTo });
      expect([refused.status, refused.body.error.code]).toEqual([404, 'notices/unknown-notice']);
    }

    expect((await callApi('GET', '/notices')).body).toMatchObject({ unread: 1, items: [{ id: ids[0] }] });
  });

  it.each(['#inbox', '#event#e-1', '~', ' ', '2026', '2026-11-21T12:00:00.000Z'])(
    'returns 400 for the invalid notice id %j',
    async (id) => {
      const { callApi } = await setup(1);

      for (const answer of [
        await callApi('GET', `/notices?before=${encodeURIComponent(id)}`),
        await callApi('POST', '/notices/reads', { upTo: id }),
      ])
        expect([answer.status, answer.body.error.code]).toEqual([400, 'request/invalid']);
    },
  );

  it('refuses a sign-in that was ended', async () => {
    const { callApi, clock, signIn } = await setup(1);
    await callApi('POST', '/account/sign-outs', {});

    for (const [method, path, body] of [
      ['GET', '/notices'],
      ['POST', '/notices/reads', { upTo: '2999-01-01T00:00:00.000Z-00000000' }],
      ['GET', '/notices/preferences'],
      ['PUT', '/notices/preferences', { email: {} }],
    ] as const)
      expect((await callApi(method, path, body)).body.error?.code).toBe('session/ended');
    clock.now = new Date(clock.now.getTime() + 2_000);
    expect((await signIn()('GET', '/notices')).status).toBe(200);
  });
});

describe('notice preferences', () => {
  it('are all on at first, with a reason for those that cannot be turned off', async () => {
    const { callApi } = await setup();

    const { email } = (await callApi('GET', '/notices/preferences')).body;

    expect(email.map(({ category, isOn }: Record<string, unknown>) => [category, isOn])).toEqual(
      noticeCategories.map((category) => [category, true]),
    );
    expect(
      email
        .filter(({ why }: { why: string | null }) => why === null)
        .map((each: { category: string }) => each.category),
    ).toEqual(['identity', 'orders', 'support', 'free-entries', 'expiry']);
  });

  it('can be changed one by one, and back', async () => {
    const { callApi, memory } = await setup();
    const off = (answer: { body: { email: { category: string; isOn: boolean }[] } }) =>
      answer.body.email.filter(({ isOn }) => !isOn).map(({ category }) => category);

    expect(off(await callApi('PUT', '/notices/preferences', { email: { expiry: false } }))).toEqual([
      'expiry',
    ]);
    expect(off(await callApi('PUT', '/notices/preferences', { email: { orders: false } }))).toEqual([
      'orders',
      'expiry',
    ]);
    expect(off(await callApi('PUT', '/notices/preferences', { email: { expiry: true } }))).toEqual([
      'orders',
    ]);
    expect(off(await callApi('GET', '/notices/preferences'))).toEqual(['orders']);
    expect([...memory.profiles.values()].map(({ mutedMail }) => mutedMail)).toEqual([['orders']]);
  });

  it.each(['receipts', 'limits', 'security'])(
    'returns 409 for %s and changes no other category',
    async (category) => {
      const { callApi } = await setup();

      const refused = await callApi('PUT', '/notices/preferences', {
        email: { [category]: false, orders: false },
      });

      expect([refused.status, refused.body.error.code]).toEqual([409, 'notices/obligatory']);
      expect(refused.body.error.details).toEqual({ category, why: expect.stringMatching(/\.$/) });
      const { email } = (await callApi('GET', '/notices/preferences')).body;
      expect(email.every(({ isOn }: { isOn: boolean }) => isOn)).toBe(true);
    },
  );

  it('refuse an unknown category', async () => {
    const { callApi } = await setup();

    const refused = await callApi('PUT', '/notices/preferences', { email: { dreams: true } });

    expect([refused.status, refused.body.error.code]).toEqual([400, 'request/invalid']);
  });
});
