import { describe, expect, it } from 'vitest';
import { noPayoutDetails } from '#domain/affiliates/payout-details';
import { type SettledMonth, settleMonth } from '#domain/affiliates/settlement';
import { amount } from '#domain/money/coin';
import { placeOrder } from '#domain/rewards/order';
import { openAccount } from './account-fixture';

const dayMs = 86_400_000;
const requestedAt = new Date('2026-11-21T12:00:00.250Z');
const eraseAt = new Date(requestedAt.getTime() + 14 * dayMs).toISOString();

function setup() {
  const opened = openAccount();
  const callApi = opened.signIn();
  const requestDeletion = (key = 'delete') => callApi('POST', '/account/deletion', undefined, key);
  const keep = () => callApi('DELETE', '/account/deletion');
  const details = () => opened.stores.entries.map(({ transaction }) => transaction.detail);
  const placeAnOrder = async () => {
    const line = {
      product: 'mug',
      name: 'Mug',
      category: 'merch',
      quantity: 1,
      price: amount(1_200),
    } as const;
    const named = { player: opened.player, id: '2026-11-20-1', transaction: 't' };
    const order = placeOrder(
      { ...named, lines: [line as never], address: null, contact: null },
      opened.clock.now,
    );
    await opened.shop.commitTogether([opened.shop.orders.place(order)]);
  };
  return { ...opened, callApi, requestDeletion, keep, details, placeAnOrder };
}

const statusAndCode = ({ status, body }: { status: number; body: { error?: { code: string } } }) => [
  status,
  body.error?.code,
];

describe('account deletion routes', () => {
  it('describes what is erased, kept and lost, and reports no blockers', async () => {
    const { callApi } = setup();

    const { body } = await callApi('GET', '/account/deletion');

    expect(body).toMatchObject({
      requested: null,
      waitingDays: 14,
      signInWithinMinutes: 15,
      blockers: [],
      lost: { gold: 10_000, sweepsUnplayed: 0, sweepsRedeemable: 0 },
    });
    expect(body.erased).toContain('sign-ins');
    expect(body.kept).toContainEqual({ thing: 'orders', years: 7 });
  });

  it('schedules the deletion after 14 days, with a check three days before', async () => {
    const { requestDeletion, details, deletions, player } = setup();

    const requested = await requestDeletion();

    expect(requested.body.requested).toEqual({ requestedAt: requestedAt.toISOString(), eraseAt });
    expect(details().at(-1)).toEqual({ kind: 'account-change', step: 'deletion-requested', eraseAt });
    expect(deletions.planned.get(player)).toEqual(new Date(Date.parse(eraseAt) - 3 * dayMs));
  });

  it('keeps the first request, whatever the key and time of a repeat', async () => {
    const { requestDeletion, details, clock } = setup();
    const first = await requestDeletion();
    clock.now = new Date(clock.now.getTime() + 5 * dayMs);

    const again = [await requestDeletion(), await requestDeletion('other')];

    expect(again.map(({ body }) => body)).toEqual([first.body, first.body]);
    expect(details().filter(({ kind }) => kind === 'account-change')).toHaveLength(1);
  });

  it('requires a sign-in of the last 15 minutes', async () => {
    const { requestDeletion, details, clock, signIn } = setup();
    clock.now = new Date(clock.now.getTime() + 15 * 60_000 + 1_000);

    const refused = await requestDeletion();
    const recent = await signIn()('POST', '/account/deletion', undefined, 'recent');

    expect(statusAndCode(refused)).toEqual([401, 'session/not-recent']);
    expect(refused.body.error.details).toEqual({ withinMinutes: 15 });
    expect(recent.status).toBe(200);
    expect(details().filter(({ kind }) => kind === 'account-change')).toHaveLength(1);
  });

  it('returns 409 and names the order while an order is in transit', async () => {
    const { callApi, requestDeletion, placeAnOrder, details } = setup();
    await placeAnOrder();

    const refused = await requestDeletion();
    const { body } = await callApi('GET', '/account/deletion');

    const blockers = [{ kind: 'order', name: '2026-11-20-1' }];
    expect(statusAndCode(refused)).toEqual([409, 'account/deletion-blocked']);
    expect(refused.body.error.details).toEqual({ blockers });
    expect(body.blockers).toEqual(blockers);
    expect(details().every(({ kind }) => kind !== 'account-change')).toBe(true);
  });

  it('returns 409 while commission is not paid, and again allows the deletion once it is', async () => {
    const { callApi, requestDeletion, stores, dependencies, player, clock } = setup();
    const { affiliates } = dependencies;
    const due = { cents: 20_000, takenBackCents: 0 };
    const month = '2026-10' as SettledMonth;
    const statement = settleMonth({ affiliate: player, month, due, madeAt: clock.now }, []);
    const details = noPayoutDetails(player);
    const method = { kind: 'paypal', email: 'mei@harbor.test' } as const;
    stores.tables.commitNow([affiliates.addStatement(statement)]);
    const withoutMethod = (await callApi('GET', '/account/deletion')).body.blockers;
    stores.tables.commitNow([affiliates.savePayoutDetails(details, { ...details, method, revision: 1 })]);

    const refused = await requestDeletion();
    const payment = { at: clock.now, reference: 'wire-1' };
    stores.tables.commitNow([affiliates.payStatement({ ...statement, payment })]);
    const requested = await requestDeletion('later');

    expect(withoutMethod).toEqual([]);
    expect(statusAndCode(refused)).toEqual([409, 'account/deletion-blocked']);
    expect(refused.body.error.details).toEqual({ blockers: [{ kind: 'commission', name: null }] });
    expect(requested.body.requested).toMatchObject({ eraseAt });
  });

  it('refuses the next stake and still allows reads', async () => {
    const { callApi, requestDeletion } = setup();
    await requestDeletion();

    const staked = await callApi('POST', '/games/hk-slots/rounds', { coin: 'gold', stake: 100 }, 'stake');

    expect(statusAndCode(staked)).toEqual([409, 'account/deletion-requested']);
    expect(staked.body.error.details).toEqual({ eraseAt });
    expect((await callApi('GET', '/wallet')).status).toBe(200);
  });

  it('refuses a stake that was in flight when the deletion was requested', async () => {
    const { callApi, requestDeletion, stores } = setup();
    await callApi('GET', '/wallet');
    stores.beforeNextCommit(() => requestDeletion());

    const staked = await callApi('POST', '/games/hk-slots/rounds', { coin: 'gold', stake: 100 }, 'stake');

    expect(statusAndCode(staked)).toEqual([409, 'account/deletion-requested']);
  });

  it('is canceled once the player keeps the account, and play works again', async () => {
    const { callApi, requestDeletion, keep, details, deletions } = setup();
    await requestDeletion();

    const kept = [await keep(), await keep()];

    expect(kept.map(({ body }) => body.requested)).toEqual([null, null]);
    expect(details().slice(-2)).toEqual([
      { kind: 'account-change', step: 'deletion-requested', eraseAt },
      { kind: 'account-change', step: 'deletion-withdrawn' },
    ]);
    expect(deletions.planned.size).toBe(0);
    const staked = await callApi('POST', '/games/hk-slots/rounds', { coin: 'gold', stake: 100 }, 'stake');
    expect(staked.status).toBe(200);
  });

  it('keepAccount writes nothing when no deletion was requested', async () => {
    const { keep, details } = setup();

    const kept = await keep();

    expect([kept.status, kept.body.requested]).toEqual([200, null]);
    expect(details().every(({ kind }) => kind !== 'account-change')).toBe(true);
  });

  it('accepts a new request after a withdrawal, with a new waiting period', async () => {
    const { requestDeletion, keep, clock, signIn } = setup();
    await requestDeletion();
    await keep();
    clock.now = new Date(clock.now.getTime() + dayMs);

    const { body } = await signIn()('POST', '/account/deletion', undefined, 'again');

    expect(body.requested.eraseAt).toBe(new Date(Date.parse(eraseAt) + dayMs).toISOString());
  });
});
