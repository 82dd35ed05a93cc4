import { AdminRemoveUserFromGroupCommand } from '@aws-sdk/client-cognito-identity-provider';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RequesterLoss } from '#domain/approvals/approval-request';
import { sizes } from '../scale';
import { type Casino, openCasino } from './casino';
import { findLedgerFaults } from './ledger-check';
import { addProduct, deliveryAddress, openShopper, type Shopper, statusAndCode } from './shopper';

const twins = sizes.identicalRequests;
const reason = 'A round was cut off';

let casino: Casino;
let superadmin: Shopper;
let second: Shopper;
let admin: Shopper;
beforeAll(async () => {
  casino = await openCasino();
  await addProduct(casino, 'medal', { stock: 10 });
  superadmin = await openShopper(casino, 'superadmin@jade.test', 0, ['SUPERADMINS']);
  second = await openShopper(casino, 'second-superadmin@jade.test', 0, ['SUPERADMINS']);
  admin = await openShopper(casino, 'admin@jade.test', 0, ['ADMINS']);
});
afterAll(() => casino.close());

/** Opens a player with a wallet, and the admin requests for that player. */
async function openPlayer(name: string, redeemable = 0) {
  const player = await openShopper(casino, `${name}@jade.test`, redeemable);
  await player.callApi('GET', '/wallet');
  const path = `/admin/players/${player.id}`;
  const adjust = (body: object = {}, { as = superadmin, key = 'adjust' } = {}) => {
    const requested = { account: 'player:gold', amount: 500, reason, ...body };
    return as.callApi('POST', `${path}/adjustments`, { key, body: requested });
  };
  const reverse = (transaction: string, { as = superadmin, because = reason } = {}) =>
    as.callApi('POST', `${path}/transactions/${transaction}/reversal`, { body: { reason: because } });
  const wallet = async () => (await player.callApi('GET', '/wallet')).body;
  const lines = async () => (await player.callApi('GET', '/wallet/transactions')).body.items;
  return { ...player, path, adjust, reverse, wallet, lines };
}

const atOnce = <Result>(act: () => Promise<Result>) => Promise.all(Array.from({ length: twins }, act));

describe('an adjustment', () => {
  it('moves coins against the house and appears in the player’s ledger with its reason', async () => {
    const { adjust, lines, wallet, path } = await openPlayer('adjusted');

    const { status, body } = await adjust({ amount: -300 });

    expect(status).toBe(200);
    expect(body.transaction).toMatchObject({
      kind: 'adjustment',
      sequence: 2,
      adjustment: { reason },
      balances: { gold: 9_700 },
      postings: [
        { account: 'player:gold', coin: 'gold', amount: -300 },
        { account: 'house:adjustments', coin: 'gold', amount: 300 },
      ],
    });
    const { actor, ...line } = body.transaction;
    expect(actor).toMatch(/^[\w-]{36}$/);
    expect((await lines())[0]).toEqual(line);
    expect((await wallet()).balances.gold).toBe(9_700);
    const read = await admin.callApi('GET', `${path}/transactions?limit=1`);
    expect(read.body.items).toEqual([body.transaction]);
  });

  it(`is posted once for ${twins} identical requests, with the same response for each`, async () => {
    const { adjust, wallet } = await openPlayer('adjusted-often');

    const answers = await atOnce(adjust);

    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(await wallet()).toMatchObject({ sequence: 2, balances: { gold: 10_500 } });
  });

  it('returns 422 for a reused key, 409 for missing coins and 400 for invalid input, and posts nothing', async () => {
    const { adjust, wallet } = await openPlayer('adjusted-badly');
    await adjust();

    const refused = [
      await adjust({ amount: 501 }),
      await adjust({ amount: -10_501 }, { key: 'too-much' }),
      await adjust({ amount: 0 }, { key: 'nothing' }),
      await adjust({ account: 'player:gold-held' }, { key: 'held' }),
      await adjust({ reason: '   ' }, { key: 'no-reason' }),
    ];

    expect(refused.map(statusAndCode)).toEqual([
      [422, 'idempotency/key-reused'],
      [409, 'wallet/insufficient-funds'],
      [400, 'request/invalid'],
      [400, 'request/invalid'],
      [400, 'request/invalid'],
    ]);
    expect(await wallet()).toMatchObject({ sequence: 2, balances: { gold: 10_500 } });
  });
});

describe('a correction of more than 100 SC', () => {
  const large = { account: 'player:sweeps-redeemable', amount: 20_000, reason };
  const decide = (as: Shopper, id: string, how = 'approval') =>
    as.callApi('POST', `/admin/approvals/${id}/${how}`, { body: {} });

  it('needs a second superadmin, also when split or requested by an admin', async () => {
    const { path, adjust, wallet } = await openPlayer('large');
    const request = (as: Shopper) =>
      as.callApi('POST', `${path}/adjustment-requests`, { key: 'large', body: large });
    const halves = await Promise.all(
      Array.from({ length: 6 }, (_each, index) =>
        adjust({ ...large, amount: 6_000 }, { key: `half-${index}` }),
      ),
    );
    const requested = await request(superadmin);
    const { id } = requested.body.request;

    const refused = [
      await adjust(large, { key: 'alone' }),
      await decide(superadmin, id),
      await request(admin),
      await decide(admin, id),
    ];

    expect(halves.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await request(superadmin)).text).toBe(requested.text);
    expect(refused.map(statusAndCode)).toEqual([
      [409, 'approvals/required'],
      [403, 'approvals/own-request'],
      [403, 'session/forbidden'],
      [403, 'session/forbidden'],
    ]);
    expect((await wallet()).balances.sweepsRedeemable).toBe(6_000);
  });

  it(`is posted once for ${twins} concurrent approvals, and not after it was declined`, async () => {
    const { path, wallet, lines } = await openPlayer('approved');
    const callApi = async (key: string) =>
      (await superadmin.callApi('POST', `${path}/adjustment-requests`, { key, body: large })).body.request.id;
    const approved = await callApi('approved');
    const declined = await callApi('declined');
    expect((await decide(second, declined, 'decline')).status).toBe(200);

    await atOnce(() => decide(second, approved));
    const again = await decide(second, approved);

    expect(again.body.request).toMatchObject({ status: 'approved', decidedBy: second.id });
    expect(statusAndCode(await decide(second, declined))).toEqual([409, 'approvals/not-waiting']);
    expect((await wallet()).balances.sweepsRedeemable).toBe(20_000);
    expect((await lines()).filter(({ kind }: { kind: string }) => kind === 'adjustment')).toHaveLength(1);
    expect(await findLedgerFaults(casino.dynamoDb, casino.tables)).toEqual([]);
  });
});

describe('a request of a former superadmin', () => {
  const large = { account: 'player:sweeps-redeemable', amount: 20_000, reason };
  const losses: [RequesterLoss, (requester: Shopper) => Promise<unknown>][] = [
    [
      'left-group',
      ({ email: Username }) =>
        casino.cognito.send(
          new AdminRemoveUserFromGroupCommand({
            UserPoolId: casino.config.amplify.Auth.Cognito.userPoolId,
            Username,
            GroupName: 'SUPERADMINS',
          }),
        ),
    ],
    [
      'suspended',
      ({ id }) =>
        second.callApi('POST', `/admin/players/${id}/suspensions`, {
          key: 'suspend',
          body: { reason: 'identity-review', note: 'A stolen phone' },
        }),
    ],
  ];

  it.each(losses)('is refused to every approver and lapses: %s', async (because, lose) => {
    const { path, wallet } = await openPlayer(`asked-for-${because}`);
    const requester = await openShopper(casino, `former-${because}@jade.test`, 0, ['SUPERADMINS']);
    await requester.callApi('GET', '/wallet');
    const requested = await requester.callApi('POST', `${path}/adjustment-requests`, {
      key: 'k',
      body: large,
    });
    const { id } = requested.body.request;
    await lose(requester);

    const answers = await atOnce(() =>
      second.callApi('POST', `/admin/approvals/${id}/approval`, { body: {} }),
    );

    for (const answer of answers)
      expect(statusAndCode(answer)).toEqual([409, 'approvals/asker-not-superadmin']);
    expect(answers[0]?.body.error.details).toEqual({ because });
    const listed = await superadmin.callApi('GET', '/admin/approvals');
    expect(listed.body.items).toContainEqual(
      expect.objectContaining({ id, status: 'lapsed', lapsedBecause: because }),
    );
    expect((await wallet()).balances.sweepsRedeemable).toBe(0);
  });
});

describe('a reversal', () => {
  it(`is posted once for ${twins} identical requests, and for a later one with another reason`, async () => {
    const { adjust, reverse, wallet, lines } = await openPlayer('reversed');
    const { id } = (await adjust()).body.transaction;

    const answers = await atOnce(() => reverse(id));
    const later = await reverse(id, { because: 'Another day, another reason' });

    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set([...answers, later].map(({ text }) => text)).size).toBe(1);
    expect(await wallet()).toMatchObject({ sequence: 3, balances: { gold: 10_000 } });
    expect((await lines())[0]).toMatchObject({ kind: 'reversal', reversal: { of: id, reason } });
  });

  it('returns stake and payout of a round and leaves the nonce untouched', async () => {
    const { token, reverse, wallet, callApi } = await openPlayer('replayed');
    const { body: played } = await casino.playRound(token, 'round');

    const { body } = await reverse(played.round.id);

    expect(body.transaction).toMatchObject({ kind: 'reversal', balances: { gold: 10_000 } });
    expect((await wallet()).balances.gold).toBe(10_000);
    expect((await callApi('GET', '/fairness')).body.nonce).toBe(1);
  });

  it('refuses held or spent coins, and refuses to reverse a hold or reversal', async () => {
    const player = await openPlayer('spent', 1500);
    const { reverse, hold, checkOut, adjust, wallet, lines } = player;
    const given = await adjust({ account: 'player:sweeps-redeemable', amount: 500 });
    await reverse((await adjust({}, { key: 'undone' })).body.transaction.id);
    const idOf = async (kind: string) =>
      (await lines()).find((line: { kind: string }) => line.kind === kind).id as string;
    const { id } = await hold(['medal', 2]);
    const before = await wallet();

    const whileHeld = [await reverse(given.body.transaction.id), await reverse(await idOf('hold'))];
    const afterRefusals = await wallet();
    await checkOut(id, { address: deliveryAddress });
    const later = [await reverse(await idOf('reversal')), await reverse(await idOf('grant'))];

    expect(whileHeld.map(statusAndCode)).toEqual([
      [409, 'wallet/insufficient-funds'],
      [409, 'wallet/not-reversible'],
    ]);
    expect(afterRefusals).toEqual(before);
    expect(later.map(statusAndCode)).toEqual([
      [409, 'wallet/not-reversible'],
      [409, 'wallet/insufficient-funds'],
    ]);
  });
});

describe('a caller who is no superadmin', () => {
  it('gets 403 for every correction, and nothing is written', async () => {
    const player = await openPlayer('untouched', 1000);
    const { adjust, reverse, lines, path } = player;
    const before = await lines();

    const refused = [
      await adjust({}, { as: admin }),
      await adjust({}, { as: player }),
      await reverse(before[0].id, { as: admin }),
      await reverse(before[0].id, { as: player }),
      await player.callApi('GET', `${path}/transactions`),
    ];

    expect(refused.map(statusAndCode)).toEqual(refused.map(() => [403, 'session/forbidden']));
    expect(await lines()).toEqual(before);
  });
});

describe('an unknown target', () => {
  it('returns 404 for an unknown player and for a transaction of another player', async () => {
    const player = await openPlayer('one');
    const other = await openPlayer('other');
    const theirs = (await other.lines())[0].id;

    const unknownPlayer = '/admin/players/nobody';
    const body = { account: 'player:gold', amount: 1, reason };
    const unknown = [
      await superadmin.callApi('POST', `${unknownPlayer}/adjustments`, { key: 'k', body }),
      await superadmin.callApi('POST', `${unknownPlayer}/transactions/x/reversal`, { body: { reason } }),
      await superadmin.callApi('GET', `${unknownPlayer}/transactions`),
      await player.reverse(theirs),
    ];

    expect(unknown.map(statusAndCode)).toEqual([
      [404, 'player/unknown-player'],
      [404, 'player/unknown-player'],
      [404, 'player/unknown-player'],
      [404, 'wallet/unknown-transaction'],
    ]);
  });
});

it('leaves a consistent ledger after all corrections', async () => {
  expect(await findLedgerFaults(casino.dynamoDb, casino.tables)).toEqual([]);
});
