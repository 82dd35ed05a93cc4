import { ListObjectsV2Command, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { GetCommand, ScanCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { currentTermsVersion } from '#domain/player/terms';
import { type Casino, openCasino } from './casino';
import { findLedgerFaults } from './ledger-check';
import { addProduct, deliveryAddress, openShopper, type Shopper, stockOf, statusAndCode } from './shopper';

const dayMs = 86_400_000;
const worker = 'lambdas/functions/schedule-account-deletion/handler.ts';
const soon = { timeout: 20_000, interval: 200 };
const lives = { bornOn: '1990-05-17', state: 'TX', timeZone: 'America/Chicago' };

let casino: Casino;
let s3: S3Client;
let tables: Readonly<Record<string, string>>;
beforeAll(async () => {
  casino = await openCasino({ readsStreams: true });
  s3 = new S3Client({
    region: 'us-east-1',
    endpoint: `${casino.servicesUrl}/s3`,
    forcePathStyle: true,
    credentials: { accessKeyId: 'local-operator', secretAccessKey: 'local' },
  });
  const environments = casino.host.functions.definitions().map(({ environment }) => environment);
  tables = Object.fromEntries(
    environments.flatMap((each) => Object.entries(each)).filter(([name]) => name.endsWith('_TABLE')),
  );
});
afterAll(async () => {
  s3.destroy();
  await casino.close();
});

const run = () => casino.invoke(worker, {});
const requestDeletion = ({ callApi }: Shopper, key = 'delete') =>
  callApi('POST', '/account/deletion', { key, body: {} });
const read = async ({ callApi }: Shopper) => (await callApi('GET', '/account/deletion')).body;
const mailsTo = ({ email }: Shopper) =>
  casino.host.outbox
    .read()
    .filter(({ to }) => to === email)
    .map(({ subject }) => subject);

/** Moves the request for the deletion this many days into the past. */
async function pass({ id: player }: Shopper, days: number) {
  const { Item } = await casino.dynamoDb.send(
    new GetCommand({ TableName: tables['WALLETS_TABLE'], Key: { player } }),
  );
  const times = (Item!['play'] as { deletion: number[] }).deletion.map((at) => at - days * dayMs);
  await casino.dynamoDb.send(
    new UpdateCommand({
      TableName: tables['WALLETS_TABLE'],
      Key: { player },
      UpdateExpression: 'SET #play.#deletion = :times',
      ExpressionAttributeNames: { '#play': 'play', '#deletion': 'deletion' },
      ExpressionAttributeValues: { ':times': times },
    }),
  );
  const row = { TableName: tables['NOTICES_TABLE'], Key: { player, id: '#deletion' } };
  const due = (await casino.dynamoDb.send(new GetCommand(row))).Item!['dueAt'] as string;
  await casino.dynamoDb.send(
    new UpdateCommand({
      ...row,
      UpdateExpression: 'SET #dueAt = :due',
      ExpressionAttributeNames: { '#dueAt': 'dueAt' },
      ExpressionAttributeValues: { ':due': new Date(Date.parse(due) - days * dayMs).toISOString() },
    }),
  );
}

/** Content of every table as text, by table name. */
async function scanAll(): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  for (const TableName of new Set(Object.values(tables))) {
    const items: unknown[] = [];
    let after: Record<string, unknown> | undefined;
    do {
      const page = await casino.dynamoDb.send(
        new ScanCommand({ TableName, ...(after && { ExclusiveStartKey: after }) }),
      );
      items.push(...(page.Items ?? []));
      after = page.LastEvaluatedKey;
    } while (after);
    found.set(TableName, JSON.stringify(items));
  }
  return found;
}

async function whereIs(text: string): Promise<string[]> {
  return [...(await scanAll())].filter(([, items]) => items.includes(text)).map(([table]) => table);
}

async function filesOf({ id }: Shopper): Promise<string[]> {
  const { Contents = [] } = await s3.send(new ListObjectsV2Command({ Bucket: casino.filesBucket }));
  return Contents.flatMap(({ Key }) => Key ?? []).filter((key) => key.includes(id));
}

/** Lets the worker close the account, waits for the final mail, then lets the worker erase the remaining data. */
async function endAccount(player: Shopper) {
  await pass(player, 15);
  await run();
  await vi.waitFor(() => expect(mailsTo(player)).toContain('Your account is closed'), soon);
  await vi.waitFor(async () => {
    await run();
    expect(await whereIs(player.email)).toEqual([]);
  }, soon);
  await run();
}

/** Writes the records that a sign-in from a blocked state leaves. */
async function signInFromNevada({ id }: Shopper): Promise<void> {
  const viewerRegion = { country: 'US', region: 'NV', at: '2026-11-25T12:00:00.000Z' };
  for (const [TableName, place, value] of [
    [tables['PLAYERS_TABLE'], ['#region'], viewerRegion],
    [tables['WALLETS_TABLE'], ['#play', '#check'], ['NV', Date.parse(viewerRegion.at)]],
  ] as const)
    await casino.dynamoDb.send(
      new UpdateCommand({
        TableName,
        Key: { player: id },
        UpdateExpression: `SET ${place.join('.')} = :value`,
        ExpressionAttributeNames:
          place.length === 1
            ? { '#region': 'viewerRegion' }
            : { '#play': 'play', '#check': 'residencyCheck' },
        ExpressionAttributeValues: { ':value': value },
      }),
    );
}

/** Each player has a home of their own: an address has one free entry a day. */
let homes = 0;

/** Opens a player with data in every store that holds personal data. */
async function openKnownPlayer(name: string): Promise<Shopper> {
  const player = await openShopper(casino, `${name}@jade.test`, 5_000);
  const { callApi, id } = player;
  let keys = 0;
  const send = async (method: string, path: string, body: object) =>
    expect(statusAndCode(await callApi(method, path, { key: `${name}-${(keys += 1)}`, body }))).toEqual([
      200,
    ]);
  await send('PUT', '/player/residency', lives);
  await send('PUT', '/account/profile', { displayName: `Known ${name}` });
  await send('PUT', '/account/addresses', { addresses: [deliveryAddress] });
  await send('POST', '/account/saved', { wishlist: [`wished-by-${name}`], favoriteGames: ['keno'] });
  await send('POST', '/account/terms', { version: currentTermsVersion });
  await send('POST', '/bonuses/free-entries', {
    device: `device-of-home-${(homes += 1)}`,
    address: { ...deliveryAddress, line1: `${homes} Known Road` },
  });
  await send('POST', '/affiliates/requests', {
    site: `https://known-${name}.test`,
    channels: ['blog'],
    audience: 'Readers who like slots',
    taxCountry: 'US',
    termsVersion: '2026-11',
  });
  await send('POST', '/account/exports', {});
  for (const Key of [
    `avatars/${id}`,
    `identity/${id}/card/${'c'.repeat(64)}`,
    `attachments/${id}/ticket_file/${'c'.repeat(64)}`,
    `quarantine/${id}/face`,
    `exports/${id}/old.zip`,
  ])
    await s3.send(new PutObjectCommand({ Bucket: casino.filesBucket, Key, Body: 'bytes' }));
  return player;
}

describe('account deletion', () => {
  it('sends a notice at once and three days before, then erases all data but the id', async () => {
    const player = await openKnownPlayer('erased');
    await signInFromNevada(player);
    expect(await whereIs(player.email)).toEqual([tables['PLAYERS_TABLE']]);
    // The file in quarantine that no upload request names may already be gone.
    const { id } = player;
    expect(await filesOf(player)).toEqual(
      expect.arrayContaining([
        `avatars/${id}`,
        `identity/${id}/card/${'c'.repeat(64)}`,
        `attachments/${id}/ticket_file/${'c'.repeat(64)}`,
        `exports/${id}/old.zip`,
      ]),
    );
    const requested = await requestDeletion(player);
    expect(statusAndCode(requested)).toEqual([200]);
    await vi.waitFor(() => expect(mailsTo(player).at(-1)).toMatch(/^Your account will be deleted on/), soon);
    expect(await run()).toEqual({ checked: 0 });
    await pass(player, 12);
    await run();
    await vi.waitFor(
      () =>
        expect(mailsTo(player).filter((subject) => subject.startsWith('Your account will'))).toHaveLength(2),
      soon,
    );

    await endAccount(player);

    expect(await filesOf(player)).toEqual([]);
    for (const text of ['Known erased', 'known-erased', 'wished-by-erased', '1 Pier Road', '1990-05-17'])
      expect(await whereIs(text)).toEqual([]);
    const { Item } = await casino.dynamoDb.send(
      new GetCommand({ TableName: tables['PLAYERS_TABLE'], Key: { player: player.id } }),
    );
    expect(Object.keys(Item!).toSorted()).toEqual(
      ['acceptedTerms', 'deletedAt', 'openedAt', 'player', 'revision'].toSorted(),
    );
    const wallet = { TableName: tables['WALLETS_TABLE'], Key: { player: player.id } };
    const { play } = (await casino.dynamoDb.send(new GetCommand(wallet))).Item!;
    expect(play).not.toHaveProperty('residencyCheck');
    expect(await findLedgerFaults(casino.dynamoDb, casino.tables)).toEqual([]);
    expect(await run()).toEqual({ checked: 0 });
  });

  it('closes the balances against the house in one transaction', async () => {
    const player = await openKnownPlayer('books');
    const before = (await player.callApi('GET', '/wallet')).body.balances;
    await requestDeletion(player);

    await endAccount(player);

    const { Items = [] } = await casino.dynamoDb.send(
      new ScanCommand({ TableName: tables['LEDGER_TABLE'], ConsistentRead: true }),
    );
    const own = Items.filter((each) => each['player'] === player.id);
    const closed = own.find((each) => each['detail'].kind === 'account-closed')!;
    const postings = closed['postings'] as [string, string, number][];
    expect(postings).toContainEqual(['player:gold', 'gold', -before.gold]);
    expect(postings).toContainEqual(['player:sweeps-redeemable', 'sweeps', -before.sweepsRedeemable]);
    expect(new Set(Object.values(closed['balances']))).toEqual(new Set([0]));
    expect(own.filter((each) => each['detail'].kind === 'account-closed')).toHaveLength(1);
  });

  it('ends all sessions, rejects every sign-in and frees the address', async () => {
    const player = await openKnownPlayer('free-again');
    await requestDeletion(player);
    await pass(player, 15);
    await run();

    const closed = await player.callApi('GET', '/wallet');
    const young = await casino.callApi('GET', '/wallet', { token: await casino.signIn(player.email) });
    await vi.waitFor(() => expect(mailsTo(player)).toContain('Your account is closed'), soon);
    await vi.waitFor(async () => {
      await run();
      expect(await whereIs(player.email)).toEqual([]);
    }, soon);

    expect([statusAndCode(closed), statusAndCode(young)]).toEqual([
      [401, 'session/ended'],
      [401, 'session/ended'],
    ]);
    await expect(casino.signIn(player.email)).rejects.toThrow();
    const again = await openShopper(casino, player.email);
    expect(again.id).not.toBe(player.id);
    const wallet = (await again.callApi('GET', '/wallet')).body;
    // This address has already received the newcomer benefits.
    expect(wallet.balances).toMatchObject({ gold: 0, sweepsUnplayed: 0, sweepsRedeemable: 0 });
    await again.callApi('PUT', '/player/residency', { key: 'lives', body: lives });
    await again.callApi('POST', '/account/terms', { body: { version: currentTermsVersion } });
    const { items } = (await again.callApi('GET', '/coins/packages')).body;
    expect(items.find((each: { isFirstPurchase: boolean }) => each.isFirstPurchase).refusedAs).toBe(
      'coins/offer-used',
    );
    expect((await again.callApi('GET', '/wallet')).body.balances.sweepsUnplayed).toBe(0);
  });

  it('keeps a self-exclusion in force for the next account of the same address', async () => {
    const player = await openKnownPlayer('excluded');
    await player.callApi('POST', '/play-limits/exclusions', { key: 'exclude', body: { months: 12 } });
    const { timeOut } = (await player.callApi('GET', '/play-limits')).body;
    expect(timeOut).toMatchObject({ kind: 'exclusion' });
    await requestDeletion(player);
    await endAccount(player);

    const again = await openShopper(casino, player.email.toUpperCase());
    const taken = (await again.callApi('GET', '/play-limits')).body.timeOut;
    const staked = await again.callApi('POST', '/games/hk-slots/rounds', {
      key: 'stake',
      body: { coin: 'gold', stake: 100 },
    });

    expect(taken).toEqual(timeOut);
    expect(statusAndCode(staked)).toEqual([409, 'play-limits/excluded']);
  });

  it('refuses play, purchases and bonuses but allows redemptions while the deletion is pending', async () => {
    const player = await openKnownPlayer('waits');
    await addProduct(casino, 'waiting-lantern', { price: 25 });
    await requestDeletion(player);
    let keys = 0;
    const callApi = (method: string, path: string, body: object = {}) =>
      player.callApi(method, path, { key: `waits-${(keys += 1)}`, body });

    const refused = [
      await callApi('POST', '/games/hk-slots/rounds', { coin: 'gold', stake: 100 }),
      await callApi('POST', '/coins/purchases', { packageId: 'coins-499' }),
      await callApi('POST', '/bonuses/daily/claims'),
      await callApi('POST', '/bonuses/wheel/spins'),
    ];
    const { id } = await player.hold(['waiting-lantern', 1]);
    const ordered = await player.checkOut(id, { address: deliveryAddress });

    expect(refused.map(statusAndCode)).toEqual(refused.map(() => [409, 'account/deletion-requested']));
    expect(statusAndCode(ordered)).toEqual([200]);
    expect((await read(player)).blockers).toEqual([{ kind: 'order', name: ordered.body.order.id }]);
  });

  it('waits while an order is in progress, sends one notice, and completes after delivery', async () => {
    const player = await openKnownPlayer('ordered');
    await addProduct(casino, 'ordered-lantern', { price: 25 });
    await requestDeletion(player);
    const { id } = await player.hold(['ordered-lantern', 1]);
    const { order } = (await player.checkOut(id, { address: deliveryAddress })).body;
    await pass(player, 15);
    await run();
    await vi.waitFor(() => expect(mailsTo(player)).toContain('Your account could not be deleted yet'), soon);
    expect((await player.callApi('GET', '/wallet')).status).toBe(200);
    const step = { status: 'delivered', at: new Date().toISOString(), actor: 'admin' };
    await casino.dynamoDb.send(
      new UpdateCommand({
        TableName: tables['ORDERS_TABLE'],
        Key: { player: player.id, id: order.id },
        UpdateExpression: 'SET #timeline = list_append(#timeline, :step), #status = :status',
        ExpressionAttributeNames: { '#timeline': 'timeline', '#status': 'status' },
        ExpressionAttributeValues: {
          ':step': [{ ...step, reason: null, promisedOn: null }],
          ':status': 'delivered',
        },
      }),
    );

    await endAccount(player);

    const { Item } = await casino.dynamoDb.send(
      new GetCommand({ TableName: tables['ORDERS_TABLE'], Key: { player: player.id, id: order.id } }),
    );
    expect(Item).toMatchObject({ address: null, contact: null, total: 2_500 });
    expect(mailsTo(player).filter((subject) => subject.startsWith('Your account could not'))).toHaveLength(1);
  });

  it('leaves orders refundable: stock is restored and coins go to the house', async () => {
    const player = await openKnownPlayer('undone');
    await addProduct(casino, 'undone-purse', { price: 25, category: 'coins', stock: 3 });
    const { id } = await player.hold(['undone-purse', 1]);
    const { order } = (await player.checkOut(id, {})).body;
    expect(order.status).toBe('delivered');
    await requestDeletion(player);
    await endAccount(player);
    const admin = await openShopper(casino, 'undoing@jade.test', 0, ['ADMINS']);
    const undo = () =>
      admin.callApi('POST', `/admin/orders/${player.id}/${order.id}/steps`, {
        key: 'undo',
        body: { status: 'refunded', reason: 'goodwill' },
      });

    const undone = await undo();
    const again = await undo();

    expect(undone.body.order).toMatchObject({ status: 'refunded', address: null, contact: null });
    expect(again.text).toBe(undone.text);
    expect(await stockOf(casino, 'undone-purse')).toBe(3);
    const { Items = [] } = await casino.dynamoDb.send(
      new ScanCommand({ TableName: tables['LEDGER_TABLE'], ConsistentRead: true }),
    );
    const undoing = Items.filter(
      ({ detail }) => detail?.kind === 'order-undone' && detail.order === order.id,
    );
    expect(undoing.map(({ postings }) => postings)).toEqual([
      [
        ['house:closures', 'sweeps', 2_500],
        ['house:redemptions', 'sweeps', -2_500],
      ],
    ]);
    expect(new Set(Object.values(undoing[0]!['balances']))).toEqual(new Set([0]));
    expect(await findLedgerFaults(casino.dynamoDb, casino.tables)).toEqual([]);
  });

  it('is either canceled by the player or completed by the worker when both act at once', async () => {
    const outcomes = await Promise.all(
      Array.from({ length: 8 }, async (_each, index) => {
        const player = await openShopper(casino, `race-${index}@jade.test`);
        await player.callApi('GET', '/wallet');
        await requestDeletion(player);
        await pass(player, 15);
        return player;
      }),
    );

    const [kept] = await Promise.all([
      Promise.all(outcomes.map(({ callApi }) => callApi('DELETE', '/account/deletion'))),
      run(),
    ]);

    const { Items = [] } = await casino.dynamoDb.send(
      new ScanCommand({ TableName: tables['LEDGER_TABLE'], ConsistentRead: true }),
    );
    for (const [index, { id }] of outcomes.entries()) {
      const kinds = Items.filter((each) => each['player'] === id).map((each) => each['detail']);
      const isClosed = kinds.some(({ kind }) => kind === 'account-closed');
      const isKept = kinds.some(({ step }) => step === 'deletion-withdrawn');
      expect([isClosed, isKept]).toEqual([!isKept, !isClosed]);
      expect(kept[index]!.status === 200).toBe(isKept);
    }
    expect(await findLedgerFaults(casino.dynamoDb, casino.tables)).toEqual([]);
  });
});
