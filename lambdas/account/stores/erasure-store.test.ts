import { describe, expect, it } from 'vitest';
import { noPayoutDetails } from '#domain/affiliates/payout-details';
import { newDelivery, noteOutcome, reserveAttempt } from '#domain/affiliates/postback';
import { readDue } from '#lambdas/affiliates/postbacks/postback-fixture';
import { createFakeAffiliates } from '#lambdas/fakes/affiliates';
import { erasedTables } from './erased-tables-fixture';
import { createErasureStore } from './erasure-store';

describe('eraseApplication', () => {
  it('erases the payout method of an affiliate, also when repeated', async () => {
    const { affiliates, tables: stored } = createFakeAffiliates();
    const taxForm = { form: 'w-9', state: 'received', since: new Date('2026-11-26T12:00:00Z') } as const;
    const method = { kind: 'paypal', email: 'mei@harbor.test' } as const;
    const details = { affiliate: 'mei', method, methodSince: null, taxForm, revision: 1 };
    stored.commitNow([affiliates.savePayoutDetails(noPayoutDetails('mei'), details)]);
    const erasure = createErasureStore(stored.client, erasedTables);

    await erasure.eraseApplication('mei');
    await erasure.eraseApplication('mei');

    expect(await affiliates.payoutDetailsOf('mei')).toMatchObject({ method: null, taxForm });
    expect(JSON.stringify(stored.items('affiliates'))).not.toContain(method.email);
  });

  it('erases the postback URL of an affiliate with its secret', async () => {
    const { postbacks, tables: stored } = createFakeAffiliates();
    const since = new Date('2026-11-26T12:00:00Z');
    const url = 'https://tracker.example/p';
    const postback = { affiliate: 'mei', url, secret: 'hush', since, tests: [], revision: 1 };
    stored.commitNow([postbacks.save(undefined, postback)]);

    await createErasureStore(stored.client, erasedTables).eraseApplication('mei');

    expect(await postbacks.find('mei')).toMatchObject({ url: null, secret: '' });
    expect(JSON.stringify(stored.items('affiliates'))).not.toContain('hush');
  });

  it('writes nothing for a player who is no affiliate', async () => {
    const { tables: stored } = createFakeAffiliates();

    await createErasureStore(stored.client, erasedTables).eraseApplication('mei');

    expect(stored.items('affiliates')).toEqual([]);
  });
});

describe('erasePostbacks', () => {
  const at = new Date('2026-11-26T12:00:00Z');
  const event = {
    at,
    kind: 'commission',
    click: 'c',
    subId: '',
    link: 'H7QMX2',
    commissionCents: 869,
  } as const;

  it('erases every delivery of the affiliate alone, also when repeated', async () => {
    const { postbacks, tables: stored } = createFakeAffiliates();
    const ids = Array.from({ length: 30 }, (_each, index) => `event-${index}`);
    stored.commitNow(ids.map((id) => postbacks.add(newDelivery('mei', { ...event, id }, at))));
    stored.commitNow([postbacks.add(newDelivery('li', { ...event, id: 'of-li' }, at))]);
    const erasure = createErasureStore(stored.client, erasedTables);

    await erasure.erasePostbacks('mei');
    await erasure.erasePostbacks('mei');

    expect(await postbacks.latest('mei', 50)).toEqual([]);
    expect(await readDue(postbacks)).toMatchObject([{ id: 'of-li' }]);
  });

  it('does not restore a delivery whose attempt ends after the erasure', async () => {
    const { postbacks, tables: stored } = createFakeAffiliates();
    const due = newDelivery('mei', { ...event, id: 'sent' }, at);
    stored.commitNow([postbacks.add(due)]);
    const reserved = reserveAttempt(due, at);
    await postbacks.note(due, reserved);

    await createErasureStore(stored.client, erasedTables).erasePostbacks('mei');

    expect(await postbacks.note(reserved, noteOutcome(reserved, { status: 200 }))).toBe(false);
    expect(await postbacks.latest('mei', 50)).toEqual([]);
  });
});
