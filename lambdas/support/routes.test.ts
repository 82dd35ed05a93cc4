import { describe, expect, it } from 'vitest';
import { placeOrder } from '#domain/rewards/order';
import { answerTicket } from '#domain/support/ticket';
import { openAccount } from '#lambdas/account/account-fixture';
import { createApprovalStore } from '#lambdas/approvals/stores/approval-store';
import { createFakeAffiliates } from '#lambdas/fakes/affiliates';
import { createFakeAudit } from '#lambdas/fakes/audit';
import { createFakeUsers } from '#lambdas/fakes/users';
import { adminRoutes } from '#lambdas/functions/api-admin/routes';
import { authorizedEvent } from '#lambdas/runtime/http/event-fixture';
import { closeWallet } from '#lambdas/wallet/close-fixture';

const hourMs = 3_600_000;
const orderOf = (player: string, id: string) =>
  placeOrder(
    { player, id, transaction: 't', lines: [], address: null, contact: null },
    new Date('2026-11-20T12:00:00Z'),
  );
const draft = { topic: 'other', text: 'My coins did not come.' };

/** A player, and the admin routes. */
function setup() {
  const opened = openAccount();
  const log = createFakeAudit(opened.stores.tables);
  const { users, groups, listed } = createFakeUsers(opened.stores.tables);
  const known = { player: opened.player, username: 'writer', isEmailVerified: true, status: 'CONFIRMED' };
  const startingWith = async (email: string) =>
    'player@jade.test'.startsWith(email) ? [{ ...known, email: 'player@jade.test' }] : [];
  for (const admin of ['an-admin', 'ada']) {
    listed.set(admin, { ...known, player: admin, username: admin, email: `${admin}@jade.test` });
    groups.set(admin, ['ADMINS']);
  }
  const callAsAdmin = adminRoutes({
    ...opened.dependencies,
    ...log,
    users: { ...users, startingWith },
    openAffiliates: async () => createFakeAffiliates(opened.stores.tables),
    approvals: createApprovalStore(opened.stores.tables.client, 'approvals'),
  } as unknown as Parameters<typeof adminRoutes>[0]);
  const callApi = opened.signIn();
  const { clock } = opened;

  async function asAdmin(method: string, path: string, body?: object, key = 'key', groups = 'ADMINS') {
    const claims = { sub: 'an-admin', token_use: 'access', 'cognito:groups': groups };
    const headers = { 'Content-Type': 'application/json', 'Idempotency-Key': key };
    const request = { method, headers, ...(body && { body: JSON.stringify(body) }) };
    const response = await callAsAdmin.request(path, request, { event: authorizedEvent(claims) });
    return { status: response.status, body: JSON.parse(await response.text()) };
  }
  const write = (key: string, body: object = draft) => callApi('POST', '/account/tickets', body, key);
  const open = async (key: string, body?: object) => (await write(key, body)).body.ticket.id as string;
  const wait = (ms: number) => void (clock.now = new Date(clock.now.getTime() + ms));
  const adminPath = (id: string) => `/admin/tickets/${opened.player}/${id}`;
  return { ...opened, ...log, callApi, asAdmin, write, open, wait, adminPath };
}

describe('POST /account/tickets', () => {
  it('opens a ticket with the text as written', async () => {
    const { write, callApi } = setup();

    const { status, body } = await write('a', { topic: 'account', text: '  <b>Hello</b>\nthere ' });

    expect(status).toBe(200);
    expect(body.ticket).toEqual({
      id: expect.stringMatching(/^2026-11-21-120000250-[\da-f]{6}$/),
      topic: 'account',
      about: null,
      state: 'open',
      openedAt: '2026-11-21T12:00:00.250Z',
      since: '2026-11-21T12:00:00.250Z',
      excerpt: '<b>Hello</b> there',
      repliesUntil: null,
      thread: [
        {
          kind: 'message',
          from: 'player',
          at: '2026-11-21T12:00:00.250Z',
          text: '<b>Hello</b>\nthere',
          reason: null,
          attachments: [],
        },
      ],
    });
    expect((await callApi('GET', `/account/tickets/${body.ticket.id}`)).body).toEqual(body);
  });

  it('opens one ticket per key, and refuses the key for other input', async () => {
    const { write, callApi, wait } = setup();

    const first = await write('a');
    wait(2 * hourMs);
    const again = await write('a');
    const others = [
      await write('a', { ...draft, text: 'Other words.' }),
      await write('a', { ...draft, topic: 'account' }),
    ];

    expect(again.body).toEqual(first.body);
    expect(others.map(({ body }) => body.error.code)).toEqual(Array(2).fill('idempotency/key-reused'));
    expect((await callApi('GET', '/account/tickets')).body.items).toHaveLength(1);
  });

  it('allows three tickets an hour', async () => {
    const { write, wait } = setup();
    for (const key of ['a', 'b', 'c']) await write(key);

    const early = await write('d');
    wait(hourMs);

    expect([early.status, early.body.error]).toEqual([
      409,
      expect.objectContaining({
        code: 'support/too-often',
        details: { again: '2026-11-21T13:00:00.250Z' },
      }),
    ]);
    expect((await write('d')).status).toBe(200);
  });

  it('enforces the limit for concurrent requests', async () => {
    const { write, callApi } = setup();

    const answers = await Promise.all(['a', 'b', 'c', 'd', 'e'].map((key) => write(key)));

    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
    expect((await callApi('GET', '/account/tickets')).body.items).toHaveLength(3);
  });

  it('allows ten open tickets, and another once one is closed', async () => {
    const { write, open, wait, asAdmin, adminPath } = setup();
    const ids: string[] = [];
    for (let count = 0; count < 10; count += 1) {
      ids.push(await open(`key-${count}`));
      wait(hourMs);
    }

    const refused = await write('one-more');
    await asAdmin('POST', `${adminPath(ids[4]!)}/closings`, { reason: 'solved' });

    expect(refused.body.error).toMatchObject({ code: 'support/too-many-open', details: { most: 10 } });
    expect((await write('one-more')).status).toBe(200);
  });

  it('allows twenty messages a day, including replies and concurrent ones', async () => {
    const { callApi, open, wait, write } = setup();
    const ticket = await open('first');
    const reply = (key: string) =>
      callApi('POST', `/account/tickets/${ticket}/replies`, { text: 'More.' }, key);
    for (let count = 0; count < 18; count += 1) expect((await reply(`reply-${count}`)).status).toBe(200);

    const answers = await Promise.all([reply('one'), reply('other')]);

    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await write('new')).body.error).toMatchObject({
      code: 'support/too-many-messages',
      details: { most: 20, again: expect.any(String) as string },
    });
    // A repeat returns the same response.
    expect((await reply('reply-0')).status).toBe(200);
    wait(24 * hourMs);
    expect((await reply('next-day')).status).toBe(200);
  });

  it.each([
    ['nothing', { topic: 'other', text: ' \n ' }],
    ['more than 2,000 characters', { topic: 'other', text: 'a'.repeat(2_001) }],
    ['a topic that is none', { topic: 'complaint', text: 'Hello' }],
    ['something attached of no kind', { ...draft, about: { kind: 'game', id: 'hk-slots' } }],
  ])('returns 400 for a message with %s', async (_what, body) => {
    const { write } = setup();

    const refused = await write('a', body);

    expect([refused.status, refused.body.error.code]).toEqual([400, 'request/invalid']);
  });

  it('refuses a sign-in that was ended', async () => {
    const { callApi, write, wait, clock } = setup();
    clock.now = new Date('2026-11-21T12:00:05Z');
    await callApi('POST', '/account/sign-outs', undefined, 'out');
    wait(5_000);

    expect((await write('a')).body.error.code).toBe('session/ended');
  });
});

describe('the subject of a ticket', () => {
  it('can be a round of the player, with game and nonce', async () => {
    const { callApi, write, stores } = setup();
    await callApi('GET', '/wallet');
    await callApi('POST', '/games/hk-slots/rounds', { coin: 'gold', stake: 100 }, 'round');
    const round = stores.entries.find(({ transaction }) => transaction.detail.kind === 'round')!;

    const { body } = await write('a', { ...draft, about: { kind: 'round', id: round.transaction.id } });

    expect(body.ticket.about).toEqual({
      kind: 'round',
      id: round.transaction.id,
      gameId: 'hk-slots',
      nonce: 0,
    });
  });

  it("can be an order of the player, and not another player's", async () => {
    const { write, shop, player } = setup();
    shop.stored.orders.set(`${player} order-1`, orderOf(player, 'order-1'));
    shop.stored.orders.set('another order-2', orderOf('another', 'order-2'));

    const own = await write('a', { ...draft, about: { kind: 'order', id: 'order-1' } });
    const others = await write('b', { ...draft, about: { kind: 'order', id: 'order-2' } });

    expect(own.body.ticket.about).toEqual({ kind: 'order', id: 'order-1', gameId: null, nonce: null });
    expect([others.status, others.body.error.code]).toEqual([404, 'orders/unknown-order']);
  });

  it.each([
    ['round', 'games/unknown-round'],
    ['order', 'orders/unknown-order'],
    ['purchase', 'coins/unknown-purchase'],
  ])('returns 404 when no %s of the player has the id', async (kind, code) => {
    const { write, callApi } = setup();

    const refused = await write('a', { ...draft, about: { kind, id: 'not-there' } });

    expect([refused.status, refused.body.error.code]).toEqual([404, code]);
    expect((await callApi('GET', '/account/tickets')).body.items).toEqual([]);
  });

  it('cannot be another ledger row than a round', async () => {
    const { callApi, write, stores } = setup();
    await callApi('GET', '/wallet');
    const welcome = stores.entries[0]!.transaction;

    const refused = await write('a', { ...draft, about: { kind: 'round', id: welcome.id } });

    expect([welcome.detail.kind, refused.body.error.code]).toEqual(['grant', 'games/unknown-round']);
  });
});

describe("a player's tickets", () => {
  it('are listed in pages, newest first, without their messages', async () => {
    const { open, callApi, wait } = setup();
    const ids: string[] = [];
    for (const key of ['a', 'b', 'c']) {
      ids.push(await open(key));
      wait(1_000);
    }

    const first = await callApi('GET', '/account/tickets?limit=2');
    const second = await callApi('GET', `/account/tickets?limit=2&before=${first.body.next}`);

    const listed = [...first.body.items, ...second.body.items];
    expect(listed.map(({ id }) => id)).toEqual(ids.toReversed());
    expect(second.body.next).toBeNull();
    expect(first.text).not.toContain('thread');
  });

  it.each(['#book', '#request#a', '~', '2026', 'constructor'])(
    'return 404 and 400 for the invalid id %j',
    async (id) => {
      const { callApi } = setup();

      expect((await callApi('GET', `/account/tickets/${encodeURIComponent(id)}`)).status).toBe(404);
      expect((await callApi('GET', `/account/tickets?before=${encodeURIComponent(id)}`)).status).toBe(400);
    },
  );

  it("return 404 for another player's ticket", async () => {
    const { open, callApi, tickets } = setup();
    const id = await open('a');
    const [ticket] = tickets.written.values();
    tickets.written.clear();
    tickets.written.set(`another/${id}`, { ...ticket!, player: 'another' });

    const answers = [
      await callApi('GET', `/account/tickets/${id}`),
      await callApi('POST', `/account/tickets/${id}/replies`, { text: 'Hello' }),
    ];

    expect(answers.map(({ status, body }) => [status, body.error.code])).toEqual(
      Array(2).fill([404, 'support/unknown-ticket']),
    );
  });
});

describe('answers and replies', () => {
  it('alternate until the ticket is closed, and a reply opens it again', async () => {
    const { open, callApi, asAdmin, adminPath, tickets, player } = setup();
    const id = await open('a');
    const reply = (key: string) =>
      callApi('POST', `/account/tickets/${id}/replies`, { text: 'And now?' }, key);

    const states = [
      (await asAdmin('POST', `${adminPath(id)}/answers`, { text: 'We look at it.' }, 'b')).body,
      (await reply('c')).body,
      (await asAdmin('POST', `${adminPath(id)}/closings`, { reason: 'solved' }, 'd')).body,
    ].map(({ ticket }) => ticket.state);
    const openWhenClosed = tickets.books.get(player)?.open;
    const back = await reply('e');

    expect(states).toEqual(['answered', 'open', 'closed']);
    expect([openWhenClosed, tickets.books.get(player)?.open]).toEqual([0, 1]);
    expect(back.body.ticket).toMatchObject({ state: 'open', repliesUntil: null });
    expect(
      back.body.ticket.thread.map(({ kind, from }: { kind: string; from: string }) => [kind, from]),
    ).toEqual([
      ['message', 'player'],
      ['message', 'admin'],
      ['message', 'player'],
      ['closing', 'admin'],
      ['message', 'player'],
    ]);
  });

  it('are refused to the player fourteen days after the closing', async () => {
    const { open, callApi, asAdmin, adminPath, wait } = setup();
    const id = await open('a');
    await asAdmin('POST', `${adminPath(id)}/closings`, { reason: 'no-reply' });
    wait(14 * 24 * hourMs);

    const late = await callApi('POST', `/account/tickets/${id}/replies`, { text: 'Hello?' });

    expect([late.status, late.body.error]).toEqual([
      409,
      expect.objectContaining({
        code: 'support/ticket-closed',
        details: { until: '2026-12-05T12:00:00.250Z' },
      }),
    ]);
  });

  it('are audited once per key, without their text', async () => {
    const { open, asAdmin, adminPath, audited, player } = setup();
    const id = await open('a');

    for (let times = 0; times < 2; times += 1) {
      await asAdmin('POST', `${adminPath(id)}/answers`, { text: 'A secret.' }, 'b');
      await asAdmin('POST', `${adminPath(id)}/closings`, { reason: 'duplicate' }, 'c');
    }

    expect(
      audited.map(({ act, actor, reason, subject, detail }) => ({ act, actor, reason, subject, detail })),
    ).toEqual(
      [
        { act: 'ticket-answered', reason: null, detail: { topic: 'other', from: 'open' } },
        { act: 'ticket-closed', reason: 'duplicate', detail: { topic: 'other', from: 'answered' } },
      ].map((each) => ({ ...each, actor: 'an-admin', subject: { kind: 'ticket', id, player } })),
    );
    expect(JSON.stringify(audited)).not.toContain('secret');
  });

  it('are not written when the audit entry cannot be written', async () => {
    const { open, asAdmin, adminPath, audit, stores, callApi } = setup();
    const id = await open('a');
    const { record } = audit;
    Object.assign(audit, {
      // Every audit id is taken.
      record(entry: Parameters<typeof record>[0]) {
        stores.tables.put('audit', { partitionKey: String(entry.at.getUTCFullYear()), id: entry.id });
        return record(entry);
      },
    });

    const lost = await asAdmin('POST', `${adminPath(id)}/answers`, { text: 'Hello' }, 'b');

    expect(lost.body.error.code).toBe('request/unavailable');
    expect((await callApi('GET', `/account/tickets/${id}`)).body.ticket.state).toBe('open');
  });

  it('are both kept when two admins answer concurrently', async () => {
    const { open, asAdmin, adminPath, callApi } = setup();
    const id = await open('a');

    const answers = await Promise.all(
      ['b', 'c'].map((key) => asAdmin('POST', `${adminPath(id)}/answers`, { text: `Answer ${key}` }, key)),
    );

    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect((await callApi('GET', `/account/tickets/${id}`)).body.ticket.thread).toHaveLength(3);
  });
});

describe('PUT /admin/tickets/{player}/{ticket}/triage', () => {
  it('assigns a ticket and sets its priority, with one audit entry and without the player seeing either', async () => {
    const { open, asAdmin, adminPath, callApi, audited, player } = setup();
    const id = await open('a');
    const triage = (body: object) => asAdmin('PUT', `${adminPath(id)}/triage`, body);

    const taken = await triage({ assignee: 'an-admin', priority: 'high' });
    await triage({ assignee: 'an-admin', priority: 'high' });

    expect(taken.body.ticket).toMatchObject({
      player,
      writer: { player, email: 'player@jade.test' },
      assignee: { player: 'an-admin' },
      priority: 'high',
    });
    expect(audited.map(({ act, detail }) => [act, detail])).toEqual([
      ['ticket-triaged', { priority: 'high', priorityWas: 'normal', assignee: 'an-admin' }],
    ]);
    const own = (await callApi('GET', `/account/tickets/${id}`)).body.ticket;
    expect(Object.keys(own)).not.toEqual(expect.arrayContaining(['assignee']));
    expect(Object.keys(own)).not.toEqual(expect.arrayContaining(['priority']));
  });

  it('keeps the assignee when another admin, who saw none, sets the priority, and the other way around', async () => {
    const { open, asAdmin, adminPath } = setup();
    const id = await open('a');
    const triage = async (body: object) =>
      (await asAdmin('PUT', `${adminPath(id)}/triage`, body)).body.ticket;
    await triage({ assignee: 'ada' });

    expect(await triage({ priority: 'high' })).toMatchObject({
      assignee: { player: 'ada' },
      priority: 'high',
    });
    expect(await triage({ assignee: null })).toMatchObject({ assignee: null, priority: 'high' });
  });

  it('assigns to another admin, and to no other person', async () => {
    const { open, asAdmin, adminPath, player } = setup();
    const id = await open('a');
    const assign = async (assignee: string) =>
      (await asAdmin('PUT', `${adminPath(id)}/triage`, { assignee, priority: 'normal' })).body;

    expect((await assign('ada')).ticket.assignee.player).toBe('ada');
    expect((await assign(player)).error.code).toBe('support/unknown-assignee');
    expect((await asAdmin('GET', '/admin/ticket-assignees')).body.items).toMatchObject([
      { player: 'an-admin' },
      { player: 'ada' },
    ]);
  });

  it('is not written when the account closes concurrently', async () => {
    const { open, asAdmin, adminPath, stores, clock, player } = setup();
    const id = await open('a');
    stores.tables.beforeNextTransaction(
      (touched) => touched.includes('audit'),
      () => closeWallet(stores.wallets, player, clock.now),
    );

    const triaged = await asAdmin('PUT', `${adminPath(id)}/triage`, { assignee: null, priority: 'high' });

    expect([triaged.status, triaged.body.error?.code]).toEqual([404, 'support/unknown-ticket']);
    expect(stores.tables.items('tickets').some(({ of }) => of === id)).toBe(false);
  });

  it('does not change the place of a ticket, and survives an answer', async () => {
    const { open, asAdmin, adminPath } = setup();
    const id = await open('a');
    await asAdmin('PUT', `${adminPath(id)}/triage`, { assignee: 'an-admin', priority: 'low' });

    const answered = await asAdmin('POST', `${adminPath(id)}/answers`, { text: 'Hello' }, 'b');

    expect(answered.body.ticket).toMatchObject({ state: 'answered', priority: 'low' });
  });

  it('returns 404 for an unknown ticket', async () => {
    const { asAdmin, adminPath } = setup();
    const body = { assignee: null, priority: 'low' };

    expect((await asAdmin('PUT', `${adminPath('2026-11-21-120000250-abcdef')}/triage`, body)).status).toBe(
      404,
    );
  });
});

describe('admin tickets', () => {
  it('are filtered by assignee and priority', async () => {
    const { open, asAdmin, adminPath, wait } = setup();
    const ids: string[] = [];
    for (const key of ['a', 'b']) {
      ids.push(await open(key));
      wait(1_000);
    }
    await asAdmin('PUT', `${adminPath(ids[1]!)}/triage`, { assignee: 'an-admin', priority: 'high' });
    const listed = async (query: string) =>
      (await asAdmin('GET', `/admin/tickets?${query}`)).body.items.map(({ id }: { id: string }) => id);

    expect(await listed('assigned=me')).toEqual([ids[1]]);
    expect(await listed('assigned=none')).toEqual([ids[0]]);
    expect(await listed('priority=high')).toEqual([ids[1]]);
    expect(await listed('assigned=none&priority=high')).toEqual([]);
  });

  it.each([
    ['in a state', ''],
    ['of a player', '&find=player@jade.test'],
  ])(
    '%s fill a page behind others that the filter leaves out, and continue where it ended',
    async (_case, of) => {
      const { open, asAdmin, adminPath, wait } = setup();
      const ids: string[] = [];
      for (let ticket = 0; ticket < 6; ticket += 1) {
        ids.push(await open(`key-${ticket}`));
        wait(hourMs);
      }
      const own = of === '' ? ids.slice(3) : ids.slice(0, 3).reverse();
      for (const id of own) await asAdmin('PUT', `${adminPath(id)}/triage`, { assignee: 'an-admin' });
      const listed = async (after: string | null) => {
        const query = `assigned=me&limit=2${of}${after === null ? '' : `&after=${encodeURIComponent(after)}`}`;
        const { items, next } = (await asAdmin('GET', `/admin/tickets?${query}`)).body;
        return { ids: items.map(({ id }: { id: string }) => id), next };
      };

      const first = await listed(null);
      const second = await listed(first.next);

      expect([first.ids, second.ids, second.next]).toEqual([own.slice(0, 2), own.slice(2), null]);
    },
  );

  it('are found by the address of their player, in every state', async () => {
    const { open, asAdmin, adminPath } = setup();
    const id = await open('a');
    await asAdmin('POST', `${adminPath(id)}/closings`, { reason: 'solved' });
    const found = async (typed: string) =>
      (await asAdmin('GET', `/admin/tickets?find=${encodeURIComponent(typed)}`)).body.items.length;

    expect(await found('player@jade.test')).toBe(1);
    expect(await found('other@jade.test')).toBe(0);
  });

  it('are found by words of their messages, in a state or of a player', async () => {
    const { open, asAdmin, adminPath, wait } = setup();
    const ids: string[] = [];
    for (const key of ['a', 'b', 'c']) {
      ids.push(await open(key));
      wait(1_000);
    }
    await asAdmin('POST', `${adminPath(ids[0]!)}/answers`, { text: 'The carrier has your parcel' });
    await asAdmin('POST', `${adminPath(ids[1]!)}/answers`, { text: 'The carrier is late' });
    const found = async (query: string) => {
      const { items, next } = (await asAdmin('GET', `/admin/tickets?${query}`)).body;
      return [items.map(({ id }: { id: string }) => id), next];
    };

    expect(await found('state=answered&words=carrier')).toEqual([[ids[1], ids[0]], null]);
    expect(await found('state=answered&words=CARRIER+parcel')).toEqual([[ids[0]], null]);
    expect(await found('words=carrier')).toEqual([[], null]);
    expect(await found('find=player@jade.test&words=late')).toEqual([[ids[1]], null]);
  });

  it('are audited as a read of their player when a search for a person returns them', async () => {
    const { open, asAdmin, audited, player } = setup();
    await open('a');
    await asAdmin('GET', '/admin/tickets?find=other@jade.test');
    await asAdmin('GET', '/admin/tickets');
    const before = audited.length;

    await asAdmin('GET', '/admin/tickets?find=player@jade.test');

    expect(before).toBe(0);
    expect(audited).toMatchObject([
      {
        act: 'personal-data-read',
        subject: { kind: 'player', id: player },
        detail: { route: 'listAdminTickets' },
      },
    ]);
  });

  it('are listed and counted, longest wait first', async () => {
    const { open, asAdmin, adminPath, wait, player } = setup();
    const ids: string[] = [];
    for (const key of ['a', 'b', 'c']) {
      ids.push(await open(key));
      wait(1_000);
    }
    await asAdmin('POST', `${adminPath(ids[0]!)}/answers`, { text: 'Hello' });

    const first = await asAdmin('GET', '/admin/tickets?limit=1');
    const rest = await asAdmin('GET', `/admin/tickets?limit=1&after=${encodeURIComponent(first.body.next)}`);

    expect(first.body.items).toMatchObject([{ id: ids[1], player, state: 'open' }]);
    expect([rest.body.items[0].id, rest.body.next]).toEqual([ids[2], null]);
    const answered = (await asAdmin('GET', '/admin/tickets?state=answered')).body.items;
    expect(answered.map(({ id }: { id: string }) => id)).toEqual([ids[0]]);
    expect((await asAdmin('GET', '/admin/waiting')).body).toMatchObject({ tickets: 2 });
  });

  it('include all messages and the player', async () => {
    const { open, asAdmin, adminPath, player } = setup();
    const id = await open('a');

    const { body } = await asAdmin('GET', adminPath(id));

    expect(body.ticket).toMatchObject({ id, player, thread: [{ text: draft.text }] });
    expect((await asAdmin('GET', '/admin/tickets/nobody/2026-11-21-120000250-abcdef')).status).toBe(404);
  });

  it('are refused to a user who is no admin', async () => {
    const { open, asAdmin, adminPath } = setup();
    const id = await open('a');

    const refused = [
      await asAdmin('GET', '/admin/tickets', undefined, 'k', 'AFFILIATES'),
      await asAdmin('GET', adminPath(id), undefined, 'k', 'AFFILIATES'),
      await asAdmin('POST', `${adminPath(id)}/answers`, { text: 'Hello' }, 'k', 'AFFILIATES'),
      await asAdmin('POST', `${adminPath(id)}/closings`, { reason: 'solved' }, 'k', 'AFFILIATES'),
    ];

    expect(refused.map(({ status }) => status)).toEqual([403, 403, 403, 403]);
  });

  it('distinguish two admins with the same idempotency key', async () => {
    const { open, tickets, asAdmin, adminPath, player, clock } = setup();
    const id = await open('a');
    const ticket = tickets.written.get(`${player}/${id}`)!;
    const other = answerTicket(ticket, { text: 'Of another admin', at: clock.now, request: 'their-name' });
    tickets.written.set(`${player}/${id}`, other as typeof ticket);

    const { body } = await asAdmin('POST', `${adminPath(id)}/answers`, { text: 'Mine' }, 'their-name');

    expect(body.ticket.thread).toHaveLength(3);
  });
});
