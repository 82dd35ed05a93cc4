import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addProduct, changeProduct } from '../api/shopper';
import { type Caller, functionCaller } from './callers';
import { type Catalog, openCatalog } from './catalog';
import type { Product } from './operations';

let catalog: Catalog;
beforeAll(async () => {
  catalog = await openCatalog({ readsStreams: true });
});
afterAll(() => catalog.close());

const mug = { name: 'Jade Mug', stock: 5, price: 12.5, active: true, category: 'merch' };
const create = (fields: object = {}) =>
  catalog.callAsAdmin('createRewardProduct', { input: { ...mug, ...fields } });
const update = (id: string, fields: object) =>
  catalog.callAsAdmin('updateRewardProduct', { input: { id, ...fields } });
const remove = (id: string) => catalog.callAsAdmin('deleteRewardProduct', { input: { id } });
const isOf = (id: string) => (product: Product) => product.id === id;

/** Maximum delay until an open page receives a change. */
const soonMs = 2000;

async function soon<Value>(published: Promise<Value>): Promise<Value> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`Nothing was published within ${soonMs} ms`)), soonMs);
  });
  return Promise.race([published, late]).finally(() => clearTimeout(timer));
}

describe('a product change', () => {
  it('is published with every field to players and admins', async () => {
    const listeners = await Promise.all(
      [catalog.player, catalog.admin].map(async (caller) => ({
        created: await catalog.listen(caller, 'onCreateRewardProduct'),
        updated: await catalog.listen(caller, 'onUpdateRewardProduct'),
        deleted: await catalog.listen(caller, 'onDeleteRewardProduct'),
      })),
    );

    const created = await create({ terms: 'One a person.', image: ['media/products/mug.svg'] });
    const updated = await update(created.id, { stock: 4, description: 'Of jade.' });
    const deleted = await remove(created.id);

    for (const subscriptions of listeners) {
      expect(await subscriptions.created.waitFor(isOf(created.id))).toEqual(created);
      expect(await subscriptions.updated.waitFor(({ stock }) => stock === 4)).toEqual(updated);
      expect(await subscriptions.deleted.waitFor(isOf(created.id))).toEqual(deleted);
    }
  });

  it('is published with the selection of the admin’s mutation', async () => {
    const listener = await catalog.listen(catalog.admin, 'onCreateRewardProduct');
    const query = 'mutation { createRewardProduct(input: { name: "Bare", stock: 1, price: 1 }) { id name } }';
    const body = JSON.stringify({ query });

    await catalog.post(body, await catalog.admin.headersFor(catalog.url, body));

    // Fields outside the selection are null for subscribers, also where the schema forbids null.
    await expect(listener.waitForCount(1)).rejects.toThrow('Cannot return null');
  });

  it('is not published when refused', async () => {
    const listener = await catalog.listen(catalog.admin, 'onUpdateRewardProduct');
    const { id, updatedAt } = await create();
    await update(id, { stock: 4 });

    await catalog.callApi(catalog.admin, 'updateRewardProduct', { input: { id, price: -1 } });
    await catalog.callApi(catalog.admin, 'updateRewardProduct', {
      input: { id, name: 'Stale', expectedUpdatedAt: updatedAt },
    });
    await update(id, { stock: 3 });

    await listener.waitFor((product) => product.id === id && product.stock === 3);
    expect(listener.messages.filter(({ name, price }) => name === 'Stale' || price < 0)).toEqual([]);
  });
});

describe('a change published by the push function', () => {
  const publish = (product: Product) => {
    const pusher = functionCaller(catalog.casino.host, 'lambdas/functions/queue-pushes/handler.ts');
    return catalog.callApi(pusher, 'publishRewardProductChange', { input: product });
  };

  it('is refused and not published when a newer revision is stored', async () => {
    const listener = await catalog.listen(catalog.admin, 'onUpdateRewardProduct');
    const older = await create();
    const newer = await update(older.id, { stock: 4 });

    const { refused } = await publish(older);
    const { value } = await publish({ ...newer, stock: 3 });

    expect(refused).toMatchObject({
      errorType: 'products/conflict',
      data: { revision: newer.revision },
    });
    expect(value).toMatchObject({ revision: newer.revision, stock: 3 });
    await listener.waitFor((product) => isOf(older.id)(product) && product.stock === 3);
    expect(listener.messages.filter(isOf(older.id)).map(({ revision }) => revision)).toEqual([
      newer.revision,
      newer.revision,
    ]);
  });

  it('is refused when the product was deleted and created again', async () => {
    const first = await create();
    await remove(first.id);
    const second = await create({ id: first.id });

    const { refused } = await publish({ ...first, revision: second.revision + 1 });

    expect(refused).toMatchObject({ errorType: 'products/conflict' });
  });
});

describe('an inactive product', () => {
  it('is published to admins, and to players only while active', async () => {
    const open = async (caller: Caller) => ({
      created: await catalog.listen(caller, 'onCreateRewardProduct'),
      updated: await catalog.listen(caller, 'onUpdateRewardProduct'),
      deleted: await catalog.listen(caller, 'onDeleteRewardProduct'),
    });
    const [player, admin] = await Promise.all([open(catalog.player), open(catalog.admin)]);

    const hidden = await create({ active: false, name: 'Hidden' });
    await update(hidden.id, { name: 'Still hidden' });
    await update(hidden.id, { name: 'Shown', active: true });
    await update(hidden.id, { name: 'Hidden again', active: false });
    await remove(hidden.id);
    const visibleProduct = await create();
    await remove(visibleProduct.id);

    await player.deleted.waitFor(isOf(visibleProduct.id));
    const received = [player.created, player.updated, player.deleted].map((listener) => listener.messages);
    expect(received.map((products) => products.filter(({ active }) => !active))).toEqual([[], [], []]);
    expect(namesOf(player.updated.messages, hidden.id)).toEqual(new Set(['Shown']));
    await admin.deleted.waitFor(isOf(visibleProduct.id));
    expect(admin.created.messages.some(isOf(hidden.id))).toBe(true);
    expect([...namesOf(admin.updated.messages, hidden.id)]).toEqual(
      expect.arrayContaining(['Still hidden', 'Shown', 'Hidden again']),
    );
    expect(admin.deleted.messages.some(isOf(hidden.id))).toBe(true);
  });

  it.each(['an admin', 'the table alone'])(
    'is published as withdrawn when %s deactivates it',
    async (who) => {
      const [withdrawals, changed] = await Promise.all([
        catalog.listen(catalog.player, 'onWithdrawRewardProduct'),
        catalog.listen(catalog.player, 'onUpdateRewardProduct'),
      ]);
      const { id, revision } = await create();

      if (who === 'an admin') await update(id, { active: false, name: 'Secret' });
      else await changeProduct(catalog.casino, id, { active: false });

      const published = await soon(withdrawals.waitFor((withdrawal) => withdrawal.id === id));
      expect(published).toEqual({ id, revision: revision + 1 });
      expect(changed.messages.filter((product) => product.id === id && product.revision > revision)).toEqual(
        [],
      );
      const again = await update(id, { active: true });
      expect(
        await soon(changed.waitFor((product) => isOf(id)(product) && product.revision > revision)),
      ).toEqual(again);
      expect(again.revision).toBeGreaterThan(published.revision);
    },
  );

  it('is not published as withdrawn when players never saw it', async () => {
    const withdrawals = await catalog.listen(catalog.player, 'onWithdrawRewardProduct');
    const hidden = await create({ active: false });
    await update(hidden.id, { stock: 1 });
    const visibleProduct = await create();
    await update(visibleProduct.id, { active: false });

    await soon(withdrawals.waitFor(({ id }) => id === visibleProduct.id));

    expect(withdrawals.messages.map(({ id }) => id)).not.toContain(hidden.id);
  });

  it.each([
    ['asks for it', { active: { eq: false } }],
    ['asks for all', { or: [{ active: { eq: false } }, { active: { eq: true } }] }],
    ['asks for it by what it costs', { price: { ge: 0 } }],
    ['asks for it in other words', { active: { ne: true } }],
  ])('is published to no player who %s', async (_how, filter) => {
    const listener = await catalog.listen(catalog.player, 'onDeleteRewardProduct', { filter });
    const open = await catalog.listen(catalog.player, 'onDeleteRewardProduct');

    await remove((await create({ active: false })).id);
    const { id } = await remove((await create()).id);

    await open.waitFor(isOf(id));
    expect(listener.messages.filter(({ active }) => !active)).toEqual([]);
  });

  function namesOf(products: readonly Product[], id: string): Set<string> {
    return new Set(products.filter(isOf(id)).map(({ name }) => name));
  }
});

describe('subscription filter', () => {
  it.each([
    ['eq', { category: { eq: 'gifts' } }, ['Kite']],
    ['ne', { category: { ne: 'merch' } }, ['Kite', 'Voyage']],
    ['le', { price: { le: 20 } }, ['Cup', 'Kite']],
    ['between', { stock: { between: [2, 12] } }, ['Cup', 'Kite']],
    ['beginsWith', { name: { beginsWith: 'K' } }, ['Kite']],
    ['contains', { name: { contains: 'oy' } }, ['Voyage']],
    ['in', { category: { in: ['gifts', 'trips'] } }, ['Kite', 'Voyage']],
    ['two fields', { price: { le: 20 }, stock: { gt: 2 } }, ['Cup']],
    ['and', { and: [{ price: { le: 20 } }, { stock: { gt: 2 } }] }, ['Cup']],
    ['or', { or: [{ name: { eq: 'Cup' } }, { category: { eq: 'trips' } }] }, ['Cup', 'Voyage']],
  ])('matches: %s', async (_operator, filter, expected) => {
    const filtered = await catalog.listen(catalog.player, 'onCreateRewardProduct', { filter });
    const open = await catalog.listen(catalog.player, 'onCreateRewardProduct');

    await create({ name: 'Cup', price: 20, stock: 12 });
    await create({ name: 'Kite', price: 15, stock: 2, category: 'gifts' });
    await create({ name: 'Voyage', price: 5000, stock: 1, category: 'trips' });

    await open.waitForCount(3);
    await filtered.waitForCount(expected.length);
    expect(filtered.messages.map(({ name }) => name)).toEqual(expected);
  });
});

describe('stock taken by a checkout', () => {
  it('is published without a mutation', async () => {
    const listener = await catalog.listen(catalog.player, 'onUpdateRewardProduct');
    await addProduct(catalog.casino, 'sold', { stock: 5 });
    await listener.waitFor(isOf('sold'));

    await changeProduct(catalog.casino, 'sold', { stock: 4 });

    const published = await soon(listener.waitFor(({ id, stock }) => id === 'sold' && stock === 4));
    const { value } = await catalog.callApi(catalog.player, 'getRewardProduct', { id: 'sold' });
    expect(published).toEqual(value);
  });

  it('is published only to admins while the product is inactive', async () => {
    const player = await catalog.listen(catalog.player, 'onUpdateRewardProduct');
    const admin = await catalog.listen(catalog.admin, 'onUpdateRewardProduct');
    const id = 'sold-in-secret';
    await addProduct(catalog.casino, id, { stock: 5, active: false });
    await admin.waitFor(isOf(id));

    await changeProduct(catalog.casino, id, { stock: 4 });
    await admin.waitFor((product) => product.id === id && product.stock === 4);
    await changeProduct(catalog.casino, id, { stock: 3, active: true });

    await player.waitFor(isOf(id));
    expect(player.messages.filter(isOf(id)).map(({ stock }) => stock)).toEqual([3]);
  });
});

describe('player balances', () => {
  it('are published after a grant to that player alone, and not after a round', async () => {
    const { casino, signIn } = catalog;
    const [one, other] = await Promise.all([signIn('one'), signIn('other')]);
    const events = (caller: Caller) => catalog.listen(caller, 'onPlayerEvent', { player: caller.sub });
    const [ofOne, ofOther] = await Promise.all([events(one), events(other)]);
    /** Plays a round and receives the Sweeps Coins of the welcome grant. */
    const playAndReceive = async (caller: Caller) => {
      const { authorization: token = '' } = await caller.headersFor('', '');
      const round = (await casino.playRound(token, 'round')).body as { sequence: number };
      const body = { bornOn: '1990-05-17', state: 'TX', timeZone: 'America/Chicago' };
      await casino.callApi('PUT', '/player/residency', { token, key: 'residency', body });
      const wallet = (await casino.callApi('GET', '/wallet', { token })).body as {
        sequence: number;
        balances: object;
      };
      return { ...wallet, round: round.sequence };
    };

    const { round, sequence, balances } = await playAndReceive(one);

    const published = await soon(ofOne.waitFor((event) => event.sequence === sequence));
    expect(published).toMatchObject({ player: one.sub, kind: 'balances', ...balances });
    const { sequence: next } = await playAndReceive(other);
    await ofOther.waitFor((event) => event.sequence === next);
    expect(ofOne.messages.map(({ sequence: received }) => received)).not.toContain(round);
    expect(new Set(ofOne.messages.map(({ player }) => player))).toEqual(new Set([one.sub]));
    expect(new Set(ofOther.messages.map(({ player }) => player))).toEqual(new Set([other.sub]));
  });
});
