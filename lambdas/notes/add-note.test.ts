import { describe, expect, it } from 'vitest';
import { noteRules } from '#domain/audit/internal-note';
import { openBonuses, refusedAs } from '#lambdas/bonuses/bonus-fixture';
import { closeWallet } from '#lambdas/wallet/close-fixture';

const path = '/admin/players/mei/notes';
const ofMei = { kind: 'player', id: 'mei' };

async function setup() {
  const casino = openBonuses();
  const { users, callApi } = casino;
  await casino.join('mei');
  const ticket = {
    player: 'mei',
    ticket: '2026-11-20-120000000-3f9a1c',
    topic: 'other',
    about: null,
    state: 'open',
    openedAt: '2026-11-20T12:00:00.000Z',
    since: '2026-11-20T12:00:00.000Z',
    thread: [],
    excerpt: '',
    place: 'p',
    revision: 1,
  };
  casino.stores.tables.put('tickets', ticket);
  const add = (about: object, text: string, as = 'admin', key?: string) =>
    callApi(as, 'POST', path, { about, text }, key);
  const texts = async (query = '') =>
    (await callApi('admin', 'GET', `${path}${query}`)).body.items.map(({ text }: { text: string }) => text);
  return { ...casino, users, add, texts, ticket: { kind: 'ticket', id: ticket.ticket } };
}

describe('internal notes', () => {
  it('are listed newest first, for one object or for the player and everything of theirs', async () => {
    const { add, texts, ticket, at } = await setup();
    await add(ofMei, 'Called twice');
    at('2026-11-21T18:00:00Z');
    await add(ticket, 'Waits for the bank');
    at('2026-11-21T19:00:00Z');
    await add({ kind: 'identity-check', id: 'mei' }, 'Compare the street');

    expect(await texts()).toEqual(['Compare the street', 'Waits for the bank', 'Called twice']);
    expect(await texts(`?kind=ticket&id=${ticket.id}`)).toEqual(['Waits for the bank']);
    expect(await texts('?kind=player&id=mei')).toEqual(['Called twice']);
  });

  it('are read page by page, with the names of their authors', async () => {
    const { add, at, callApi } = await setup();
    await add(ofMei, 'First');
    at('2026-11-21T18:00:00Z');
    await add(ofMei, 'Second', 'superadmin');

    const { body: newest } = await callApi('admin', 'GET', `${path}?limit=1`);
    const { body: older } = await callApi('admin', 'GET', `${path}?limit=1&before=${newest.next}`);

    expect([newest, older].map(({ items }) => items[0].text)).toEqual(['Second', 'First']);
    expect([newest, older].map(({ people }) => people[0].player)).toEqual(['superadmin', 'admin']);
    expect(older.next).toBeNull();
  });

  it('name their author, and their audit entry contains no text', async () => {
    const { add, audited } = await setup();

    const { body } = await add(ofMei, '  Lives with their sister  ', 'superadmin');

    expect(body.note).toMatchObject({ about: ofMei, author: 'superadmin', text: 'Lives with their sister' });
    const entry = audited.find(({ act }) => act === 'note-added');
    expect(entry).toMatchObject({
      actor: 'superadmin',
      subject: { kind: 'player', id: 'mei', player: 'mei' },
    });
    expect(JSON.stringify(audited)).not.toContain('sister');
  });

  it('are added once per key of an object, and a key is refused for another text', async () => {
    const { add, texts } = await setup();

    const first = await add(ofMei, 'Once', 'admin', 'k');
    const repeated = await add(ofMei, 'Once', 'admin', 'k');
    const other = await add(ofMei, 'Twice', 'admin', 'k');

    expect(repeated.body).toEqual(first.body);
    expect(refusedAs(other)).toEqual([422, 'idempotency/key-reused']);
    expect(await texts()).toEqual(['Once']);
  });

  it('are refused for objects that the player does not have', async () => {
    const { add, callApi } = await setup();

    const refused = [
      await add({ kind: 'order', id: 'none' }, 'x'),
      await add({ kind: 'ticket', id: '2026-11-20-120000000-000000' }, 'x'),
      await add({ kind: 'player', id: 'li' }, 'x'),
      await add({ kind: 'draw', id: 'd' }, 'x'),
      await add(ofMei, '   '),
      await callApi('admin', 'GET', `${path}?kind=player`),
      await callApi('admin', 'GET', '/admin/players/li/notes'),
    ];

    expect(refused.map(refusedAs)).toEqual([
      [404, 'orders/unknown-order'],
      [404, 'support/unknown-ticket'],
      [404, 'player/unknown-player'],
      [400, 'request/invalid'],
      [400, 'request/invalid'],
      [400, 'request/invalid'],
      [404, 'player/unknown-player'],
    ]);
  });

  it('are refused to the admin whom they are about', async () => {
    const { callApi } = await setup();

    const own = await callApi('admin', 'GET', '/admin/players/admin/notes');

    expect(refusedAs(own)).toEqual([403, 'session/own-account']);
  });

  it('are not written when the account closes concurrently', async () => {
    const { add, stores, clock } = await setup();
    stores.tables.beforeNextTransaction(
      (touched) => touched.includes('notes'),
      () => closeWallet(stores.wallets, 'mei', clock.now),
    );

    expect(refusedAs(await add(ofMei, 'Too late'))).toEqual([404, 'player/unknown-player']);
    expect(stores.tables.items('notes')).toEqual([]);
  });

  it('are limited to a number about one object', async () => {
    const { add, ticket } = await setup();
    for (let each = 0; each < noteRules.most; each += 1) await add(ofMei, `Note ${each}`);

    expect(refusedAs(await add(ofMei, 'One more'))).toEqual([409, 'notes/too-many']);
    expect((await add(ticket, 'Elsewhere')).status).toBe(200);
  });
});
