import { describe, expect, it } from 'vitest';
import { noPayoutDetails } from '#domain/affiliates/payout-details';
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
