import { describe, expect, it } from 'vitest';
import { erasedTables } from '#lambdas/account/stores/erased-tables-fixture';
import { createErasureStore } from '#lambdas/account/stores/erasure-store';
import { isRefusal } from '#lambdas/runtime/refusal';
import { changePostback } from './change-postback';
import { postbackUrl, setupPostbacks } from './postback-fixture';

describe('changePostback', () => {
  it('returns a new secret each time, and keeps none when postbacks are turned off', async () => {
    const { enter, postbacks } = setupPostbacks();

    const secrets = [await enter(), await enter()].map((each) => (isRefusal(each) ? each : each.secret));
    await enter(null);

    expect(secrets).toEqual(['secret-1', 'secret-2']);
    expect(await postbacks.find('mei')).toMatchObject({ url: null, secret: '', revision: 3 });
  });

  it('writes one ledger row for each change, from which the notice follows', async () => {
    const { enter, entries } = setupPostbacks();

    await enter(null);
    await enter();
    await enter(null);
    await enter(null);

    const steps = entries.flatMap(({ transaction: { detail } }) =>
      detail.kind === 'account-change' ? [detail.step] : [],
    );
    expect(steps).toEqual(['postback-changed', 'postback-changed']);
  });

  it('returns to each of two concurrent requests what it has entered', async () => {
    const { enter, postbacks } = setupPostbacks();

    const entered = await Promise.all([enter('https://a.example/'), enter('https://b.example/')]);

    expect(entered).toMatchObject([{ url: 'https://a.example/' }, { url: 'https://b.example/' }]);
    expect(await postbacks.find('mei')).toMatchObject({ revision: 2 });
  });

  it('removes the URL of a suspended affiliate, and refuses another one', async () => {
    const { enter, setState } = setupPostbacks();
    await enter();
    setState('suspended');

    expect(await enter(null)).toMatchObject({ url: null });
    expect(await enter()).toEqual({ code: 'affiliates/not-approved', state: 'suspended' });
  });

  it.each([
    ['the first URL', false],
    ['another URL', true],
  ])('restores nothing when the account is erased before %s is written', async (_what, hasUrl) => {
    const { dependencies, enter, tables, postbacks } = setupPostbacks();
    if (hasUrl) await enter();
    tables.beforeNextTransaction(
      (touched) => touched.includes('affiliates'),
      () => createErasureStore(tables.client, erasedTables).eraseApplication('mei'),
    );

    const refused = await changePostback(dependencies, { affiliate: 'mei', url: postbackUrl });

    expect(refused).toEqual({ code: 'affiliates/not-approved', state: 'suspended' });
    expect((await postbacks.find('mei'))?.url ?? null).toBeNull();
    expect(JSON.stringify(tables.items('affiliates'))).not.toContain('secret-');
  });
});
