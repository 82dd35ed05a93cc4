import { randomUUID } from 'node:crypto';
import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sizes } from '../scale';
import { approveIdentity } from './approve-identity';
import { openBuyer } from './buyer';
import { type Casino, openCasino } from './casino';
import { findLedgerFaults } from './ledger-check';
import { openShopper, type Shopper, statusAndCode } from './shopper';

let casino: Casino;
let superadmin: Shopper;
let admin: Shopper;
beforeAll(async () => {
  // The reconciliation runs only on demand and checks every purchase.
  casino = await openCasino({
    readsStreams: true,
    overrides: { CHECK_AFTER_SECONDS: '0' },
    scheduleScale: 1_000,
  });
  superadmin = keyed(await openShopper(casino, 'superadmin@jade.test', 0, ['SUPERADMINS']));
  admin = keyed(await openShopper(casino, 'admin@jade.test', 0, ['ADMINS']));
});
afterAll(() => casino.close());

/** Sends each request under a new key unless one is given. */
function keyed(shopper: Shopper): Shopper {
  const callApi: Shopper['callApi'] = (method, path, options) =>
    shopper.callApi(method, path, { key: randomUUID(), ...options });
  return { ...shopper, callApi };
}

const twins = sizes.identicalRequests;
const note = 'By phone';
const reason = 'Bought by mistake';

async function openPlayer(name: string) {
  const player = keyed(await openShopper(casino, `${name}@jade.test`, 1));
  const path = `/admin/players/${player.id}`;
  const act = (to: string, body: object, { as = admin, key = randomUUID() as string } = {}) =>
    as.callApi('POST', `${path}/${to}`, { key, body });
  const spin = () => player.callApi('POST', '/games/hk-slots/rounds', { body: { coin: 'gold', stake: 100 } });
  return { ...player, path, act, spin };
}

async function openBuyerOf(name: string) {
  const buyer = await openBuyer(casino, `${name}@jade.test`);
  const { purchase } = await buyer.begin();
  await buyer.choose(purchase.id, 'pay');
  const refund = ({ as = superadmin, key = randomUUID() as string, of = purchase.id as string } = {}) =>
    as.callApi('POST', `/admin/players/${buyer.id}/purchases/${of}/refund`, { key, body: { reason } });
  const refundLines = async () =>
    (await admin.callApi('GET', `/admin/players/${buyer.id}/transactions?kind=refund`)).body.items;
  return { ...buyer, purchase: purchase.id as string, refund, refundLines };
}

describe('the purchases of a player', () => {
  it('are listed to admins page by page, newest first, and to no one else', async () => {
    const { id, begin, callApi } = await openBuyerOf('frequent');
    await begin('coins-999');
    await begin('coins-1999');
    const path = `/admin/players/${id}/purchases`;

    const first = (await admin.callApi('GET', `${path}?limit=2`)).body;
    const rest = (await admin.callApi('GET', `${path}?limit=2&before=${first.next}`)).body;
    const shown = (await admin.callApi('GET', `/admin/players/${id}`)).body;

    const packagesOf = (items: { packageId: string }[]) => items.map(({ packageId }) => packageId);
    expect([packagesOf(first.items), packagesOf(rest.items)]).toEqual([
      ['coins-1999', 'coins-999'],
      ['coins-499'],
    ]);
    expect(rest.next).toBeNull();
    expect(rest.items[0]).toMatchObject({ state: 'credited', refundable: { cents: 499 } });
    expect(shown).toMatchObject({ purchases: [...first.items, ...rest.items], nextPurchases: null });
    expect(statusAndCode(await callApi('GET', path))).toEqual([403, 'session/forbidden']);
    expect(statusAndCode(await admin.callApi('GET', '/admin/players/unknown/purchases'))).toEqual([
      404,
      'player/unknown-player',
    ]);
  });
});

describe('a refund of a purchase', () => {
  it(`takes the coins and returns the money once for ${twins} identical requests`, async () => {
    const { id, refund, refundLines, balances, read, purchase, callApi } = await openBuyerOf('refunded');
    const before = await balances();

    const answers = await Promise.all(Array.from({ length: twins }, () => refund({ key: 'once' })));
    const settled = await refund({ key: 'once' });

    expect(answers.filter(({ status }) => status !== 200 && status !== 503)).toEqual([]);
    expect(settled.body.purchase).toMatchObject({ id: purchase, state: 'refunded', refundedCents: 499 });
    const after = await balances();
    expect([before.gold - after.gold, before.sweepsUnplayed - after.sweepsUnplayed]).toEqual([50_000, 500]);
    expect(await refundLines()).toMatchObject([{ actor: superadmin.id, refund: { cents: 499 } }]);
    const { body } = await admin.callApi('GET', `/admin/players/${id}/transactions?kind=refund`);
    expect(body.people).toMatchObject([{ player: superadmin.id, email: 'superadmin@jade.test' }]);
    expect((await read(purchase)).state).toBe('refunded');
    // The practice payment is refunded as well, so it offers no further refund.
    expect((await callApi('GET', `/coins/sandbox/${purchase}`)).body.outcomes).not.toContain('refund');
    await casino.invoke('lambdas/functions/schedule-purchases/handler.ts', {});
    expect(await refundLines()).toHaveLength(1);
  });

  it('happens once when superadmins send it at once under keys of their own', async () => {
    const { refund, refundLines } = await openBuyerOf('raced-refund');

    const answers = await Promise.all(['a', 'b', 'c', 'd'].map((key) => refund({ key })));

    expect(await refundLines()).toHaveLength(1);
    const refused = answers.filter(({ status }) => status !== 200 && status !== 503).map(statusAndCode);
    expect(new Set(refused.map(String))).toEqual(new Set(['409,coins/already-refunded']));
  });

  it('is refused when coins were spent, when it is unknown, to admins and to the player', async () => {
    const { refund, refundLines, callApi, balances, id, purchase } = await openBuyerOf('spender');
    const { gold } = await balances();
    const spent = await superadmin.callApi('POST', `/admin/players/${id}/adjustments`, {
      body: { account: 'player:gold', amount: 49_000 - gold, reason: 'Spent in a test' },
    });
    expect(spent.status).toBe(200);

    const refused = [
      await refund(),
      await refund({ of: '2026-01-01-000000000-000000' }),
      await refund({ as: admin }),
      await callApi('POST', `/admin/players/${id}/purchases/${purchase}/refund`, { reason }),
    ];

    expect(refused.map(statusAndCode)).toEqual([
      [409, 'coins/refund-coins-spent'],
      [404, 'coins/unknown-purchase'],
      [403, 'session/forbidden'],
      [403, 'session/forbidden'],
    ]);
    expect(refused[0]?.body.error.details).toEqual({ gold: 1_000, sweeps: 0 });
    expect(await refundLines()).toEqual([]);
  });

  it('leaves every balance the sum of its postings', async () => {
    expect(await findLedgerFaults(casino.dynamoDb, casino.tables)).toEqual([]);
  });
});

describe('a refund that was given up', () => {
  it('leaves the overview once a superadmin marks it as settled, with one audit entry', async () => {
    const { id, purchase, refund, balances } = await openBuyerOf('unpayable');
    await disputeAtBank(id, purchase);
    expect(statusAndCode(await refund())).toEqual([409, 'coins/refund-refused']);
    const before = await balances();
    const [shown] = (await admin.callApi('GET', `/admin/players/${id}`)).body.purchases;
    const settle = (as: Shopper) =>
      as.callApi('POST', `/admin/players/${id}/purchases/${purchase}/refund-settlement`, {
        body: { reason, givenUpAt: shown.refundGivenUp.at },
      });
    expect(await failedRefundsOf(id)).toMatchObject([{ purchase, cents: 499, state: 'given-up' }]);

    const answers = [await settle(admin), await settle(superadmin), await settle(superadmin)];

    expect(answers.map(({ status }) => status)).toEqual([403, 200, 200]);
    expect(answers[2]?.body).toEqual(answers[1]?.body);
    expect([await failedRefundsOf(id), await balances()]).toEqual([[], before]);
    const { items } = (await admin.callApi('GET', `/admin/audit?player=${id}`)).body;
    expect(items.filter(({ act }: { act: string }) => act === 'refund-settled')).toMatchObject([
      { actor: superadmin.id, reason, detail: { purchase, cents: 499 } },
    ]);
  });

  async function failedRefundsOf(player: string) {
    const { items } = (await admin.callApi('GET', '/coins/failed-refunds')).body;
    return items.filter((each: { player: string }) => each.player === player);
  }

  /** Has the bank of the practice payment dispute it without a report, so that the provider refuses its refund. */
  async function disputeAtBank(player: string, purchase: string): Promise<void> {
    await casino.dynamoDb.send(
      new UpdateCommand({
        TableName: casino.tables.purchases,
        Key: { player, id: `sandbox ${purchase}` },
        UpdateExpression: 'SET dispute = :open',
        ExpressionAttributeValues: { ':open': 'open' },
      }),
    );
  }
});

describe('a limit on a player’s behalf', () => {
  it('applies to the next round and notifies the player, who alone can loosen it', async () => {
    const { act, spin, callApi } = await openPlayer('limited');

    const set = await act('limits', { thing: 'stake-gold', period: 'day', most: 50, note });
    const looser = await act('limits', { thing: 'stake-gold', period: 'day', most: 60, note });

    expect([set.status, statusAndCode(looser)]).toEqual([200, [409, 'play-limits/not-stricter']]);
    expect(statusAndCode(await spin())).toEqual([409, 'play-limits/stake-limit-reached']);
    await expect
      .poll(
        async () => (await callApi('GET', '/notices')).body.items.map(({ kind }: { kind: string }) => kind),
        {
          timeout: 20_000,
        },
      )
      .toContain('limit-holds');
  });

  it('excludes a player at once, and neither an admin nor the player can end it', async () => {
    const { act, spin, callApi, path, id } = await openPlayer('excluded');

    const excluded = await act('exclusions', { months: 12, note });
    const shorter = [
      await act('exclusions', { months: 6, note }),
      await act('breaks', { days: 30, note }),
      await callApi('POST', '/play-limits/exclusions', { body: { months: 6 } }),
    ];

    expect(excluded.status).toBe(200);
    expect(shorter.map(statusAndCode)).toEqual([
      [409, 'play-limits/not-longer'],
      [409, 'play-limits/not-longer'],
      [200],
    ]);
    expect(shorter[2]?.body.timeOut).toEqual(excluded.body.timeOut);
    expect(statusAndCode(await spin())).toEqual([409, 'play-limits/excluded']);
    const listed = await admin.callApi('GET', '/admin/players?show=excluded');
    expect(listed.body.items).toMatchObject([{ player: id, excluded: true }]);
    const { body } = await admin.callApi('GET', `/admin/audit?player=${id}`);
    expect(body.items.map(({ act: name }: { act: string }) => name)).toEqual(['player-excluded']);
    expect((await admin.callApi('GET', path)).body.limits.timeOut.kind).toBe('exclusion');
  });
});

describe('an approval that is taken back', () => {
  it('stops what needs a confirmed identity, and notifies the player', async () => {
    const { id, token, path, callApi } = await openPlayer('withdrawn');
    await approveIdentity(casino, { token, player: id }, admin.token);
    const withdraw = (as: Shopper) =>
      as.callApi('POST', `/admin/identity-checks/${id}/withdrawals`, {
        body: { fault: 'face-differs', note },
      });

    const refused = await withdraw({ ...admin, callApi });
    const withdrawn = await withdraw(admin);

    expect(statusAndCode(refused)).toEqual([403, 'session/forbidden']);
    expect(withdrawn.body.state).toBe('rejected');
    expect((await admin.callApi('GET', path)).body.identity.state).toBe('rejected');
    expect((await callApi('GET', '/account/identity-check')).body.missing).toEqual(['photo-id', 'selfie']);
    await expect
      .poll(async () => (await callApi('GET', '/notices')).body.items[0]?.kind, { timeout: 20_000 })
      .toBe('identity-withdrawn');
  });
});

describe('internal notes', () => {
  it('are for admins alone: no answer to the player contains them', async () => {
    const { id, path, callApi } = await openPlayer('noted');
    const body = { about: { kind: 'player', id }, text: 'A secret of the team' };

    const added = await admin.callApi('POST', `${path}/notes`, { body });
    const refused = [await callApi('GET', `${path}/notes`), await callApi('POST', `${path}/notes`, { body })];

    expect(added.status).toBe(200);
    expect(refused.map(statusAndCode)).toEqual([
      [403, 'session/forbidden'],
      [403, 'session/forbidden'],
    ]);
    expect((await superadmin.callApi('GET', `${path}/notes`)).body.items).toMatchObject([
      { author: admin.id, text: 'A secret of the team' },
    ]);
    for (const own of ['/account', '/notices', '/wallet/transactions', '/account/identity-check'])
      expect((await callApi('GET', own)).text).not.toContain('A secret of the team');
    expect((await admin.callApi('GET', `/admin/audit?player=${id}`)).text).not.toContain('A secret');
  });
});

describe('the list of players', () => {
  it('shows the newest first, and the suspended on their own', async () => {
    const first = await openPlayer('listed-first');
    const second = await openPlayer('listed-second');
    await second.act('suspensions', { reason: 'unusual-play', note });

    const newest = await admin.callApi('GET', '/admin/players?limit=2');
    const suspended = await admin.callApi('GET', '/admin/players?show=suspended');

    expect(newest.body.items.map(({ player }: { player: string }) => player)).toEqual([second.id, first.id]);
    expect(newest.body.next).not.toBeNull();
    expect(suspended.body.items).toMatchObject([{ player: second.id, suspended: true }]);
  });
});
