import { randomUUID } from 'node:crypto';
import { AdminUpdateUserAttributesCommand } from '@aws-sdk/client-cognito-identity-provider';
import { GetCommand, PutCommand, QueryCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { currentTermsVersion } from '#domain/player/terms';
import { type Casino, openCasino } from './casino';
import { addProduct, deliveryAddress, openShopper, statusAndCode } from './shopper';

const dayMs = 86_400_000;
const remind = 'lambdas/functions/schedule-reminders/handler.ts';

interface Notice {
  readonly id: string;
  readonly kind: string;
  readonly title: string;
  readonly text: string;
  readonly link: string | null;
  readonly isRead: boolean;
}

let casino: Casino;
let table: string;
beforeAll(async () => {
  casino = await openCasino({ readsStreams: true });
  const environments = casino.host.functions.definitions().map(({ environment }) => environment);
  table = environments.find((environment) => 'NOTICES_TABLE' in environment)!['NOTICES_TABLE']!;
});
afterAll(() => casino.close());

async function openPlayer(name: string, redeemable = 0, groups: readonly string[] = []) {
  const player = await openShopper(casino, `${name}@jade.test`, redeemable, groups);
  let keys = 0;
  const change = (method: string, path: string, body: object) =>
    player.callApi(method, path, { key: `change-${(keys += 1)}`, body });
  const inbox = async () =>
    (await player.callApi('GET', '/notices')).body as { items: Notice[]; unread: number };
  const mails = () => casino.host.outbox.read().filter(({ to }) => to === player.email);
  /** Waits until the inbox holds exactly these kinds, newest first, and returns its notices. */
  const expectNotices = (...kinds: string[]) =>
    vi.waitFor(
      async () => {
        const { items } = await inbox();
        expect(items.map(({ kind }) => kind)).toEqual(kinds);
        return items;
      },
      { timeout: 20_000, interval: 150 },
    );
  const mailed = (...subjects: string[]) =>
    vi.waitFor(() => expect(mails().map(({ subject }) => subject)).toEqual(subjects), {
      timeout: 20_000,
      interval: 150,
    });
  return { ...player, change, inbox, mails, expectNotices, mailed };
}

/** Sets the last visit this many days back, with all earlier reminders sent. */
async function stayAway(player: string, days: number, next: number) {
  const countsFrom = new Date(Date.now() - days * dayMs);
  const dueAt = new Date(countsFrom.getTime() + (60 - next) * dayMs).toISOString();
  const isWarned = next < 30;
  const item = { player, id: '#presence', countsFrom: countsFrom.toISOString(), next, isWarned };
  const Item = { ...item, dueOn: dueAt.slice(0, 10), dueAt };
  await casino.dynamoDb.send(new PutCommand({ TableName: table, Item }));
}

describe('notices', () => {
  it('reach inbox and mail once within seconds of a change', async () => {
    const { change, expectNotices, mailed, mails } = await openPlayer('limits');

    await change('PUT', '/play-limits/limits', { thing: 'loss-sweeps', period: 'day', most: 500 });
    await change('PUT', '/play-limits/limits', { thing: 'loss-sweeps', period: 'day', most: 900 });
    await change('PUT', '/play-limits/reality-check', { minutes: 15 });

    const [, looser, first] = await expectNotices('reality-check', 'limit-coming', 'limit-holds');
    expect(first!.text).toContain('At most 5.00 SC lost per day.');
    expect(looser!.text).toContain('At most 9.00 SC lost per day.');
    // Further changes within an hour are combined in a digest.
    await mailed('Your limit is set');
    expect(mails()[0]!.body).toContain('You cannot turn off this type of email.');
  });

  it('inform superadmins about a request for approval, and its author about the decision', async () => {
    const requester = await openPlayer('asks', 0, ['SUPERADMINS']);
    const other = await openPlayer('decides', 0, ['SUPERADMINS']);
    for (const { callApi } of [requester, other]) expect((await callApi('GET', '/wallet')).status).toBe(200);
    const { id } = await openPlayer('is-owed', 1_000);
    const large = { account: 'player:sweeps-redeemable', amount: 20_000, reason: 'A prize that never came' };

    const { body } = await requester.change('POST', `/admin/players/${id}/adjustment-requests`, large);
    const [requested] = await other.expectNotices('approval-requested');
    await other.change('POST', `/admin/approvals/${body.request.id}/decline`, {});

    expect(requested).toMatchObject({
      title: 'Your approval is needed',
      link: '/Dashboard/approvals',
    });
    await other.mailed('Your approval is needed');
    const [decided] = await requester.expectNotices('approval-decided');
    expect(decided).toMatchObject({ title: 'Your request was declined' });
    await requester.mailed('Your request was declined');
  });

  it('confirm an order', async () => {
    await addProduct(casino, 'lantern', { price: 25 });
    const { hold, checkOut, expectNotices, mailed } = await openPlayer('orders', 10_000);
    const { id } = await hold(['lantern', 1]);

    const placed = await checkOut(id, { address: deliveryAddress });

    expect(statusAndCode(placed)).toEqual([200]);
    const [notice] = await expectNotices('order-placed');
    expect(notice).toMatchObject({
      link: `/Account/orders/${placed.body.order.id}`,
      text: expect.stringContaining('25.00 SC'),
    });
    await mailed('We have your order');
  });

  it('contain one receipt per purchase when the payment event arrives twice', async () => {
    const { change, expectNotices, mailed, mails } = await openPlayer('buyer');
    await change('PUT', '/player/residency', {
      bornOn: '1990-05-17',
      state: 'TX',
      timeZone: 'America/Chicago',
    });
    await change('POST', '/account/terms', { version: currentTermsVersion });
    const { purchase } = (await change('POST', '/coins/purchases', { packageId: 'coins-499' })).body;

    const paid = await change('POST', `/coins/sandbox/${purchase.id}/outcomes`, { outcome: 'pay-twice' });

    expect(statusAndCode(paid)).toEqual([200]);
    const [receipt] = await expectNotices('purchase');
    expect(receipt!.text).toBe(
      `You paid $4.99 and received 50,000 GC and 5.00 SC. Find receipt JH-${purchase.id} under your purchases.`,
    );
    await mailed('Receipt: $4.99');
    expect(mails()[0]!.body).toContain('A receipt is your proof');
  });

  it('confirm a free entry', async () => {
    const { change, expectNotices, mailed } = await openPlayer('free-entry');
    const lives = { bornOn: '1990-05-17', state: 'TX', timeZone: 'America/Chicago' };
    await change('PUT', '/player/residency', lives);

    expect(
      statusAndCode(
        await change('POST', '/bonuses/free-entries', { address: deliveryAddress, device: randomUUID() }),
      ),
    ).toEqual([200]);

    const [notice] = await expectNotices('free-entry');
    expect(notice!.title).toBe('Your free entry: 5.00 SC');
    await mailed('Your free entry: 5.00 SC');
  });

  it('report a sign-out everywhere, at the next sign-in and by mail', async () => {
    const { email, change, mailed } = await openPlayer('signed-out');

    expect(statusAndCode(await change('POST', '/account/sign-outs', {}))).toEqual([200]);
    await mailed('You were signed out everywhere');

    const token = await casino.signIn(email);
    const { body } = await casino.callApi('GET', '/notices', { token });
    expect(body.items).toMatchObject([{ kind: 'signed-out', link: '/Account/security' }]);
  });

  it('stay read once marked as read', async () => {
    const { change, expectNotices, inbox, callApi } = await openPlayer('reader');
    await change('POST', '/play-limits/breaks', { days: 1 });
    const [notice] = await expectNotices('break');

    expect((await inbox()).unread).toBe(1);
    const read = await callApi('POST', '/notices/reads', { body: { upTo: notice!.id } });

    expect(read.body).toEqual({ unread: 0 });
    expect(await inbox()).toMatchObject({ unread: 0, items: [{ isRead: true }] });
  });

  it('are written once when stream and queue repeat the event', async () => {
    const { id: player, change, expectNotices, mails, inbox } = await openPlayer('twice');
    await change('POST', '/play-limits/breaks', { days: 1 });
    await expectNotices('break');
    const [event] = await eventsOf(player);
    const body = { player, event, at: new Date().toISOString(), noticeEvent: { kind: 'break', days: 1 } };
    const Records = [1, 2, 3].map((each) => ({
      messageId: `again-${each}`,
      body: JSON.stringify(body),
      attributes: { MessageGroupId: `player#${player}` },
    }));

    const answer = await casino.invoke('lambdas/functions/queue-notices/handler.ts', { Records });

    expect(answer).toEqual({ batchItemFailures: [] });
    expect((await inbox()).items).toHaveLength(1);
    expect(mails()).toHaveLength(1);
  });
});

/** Event ids for which a player has notices. */
async function eventsOf(player: string): Promise<string[]> {
  const { Items = [] } = await casino.dynamoDb.send(
    new QueryCommand({
      TableName: table,
      KeyConditionExpression: 'player = :player AND begins_with(id, :mark)',
      ExpressionAttributeValues: { ':player': player, ':mark': '#event#' },
    }),
  );
  return Items.map(({ id }) => (id as string).slice('#event#'.length));
}

describe('a looser limit', () => {
  it('sends a notice when it takes effect', async () => {
    const { id: player, change, expectNotices } = await openPlayer('looser');
    await change('PUT', '/play-limits/limits', { thing: 'time', period: 'day', most: 60 });
    await change('PUT', '/play-limits/limits', { thing: 'time', period: 'day', most: 90 });
    await expectNotices('limit-coming', 'limit-holds');

    // Backdates the request by a day.
    const begun = new Date(Date.now() - 60_000);
    await casino.dynamoDb.send(
      new UpdateCommand({
        TableName: table,
        Key: { player, id: '#limit#time day' },
        UpdateExpression: 'SET dueAt = :at, dueOn = :on',
        ExpressionAttributeValues: { ':at': begun.toISOString(), ':on': begun.toISOString().slice(0, 10) },
      }),
    );
    const { Item } = await casino.dynamoDb.send(
      new GetCommand({ TableName: casino.tables.wallets, Key: { player } }),
    );
    const [name] = Object.keys(Item!['play'].limits);
    await casino.dynamoDb.send(
      new UpdateCommand({
        TableName: casino.tables.wallets,
        Key: { player },
        UpdateExpression: 'SET play.limits.#name = :limit',
        ExpressionAttributeNames: { '#name': name! },
        ExpressionAttributeValues: { ':limit': [60 * 60_000, 90 * 60_000, begun.getTime()] },
      }),
    );
    await casino.invoke(remind, {});
    await casino.invoke(remind, {});

    const [notice] = await expectNotices('limit-begun', 'limit-coming', 'limit-holds');
    expect(notice!.text).toContain('At most 90 minutes played per day.');
  });
});

describe('Sweeps Coins of an inactive player', () => {
  it('expire after a warning, with a ledger row and a notice', async () => {
    const { id, callApi, expectNotices, mailed } = await openPlayer('away', 700);
    await stayAway(id, 53.01, 7);
    await casino.invoke(remind, {});
    await expectNotices('sweeps-expiring');

    await stayAway(id, 60.01, 0);
    await casino.invoke(remind, {});
    await casino.invoke(remind, {});

    await expectNotices('sweeps-expired', 'sweeps-expiring');
    await mailed('7.00 SC expire in 7 days', '7.00 SC have expired');
    const { body } = await callApi('GET', '/wallet/transactions?kind=expiry');
    expect(body.items).toHaveLength(1);
    expect((await callApi('GET', '/wallet')).body.balances).toMatchObject({
      sweepsUnplayed: 0,
      sweepsRedeemable: 0,
    });
  });

  it('are kept without a notice during a self-exclusion', async () => {
    const { id, callApi, change, expectNotices, mailed } = await openPlayer('excluded', 700);
    await change('POST', '/play-limits/exclusions', { months: 6 });
    await expectNotices('exclusion');
    await stayAway(id, 60.01, 0);

    await casino.invoke(remind, {});

    await expectNotices('exclusion');
    await mailed('You are excluded from play');
    expect((await callApi('GET', '/wallet')).body.balances.sweepsRedeemable).toBe(700);
  });

  it('are kept after any visit', async () => {
    const { id, callApi } = await openPlayer('visitor', 700);

    await callApi('GET', '/wallet');

    const { Item } = await casino.dynamoDb.send(
      new GetCommand({ TableName: table, Key: { player: id, id: '#presence' } }),
    );
    expect(Date.now() - Date.parse(Item!['countsFrom'])).toBeLessThan(60_000);
    expect(Item).toMatchObject({ next: 30 });
  });
});

describe('emails', () => {
  it('stop for a category that is turned off, while notices and obligatory mails continue', async () => {
    const { id, callApi, change, expectNotices, mailed, mails } = await openPlayer('quiet', 700);

    const refused = await callApi('PUT', '/notices/preferences', { body: { email: { limits: false } } });
    const chosen = await callApi('PUT', '/notices/preferences', { body: { email: { expiry: false } } });
    await stayAway(id, 30.01, 30);
    await casino.invoke(remind, {});
    await expectNotices('sweeps-expiring');
    await change('PUT', '/play-limits/reality-check', { minutes: 15 });
    await expectNotices('reality-check', 'sweeps-expiring');

    expect([refused.status, refused.body.error.code]).toEqual([409, 'notices/obligatory']);
    expect(chosen.status).toBe(200);
    await mailed('Your reality check is set');
    expect(mails()).toHaveLength(1);
  });
});

describe('30 changes of a limit', () => {
  const settings = Array.from({ length: 30 }, (_each, index) => ({
    thing: 'loss-sweeps',
    period: 'day',
    most: 10_000 - index,
  }));

  it('send no mail to an unverified address', async () => {
    const { email, change, mails } = await openPlayer('stranger');
    const { userPoolId } = casino.config.amplify.Auth.Cognito;
    await casino.cognito.send(
      new AdminUpdateUserAttributesCommand({
        UserPoolId: userPoolId,
        Username: email,
        UserAttributes: [{ Name: 'email_verified', Value: 'false' }],
      }),
    );
    const proved = await openPlayer('proved');

    for (const setting of settings) await change('PUT', '/play-limits/limits', setting);
    await proved.change('PUT', '/play-limits/limits', settings[0]!);

    // Both players share one queue, so a mail to the first would have arrived by now.
    await proved.mailed('Your limit is set');
    expect(mails()).toEqual([]);
  });

  it('send one mail to the player and put the others into a digest', async () => {
    const { id, change, inbox, mails, mailed } = await openPlayer('flood');

    for (const setting of settings) await change('PUT', '/play-limits/limits', setting);
    await vi.waitFor(async () => expect((await inbox()).items.length).toBeGreaterThanOrEqual(20), {
      timeout: 20_000,
      interval: 150,
    });
    const logOf = async () =>
      (await casino.dynamoDb.send(new GetCommand({ TableName: table, Key: { player: id, id: '#mails' } })))
        .Item;
    await vi.waitFor(async () => expect((await logOf())?.['held']).toHaveLength(29), {
      timeout: 20_000,
      interval: 150,
    });
    // A notice is worded when it is written: a later change may have replaced the first one by then.
    await vi.waitFor(() => expect(mails()).toHaveLength(1), { timeout: 20_000, interval: 150 });
    const [first] = mails();
    await casino.dynamoDb.send(
      new UpdateCommand({
        TableName: table,
        Key: { player: id, id: '#mails' },
        UpdateExpression: 'SET #dueAt = :past',
        ExpressionAttributeNames: { '#dueAt': 'dueAt' },
        ExpressionAttributeValues: { ':past': '2026-01-01T00:00:00.000Z' },
      }),
    );
    await casino.host.indexesCaughtUp();
    await casino.invoke('lambdas/functions/schedule-reminders/handler.ts', {});

    await mailed(first!.subject, '29 more notices from Jade Harbour');
  });
});
