import { randomBytes, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openBuyer } from './buyer';
import { type Casino, openCasino } from './casino';

const soon = { timeout: 30_000, interval: 100 };
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const today = () => new Date().toISOString().slice(0, 10);

let casino: Casino;
let admin: string;
let superadmin: string;
let people = 0;
beforeAll(async () => {
  casino = await openCasino({ readsStreams: true });
  admin = await casino.signInNewPlayer('admin-of-affiliates@jade.test', ['ADMINS']);
  superadmin = await casino.signInNewPlayer('superadmin-of-affiliates@jade.test', ['SUPERADMINS']);
});
afterAll(() => casino.close());

const newcomer = (state = 'TX') => openBuyer(casino, `newcomer-${(people += 1)}@jade.test`, { state });
const asAdmin = (method: string, path: string, body?: object, key: string = randomUUID()) =>
  casino.callApi(method, path, { token: admin, key, ...(body && { body }) });
const asSuperadmin = (method: string, path: string, body?: object, key: string = randomUUID()) =>
  casino.callApi(method, path, { token: superadmin, key, ...(body && { body }) });

/** Follows a link like a browser whose visitor gave consent. */
async function follow(
  code: string,
  {
    userAgent = firefox,
    visitor = randomBytes(18).toString('base64url'),
    subId,
  }: { userAgent?: string; visitor?: string; subId?: string } = {},
) {
  const { endpoint } = casino.config.amplify.API.REST.playFabOps;
  const response = await fetch(`${endpoint}/public/affiliate-clicks`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'user-agent': userAgent },
    body: JSON.stringify({ code, visitor, ...(subId !== undefined && { subId }) }),
  });
  return (await response.json()) as { click: { id: string } | null };
}

const application = {
  site: 'https://harbour-nights.test',
  channels: ['blog', 'video'],
  taxCountry: 'US',
  audience: 'People who like to read about slots',
  termsVersion: '2026-11',
};

/** Opens an affiliate who has applied, was approved and has a link. */
async function openAffiliate() {
  const { id, token, callApi } = await newcomer();
  expect((await callApi('POST', '/affiliates/requests', application)).body.program.state).toBe('requested');
  const decided = await asAdmin('POST', `/admin/affiliates/${id}/decisions`, {
    decision: 'approve',
    reason: null,
  });
  expect(decided.body).toMatchObject({ affiliate: id, state: 'approved' });
  const { link } = (await callApi('POST', '/affiliates/links', { name: 'Blog' })).body;
  const metrics = async () =>
    (await callApi('GET', `/affiliates/metrics?from=${today()}&to=${today()}`)).body;
  const lines = async () => (await callApi('GET', '/affiliates/accruals')).body.items;
  const recount = () =>
    casino.invoke('lambdas/functions/stream-projections/handler.ts', { recount: { affiliate: id } });
  return { id, token, callApi, code: link.code as string, metrics, lines, recount };
}

describe('affiliate membership', () => {
  it('is requested, rejected with a reason and requested again; the audit log has the rejection', async () => {
    const { id, callApi } = await newcomer();

    expect((await callApi('GET', '/affiliates')).body.program.state).toBe('none');
    expect((await callApi('GET', '/affiliates/links')).body.error.code).toBe('affiliates/not-approved');
    expect(
      (await callApi('POST', '/affiliates/requests', { ...application, site: 'no address' })).status,
    ).toBe(400);
    await callApi('POST', '/affiliates/requests', application);
    const waiting = (await asAdmin('GET', '/admin/affiliates?state=requested')).body.items;
    expect(waiting.map(({ affiliate }: { affiliate: string }) => affiliate)).toContain(id);
    const path = `/admin/affiliates/${id}/decisions`;
    const refused = await asAdmin('POST', path, { decision: 'reject', reason: null });
    expect(refused.body.error.code).toBe('affiliates/reason-needed');
    const bodies = [
      { decision: 'reject', reason: 'site-unclear' },
      { decision: 'reject', reason: 'site-unclear' },
    ];
    for (const body of bodies) expect((await asAdmin('POST', path, body)).body.state).toBe('rejected');
    expect((await callApi('GET', '/affiliates')).body.program).toMatchObject({ reason: 'site-unclear' });
    expect((await callApi('POST', '/affiliates/requests', application)).body.program.state).toBe('requested');

    const acts = (await asAdmin('GET', `/admin/audit?player=${id}`)).body.items;
    expect(acts.map(({ act }: { act: string }) => act)).toEqual(['affiliate-rejected']);
  });

  it('allows links once approved, and a suspension closes them', async () => {
    const { id, callApi, code } = await openAffiliate();
    expect((await follow(code)).click).not.toBeNull();

    await asAdmin('POST', `/admin/affiliates/${id}/decisions`, { decision: 'suspend', reason: 'spam' });

    expect((await follow(code)).click).toBeNull();
    for (const [method, body] of [['GET'], ['POST', { name: 'Another' }]] as const)
      expect((await callApi(method, '/affiliates/links', body)).body.error.code).toBe(
        'affiliates/not-approved',
      );
  });

  it('suppresses links of an affiliate in a blocked state, and keeps metrics readable', async () => {
    const { callApi, code } = await openAffiliate();
    const click = (await follow(code)).click!.id;
    await callApi('PUT', '/player/residency', {
      bornOn: '1980-01-01',
      state: 'CA',
      timeZone: 'America/New_York',
    });
    const ann = await newcomer();

    const refusals = [
      (await callApi('GET', '/affiliates/links')).body.error,
      (await callApi('POST', '/affiliates/links', { name: 'Another' })).body.error,
      (await callApi('PUT', `/affiliates/links/${code}`, { name: 'Blog', isOpen: true })).body.error,
    ];

    for (const refused of refusals) expect(refused.code).toBe('affiliates/links-suppressed');
    const bound = await ann.callApi('POST', '/affiliates/bindings', { click });
    expect(bound.body.error.code).toBe('affiliates/link-closed');
    for (const path of [`metrics?from=${today()}&to=${today()}`, 'accruals', 'statements'])
      expect((await callApi('GET', `/affiliates/${path}`)).status).toBe(200);
  });

  it('requires legal age and no self-exclusion', async () => {
    const young = await casino.signInNewPlayer('young-partner@jade.test');
    const asYoung = (method: string, path: string, body: object) =>
      casino.callApi(method, path, { token: young, key: randomUUID(), body });
    const { callApi } = await newcomer();
    await callApi('POST', '/play-limits/exclusions', { months: 6 });

    const unknown = await asYoung('POST', '/affiliates/requests', application);
    await asYoung('PUT', '/player/residency', { bornOn: '2015-01-01', state: 'TX', timeZone: 'UTC' });

    expect(unknown.body.error.code).toBe('player/age-and-state-needed');
    expect((await asYoung('POST', '/affiliates/requests', application)).body.error.code).toBe(
      'player/under-age',
    );
    expect((await callApi('POST', '/affiliates/requests', application)).body.error.code).toBe(
      'play-limits/excluded',
    );
  });

  it('keeps earnings visible and payouts running while suspended', async () => {
    const { id, callApi, metrics } = await openAffiliate();
    await asAdmin('POST', `/admin/affiliates/${id}/decisions`, { decision: 'suspend', reason: 'spam' });

    await casino.host.indexesCaughtUp();
    const settled: string[] = [];
    let after: string | null = null;
    do {
      const body: object = { month: '2026-02', ...(after !== null && { after }) };
      const { body: run } = await asSuperadmin('POST', '/admin/affiliate-payouts', body);
      settled.push(...run.items.map(({ affiliate }: { affiliate: string }) => affiliate));
      after = run.next;
    } while (after !== null);

    expect(settled).toContain(id);
    expect((await metrics()).commission.pendingCents).toBe(0);
    expect((await callApi('GET', '/affiliates/accruals')).status).toBe(200);
    const statements = (await callApi('GET', '/affiliates/statements')).body.items;
    expect(statements.map((each: { month: string }) => each.month)).toEqual(['2026-02']);
  });
});

describe('payout details', () => {
  const paypal = { kind: 'paypal', email: 'mei.paid@harbor.test' };

  it('are entered by the affiliate, shown masked, reviewed by an admin and viewed in full by a superadmin, on record', async () => {
    const { id, callApi } = await openAffiliate();
    const path = `/admin/affiliates/${id}`;
    expect((await callApi('GET', '/affiliates/payout-details')).body).toEqual({
      method: null,
      taxForm: null,
      revision: 0,
    });
    const review = { state: 'received', form: 'w-9', revision: 1 };
    const early = await asAdmin('POST', `${path}/tax-form-reviews`, review);
    expect(early.body.error.code).toBe('affiliates/tax-form-missing');

    const entered = await callApi('PUT', '/affiliates/payout-details', { method: paypal, taxForm: 'w-9' });
    const stale = await asAdmin('POST', `${path}/tax-form-reviews`, { ...review, form: 'w-8ben' });
    const reviewed = await asAdmin('POST', `${path}/tax-form-reviews`, review);
    const viewed = await asSuperadmin('POST', `${path}/payout-method/views`);

    const masked = { kind: 'paypal', masked: 'm•••@harbor.test' };
    expect(entered.body).toMatchObject({ method: masked, taxForm: { form: 'w-9', state: 'sent' } });
    expect(stale.body.error).toMatchObject({
      code: 'affiliates/payout-details-changed',
      details: { revision: 1 },
    });
    expect(reviewed.body.payout).toMatchObject({ method: masked, taxForm: { state: 'received' } });
    expect(JSON.stringify(reviewed.body)).not.toContain(paypal.email);
    expect(viewed.body).toEqual({ method: paypal });
    const refused = await asAdmin('POST', `${path}/payout-method/views`);
    expect(refused.body.error.code).toBe('session/forbidden');
    const acts = (await asAdmin('GET', `/admin/audit?player=${id}`)).body.items;
    expect(acts.map(({ act }: { act: string }) => act)).toEqual([
      'affiliate-payout-method-viewed',
      'affiliate-tax-form-received',
      'affiliate-approved',
    ]);
  });

  it('take an address for checks, and are refused to players who are no affiliates', async () => {
    const { callApi } = await openAffiliate();
    const address = {
      name: 'Mei Harbor',
      line1: '1 Pier Road',
      city: 'Austin',
      state: 'TX',
      postalCode: '78701',
      country: 'US',
    };
    const body = { method: { kind: 'check', address }, taxForm: 'w-8ben' };

    const entered = await callApi('PUT', '/affiliates/payout-details', body);
    const faulty = { ...body, method: { kind: 'check', address: { ...address, postalCode: '97201' } } };

    expect(entered.body.method).toEqual({ kind: 'check', masked: 'Austin, TX' });
    expect((await callApi('PUT', '/affiliates/payout-details', faulty)).status).toBe(400);
    const other = await newcomer();
    const refused = await other.callApi('PUT', '/affiliates/payout-details', body);
    expect(refused.body.error.code).toBe('affiliates/not-approved');
  });
});

describe('the list of affiliates', () => {
  it('names each with address and name, finds one by any of them, and its totals are read by themselves', async () => {
    const { id, callApi, code } = await openAffiliate();
    await callApi('PUT', '/account/profile', { displayName: `Mei ${code}` });
    await follow(code);
    await casino.host.indexesCaughtUp();
    const find = async (text: string) =>
      (await asAdmin('GET', `/admin/affiliates?state=approved&find=${encodeURIComponent(text)}`)).body.items;

    const [found] = await find(`mei ${code.toLowerCase()}`);

    expect(found).toMatchObject({
      affiliate: id,
      displayName: `Mei ${code}`,
      email: expect.stringMatching(/^newcomer-\d+@jade\.test$/),
    });
    expect((await asAdmin('GET', `/admin/affiliates/${id}/totals`)).body.totals).toEqual({
      clicks: 1,
      signUps: 0,
      netCents: 0,
      pendingCents: 0,
      approvedCents: 0,
      paidCents: 0,
    });
    expect(await find(found.email)).toMatchObject([{ affiliate: id }]);
    expect(await find('no such affiliate')).toEqual([]);
  });
});

describe('a referred player', () => {
  it('is counted from click to commission, a refund reverses it, and metrics equal a recount', async () => {
    const { id, code, metrics, lines, recount } = await openAffiliate();
    const visitor = randomBytes(18).toString('base64url');
    const clicks = await Promise.all(Array.from({ length: 6 }, () => follow(code, { visitor })));
    expect((await follow(code, { userAgent: 'Googlebot/2.1' })).click).toBeNull();
    const click = clicks[0]!.click!.id;
    const { id: player, callApi, begin, choose } = await newcomer();

    const bound = await Promise.all([1, 2, 3].map(() => callApi('POST', '/affiliates/bindings', { click })));
    const { purchase } = await begin('coins-999');
    await choose(purchase.id, 'pay');

    expect(bound.map(({ status }) => status)).toEqual([200, 200, 200]);
    await vi.waitUntil(async () => (await metrics()).total.purchasesCents === 999, soon);
    const fee = 28 + 30;
    const commissionCents = Math.floor((999 - fee) * 0.3);
    expect((await metrics()).total).toMatchObject({
      clicks: 1,
      visitors: 1,
      signUps: 1,
      firstPurchases: 1,
      netCents: 999 - fee,
      commissionCents,
    });
    expect((await metrics()).commission).toMatchObject({ pendingCents: commissionCents, approvedCents: 0 });
    expect((await metrics()).states.map(({ state }: { state: string }) => state)).toEqual(['--', 'TX']);
    const [bought] = await lines();
    expect(bought).toMatchObject({
      kind: 'purchase',
      click,
      link: code,
      ruleVersion: '2026-11',
      reversal: null,
      purchase: expect.stringMatching(/^[\w-]{16}$/) as string,
      status: { state: 'pending', month: null, payment: null },
    });
    expect(JSON.stringify(await lines())).not.toContain(player);
    expect(await recount()).toEqual({ affiliate: id, differences: [], unreadable: 0 });

    await choose(purchase.id, 'refund');
    await vi.waitUntil(async () => (await metrics()).total.refundsCents === 999, soon);
    const [{ purchase: wentBack }] = await lines();
    expect(wentBack).toBe(bought.purchase);
    const { total, commission } = await metrics();
    expect(total.netCents).toBe(-fee);
    expect(commission.pendingCents).toBe(commissionCents - Math.floor(999 * 0.3));
    expect(await recount()).toEqual({ affiliate: id, differences: [], unreadable: 0 });
  });

  it('earns no commission once an admin reverses it, once and with a reason', async () => {
    const { id, code, metrics, lines, recount } = await openAffiliate();
    const { callApi, begin, choose } = await newcomer();
    await callApi('POST', '/affiliates/bindings', { click: (await follow(code)).click!.id });
    await choose((await begin()).purchase.id, 'pay');
    await vi.waitUntil(async () => (await lines()).length === 2, soon);
    const reviewed = (await asAdmin('GET', `/admin/affiliates/${id}/accruals`)).body.items;
    const [{ player, sequence, commissionCents }] = reviewed;
    const path = `/admin/affiliates/${id}/reversals`;

    const answers = await Promise.all(
      Array.from({ length: 4 }, () => asAdmin('POST', path, { player, sequence, reason: 'self-referral' })),
    );

    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect((await lines())[0].reversal.reason).toBe('self-referral');
    const { total, commission } = await metrics();
    expect(total.reversedCents).toBe(commissionCents);
    expect(commission.pendingCents).toBe(0);
    expect((await asAdmin('POST', path, { player, sequence, reason: 'terms-broken' })).body.error.code).toBe(
      'affiliates/already-reversed',
    );
    expect(await recount()).toEqual({ affiliate: id, differences: [], unreadable: 0 });
  });

  it('keeps the sub-id of the click, which the affiliate reads at each commission', async () => {
    const { code, lines } = await openAffiliate();
    const click = (await follow(code, { subId: 'review-42' })).click!.id;
    const { callApi } = await newcomer();

    await callApi('POST', '/affiliates/bindings', { click });

    await vi.waitUntil(async () => (await lines()).length === 1, soon);
    expect((await lines())[0]).toMatchObject({ kind: 'sign-up', subId: 'review-42' });
    const { endpoint } = casino.config.amplify.API.REST.playFabOps;
    const refused = await fetch(`${endpoint}/public/affiliate-clicks`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'user-agent': firefox },
      body: JSON.stringify({ code, visitor: 'a'.repeat(24), subId: '<script>' }),
    });
    expect(refused.status).toBe(400);
  });

  it('earns no commission after the affiliate was suspended', async () => {
    const { id, code, metrics, lines, recount } = await openAffiliate();
    const { callApi, begin, choose } = await newcomer();
    await callApi('POST', '/affiliates/bindings', { click: (await follow(code)).click!.id });
    await asAdmin('POST', `/admin/affiliates/${id}/decisions`, { decision: 'suspend', reason: 'spam' });

    await choose((await begin()).purchase.id, 'pay');

    await vi.waitUntil(async () => (await lines()).length === 2, soon);
    expect((await lines())[0]).toMatchObject({
      kind: 'purchase',
      status: { state: 'reversed' },
      reversal: { reason: 'affiliate-suspended' },
    });
    expect((await metrics()).commission).toMatchObject({ pendingCents: 0, approvedCents: 0 });
    expect(await recount()).toEqual({ affiliate: id, differences: [], unreadable: 0 });
  });

  it('is bound once per click when several players try at once', async () => {
    const { code, metrics } = await openAffiliate();
    const click = (await follow(code)).click!.id;
    const players = await Promise.all([1, 2, 3].map(() => newcomer()));

    const bound = await Promise.all(
      players.map(({ callApi }) => callApi('POST', '/affiliates/bindings', { click })),
    );

    const codes = bound.map(({ status, body }) => (status === 200 ? 'bound' : body.error.code));
    expect(codes.sort()).toEqual(['affiliates/click-used', 'affiliates/click-used', 'bound']);
    await vi.waitUntil(async () => (await metrics()).total.signUps === 1, soon);
  });

  it('is reviewed before a payout when sharing network and home, and earns nothing as a self-referral', async () => {
    const mei = await openAffiliate();
    const { id: player, callApi, begin, choose } = await newcomer();
    const home = (name: string, line2: string) => ({
      addresses: [
        {
          name,
          line1: '12 Pier Road',
          line2,
          city: 'Austin',
          state: 'TX',
          postalCode: '78701',
          country: 'US',
        },
      ],
    });
    await mei.callApi('PUT', '/account/addresses', home('Mei Lee', 'Apt 1'));
    await callApi('PUT', '/account/addresses', home('Ann Lee', 'rear'));
    await callApi('POST', '/affiliates/bindings', { click: (await follow(mei.code)).click!.id });
    await choose((await begin('coins-999')).purchase.id, 'pay');
    await vi.waitUntil(async () => (await mei.lines()).length === 2, soon);
    await casino.host.indexesCaughtUp();
    const [bought] = await mei.lines();
    const listed = (await asAdmin('GET', '/admin/affiliates?state=approved&limit=100')).body.items;
    const { body: run } = await asSuperadmin('POST', '/admin/affiliate-payouts', { month: '2026-03' });
    const path = `/admin/affiliates/${mei.id}/matches/${player}/verdicts`;

    const judged = await asAdmin('POST', path, { verdict: 'self-referral' });
    await choose((await begin('coins-499')).purchase.id, 'pay');

    expect(listed.find(({ affiliate }: { affiliate: string }) => affiliate === mei.id).matches).toEqual([
      {
        player,
        email: expect.stringContaining('@') as string,
        displayName: null,
        inCommon: expect.toSatisfy(
          (kinds: string[]) => [...kinds].sort().join() === 'home,network',
        ) as string[],
        verdict: null,
        isOpen: true,
        leftCents: bought.commissionCents,
      },
    ]);
    expect(run.inReview).toContain(mei.id);
    expect(run.people.map((each: { player: string }) => each.player)).toEqual(run.inReview);
    expect(run.items.map(({ affiliate }: { affiliate: string }) => affiliate)).not.toContain(mei.id);
    expect(judged.body.matches).toMatchObject([{ player, verdict: 'self-referral', isOpen: false }]);
    await vi.waitUntil(async () => (await mei.lines()).length === 3, soon);
    const reasons = (await mei.lines()).map(
      (each: { reversal: { reason: string } | null }) => each.reversal?.reason,
    );
    expect(reasons).toEqual(['self-referral', 'self-referral', undefined]);
    expect((await mei.metrics()).commission).toMatchObject({ pendingCents: 0, approvedCents: 0 });
    expect(await mei.recount()).toEqual({ affiliate: mei.id, differences: [], unreadable: 0 });
  });

  it('is refused with a code when the click is not eligible', async () => {
    const mei = await openAffiliate();
    const click = (await follow(mei.code)).click!.id;
    const other = (await follow((await openAffiliate()).code)).click!.id;
    const ann = await newcomer();
    const california = await newcomer('CA');
    const leaving = await newcomer();
    await leaving.callApi('POST', '/account/deletion', {});
    const refusal = async ({ callApi }: Pick<typeof ann, 'callApi'>, by: string) => {
      const { body } = await callApi('POST', '/affiliates/bindings', { click: by });
      return body.error?.code;
    };

    expect(await refusal(mei, click)).toBe('affiliates/own-link');
    expect(await refusal(ann, 'no-such-click')).toBe('affiliates/unknown-click');
    expect(await refusal(california, click)).toBe('player/state-blocked');
    expect(await refusal(leaving, click)).toBe('account/deletion-requested');
    expect(await refusal(ann, click)).toBeUndefined();
    expect(await refusal(ann, other)).toBe('affiliates/already-bound');
    await vi.waitUntil(async () => (await mei.metrics()).total.signUps === 1, soon);
  });
});

describe('payouts', () => {
  it('can be run only by SUPERADMINS, only for past months, and once', async () => {
    const { id } = await openAffiliate();
    await casino.host.indexesCaughtUp();
    const run = (month: string, key: string) =>
      asSuperadmin('POST', '/admin/affiliate-payouts', { month }, key);

    expect((await asAdmin('POST', '/admin/affiliate-payouts', { month: '2026-01' })).status).toBe(403);
    expect((await run(today().slice(0, 7), 'this-month')).body.error.code).toBe('affiliates/month-open');
    const first = (await run('2026-01', 'one')).body.items;
    const again = (await run('2026-01', 'two')).body.items;

    const own = first.find(({ affiliate }: { affiliate: string }) => affiliate === id);
    expect(own).toMatchObject({ month: '2026-01', totalCents: 0, outcome: 'nothing', payment: null });
    expect(again).toEqual(first);
    const paid = await asSuperadmin('POST', `/admin/affiliates/${id}/statements/2026-01/payments`, {
      reference: 'wire-1',
    });
    expect(paid.body.error.code).toBe('affiliates/nothing-payable');
    const listed = (await asAdmin('GET', '/admin/affiliate-payouts?month=2026-01&limit=100')).body.items;
    expect(listed.map(({ affiliate }: { affiliate: string }) => affiliate)).toContain(id);
  });
});
