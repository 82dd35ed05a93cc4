import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBuyer } from './buyer';
import { type Casino, openCasino } from './casino';
import { statusAndCode } from './shopper';

/** A reserved name, which never resolves: RFC 6761. */
const url = 'https://tracker.invalid/p?event={event}&id={event_id}';
const application = {
  site: 'https://harbour-nights.test',
  channels: ['blog'],
  taxCountry: 'US',
  audience: 'People who like to read about slots',
  termsVersion: '2026-11',
};

let casino: Casino;
let admin: string;
beforeAll(async () => {
  casino = await openCasino();
  admin = await casino.signInNewPlayer('admin-of-postbacks@jade.test', ['ADMINS']);
});
afterAll(() => casino.close());

const sweep = () => casino.invoke('lambdas/functions/schedule-reservation-sweep/handler.ts', {});

/** Opens an approved affiliate. */
async function openAffiliate(email: string) {
  const { id, callApi } = await openBuyer(casino, email, { state: 'TX' });
  await callApi('POST', '/affiliates/requests', application);
  const decision = { decision: 'approve', reason: null };
  const options = { token: admin, key: randomUUID(), body: decision };
  await casino.callApi('POST', `/admin/affiliates/${id}/decisions`, options);
  return callApi;
}

describe('postbacks', () => {
  it('are entered, tested and turned off by an approved affiliate, and the secret is returned once', async () => {
    const callApi = await openAffiliate('postbacks@jade.test');
    expect((await callApi('GET', '/affiliates/postback')).body).toEqual({
      url: null,
      since: null,
      deliveries: [],
    });

    const entered = await callApi('PUT', '/affiliates/postback', { url });
    const test = await callApi('POST', '/affiliates/postback/tests');
    await sweep();
    const read = await callApi('GET', '/affiliates/postback');

    expect(entered.body).toEqual({ url, secret: expect.stringMatching(/^[\w-]{43}$/) as string });
    expect(test.body.delivery).toMatchObject({ kind: 'test', state: 'due', attempts: 0 });
    expect(JSON.stringify(read.body)).not.toContain(entered.body.secret);
    expect(read.body.url).toBe(url);
    expect(read.body.deliveries).toEqual([
      expect.objectContaining({
        kind: 'test',
        state: 'failed',
        attempts: 1,
        nextAt: null,
        status: null,
        fault: 'unreachable',
      }),
    ]);

    expect((await callApi('DELETE', '/affiliates/postback')).body).toEqual({ url: null });
    expect(statusAndCode(await callApi('POST', '/affiliates/postback/tests'))).toEqual([
      409,
      'affiliates/no-postback',
    ]);
  });

  it.each(['http://tracker.invalid/', 'https://127.0.0.1/', 'https://localhost/', 'https://a.test/{player}'])(
    'refuse the URL %s',
    async (refused) => {
      const callApi = await openAffiliate(`postbacks-${randomUUID()}@jade.test`);

      expect(statusAndCode(await callApi('PUT', '/affiliates/postback', { url: refused }))).toEqual([
        400,
        'request/invalid',
      ]);
    },
  );
});
