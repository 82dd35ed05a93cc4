import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import type { Refusal } from '#contracts/errors';
import { defineRoute } from '#contracts/route-contract';
import { matchingCaller, SignInOver } from '../caller';
import { createApi } from './api';
import { authorizedEvent } from './event-fixture';

const common = { operationId: 'x', summary: 'x', answer: z.object({}), refusals: [] } as const;
const run = defineRoute({
  ...common,
  method: 'post',
  path: '/runs',
  body: z.strictObject({ count: z.int() }),
});
const readVersion = defineRoute({
  ...common,
  method: 'get',
  path: '/versions/{id}',
  isImmutable: true,
  parameters: z.strictObject({ id: z.string() }),
});

function setup() {
  const { app, adminRoute, publicRoute } = createApi({ siteOrigin: '*', log: () => undefined });
  adminRoute(run, async () => ({}));
  publicRoute(readVersion, async ({ parameters: { id } }) =>
    id === 'known' ? {} : { code: 'games/unknown-game' },
  );
  return app;
}

const readOwn = defineRoute({
  ...common,
  method: 'get',
  path: '/own',
  answer: z.object({ signedInAt: z.string() }),
});

function eventOf(claims?: Record<string, string>) {
  return { event: authorizedEvent(claims) };
}

describe('adminRoute', () => {
  const token = { sub: 'p', token_use: 'access' };

  it.each([
    ['nobody', undefined, 401, 'session/required'],
    ['a player', token, 403, 'session/forbidden'],
    ['an admin', { ...token, 'cognito:groups': 'ADMINS' }, 400, 'request/invalid'],
  ])('checks access for %s before it validates the input', async (_who, claims, status, code) => {
    const response = await setup().request('/runs', { method: 'POST', body: '{}' }, eventOf(claims));

    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({ error: { code } });
  });
});

describe('playerRoute', () => {
  const token = { sub: 'p', token_use: 'access', auth_time: '1474408319' };
  const callApi = async (answer: () => Promise<{ signedInAt: string }>) => {
    const { app, playerRoute } = createApi({ siteOrigin: '*', log: () => undefined });
    playerRoute(readOwn, answer);
    return app.request('/own', {}, eventOf(token));
  };

  it('makes the caller available to the handler', async () => {
    const response = await callApi(async () => ({
      signedInAt: matchingCaller('p')!.signedInAt.toISOString(),
    }));

    expect(await response.json()).toEqual({ signedInAt: '2016-09-20T21:51:59.000Z' });
  });

  it('returns 401 for a sign-in that its player ended', async () => {
    const response = await callApi(async () => {
      throw new SignInOver('ended');
    });

    expect(response.status).toBe(401);
    expect(await response.json()).toMatchObject({ error: { code: 'session/ended' } });
  });
});

describe('admitCaller', () => {
  const token = { sub: 'p', token_use: 'access', 'cognito:groups': 'SUPERADMINS' };
  const admissions: unknown[] = [];
  const request = (path: string) => {
    const { app, playerRoute, superadminRoute } = createApi({
      siteOrigin: '*',
      log: () => undefined,
      async admitCaller({ id }, admission) {
        admissions.push([id, admission]);
        return { code: 'player/suspended', since: new Date(0), reason: 'terms-broken' } as Refusal;
      },
    });
    const answer = () => Promise.reject(new Error('answered'));
    playerRoute(defineRoute({ ...readOwn, path: '/players-own' }), answer);
    superadminRoute(defineRoute({ ...readOwn, path: '/costly', needsRecentSignIn: true }), answer);
    playerRoute(defineRoute({ ...readOwn, path: '/ends', answersEndedSignIns: true }), async () => ({
      signedInAt: 'answered',
    }));
    return app.request(path, {}, eventOf(token));
  };

  it.each([
    ['/players-own', { isAdmin: false, needsRecentSignIn: false }],
    ['/costly', { isAdmin: true, needsRecentSignIn: true }],
  ])('is called with the requirements of the route before its handler: %s', async (path, admission) => {
    admissions.length = 0;

    const response = await request(path);

    expect(response.status).toBe(409);
    expect(admissions).toEqual([['p', admission]]);
  });

  it('is not called for a route that accepts ended sign-ins', async () => {
    expect(await (await request('/ends')).json()).toEqual({ signedInAt: 'answered' });
  });
});

describe('admin route that names its caller', () => {
  const token = { sub: 'p', token_use: 'access', 'cognito:groups': 'SUPERADMINS' };
  const parameters = z.strictObject({ player: z.string() });
  const callApi = async (method: 'get' | 'post', player: string) => {
    const { app, superadminRoute } = createApi({ siteOrigin: '*', log: () => undefined });
    superadminRoute(
      defineRoute({ ...common, method, path: '/players/{player}', parameters }),
      async () => ({}),
    );
    const response = await app.request(
      `/players/${player}`,
      { method: method.toUpperCase() },
      eventOf(token),
    );
    return response.status;
  };

  it('refuses a change and allows a read', async () => {
    expect(await callApi('post', 'p')).toBe(403);
    expect(await callApi('post', 'another')).toBe(200);
    expect(await callApi('get', 'p')).toBe(200);
  });
});

describe('security headers', () => {
  it.each(['/versions/known', '/versions/unknown', '/no-such-route'])(
    'prevent a response from being used as a document: %s',
    async (path) => {
      const { headers } = await setup().request(path, {}, eventOf());

      expect(Object.fromEntries(headers)).toMatchObject({
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
        'strict-transport-security': 'max-age=63072000; includeSubDomains',
      });
    },
  );
});

describe('log of refusals', () => {
  const token = { sub: 'a-player', token_use: 'access', email: 'ada@jade.test' };
  const linesOf = async (path: string, init: RequestInit, event = authorizedEvent(token)) => {
    const lines: object[] = [];
    const { app, adminRoute, publicRoute } = createApi({
      siteOrigin: '*',
      log: ({ code }, details) => void lines.push({ code, ...details }),
    });
    adminRoute(run, async () => ({}));
    publicRoute(readVersion, async ({ parameters: { id } }) => {
      if (id === 'broken') throw new Error('A bug');
      return id === 'known' ? {} : { code: 'games/unknown-game' };
    });
    await app.request(path, init, { event });
    return lines;
  };
  const refused = { code: 'REQUEST_REFUSED', requestId: 'request-1' };

  it.each([
    ['a caller without the group', '/runs', 'POST', { refusal: 'session/forbidden', route: '/runs' }],
    [
      'a rule of the product',
      '/versions/secret',
      'GET',
      { refusal: 'games/unknown-game', route: '/versions/:id' },
    ],
    ['an unknown route', '/secret', 'GET', { refusal: 'request/unknown-route', route: '/*' }],
  ])(
    'contains code, route and request id for %s, and nothing that was sent',
    async (_case, path, method, line) => {
      expect(
        await linesOf(path, { method, ...(method === 'POST' && { body: '{"count":"secret"}' }) }),
      ).toEqual([{ ...refused, method, ...line }]);
    },
  );

  it('contains the code for invalid input of an admin route', async () => {
    const admin = authorizedEvent({ ...token, 'cognito:groups': 'ADMINS' });

    expect(await linesOf('/runs', { method: 'POST', body: '{"count":"secret"}' }, admin)).toEqual([
      { ...refused, method: 'POST', refusal: 'request/invalid', route: '/runs' },
    ]);
  });

  it('has no line for a success and one line for an error', async () => {
    expect(await linesOf('/versions/known', {})).toEqual([]);
    expect(await linesOf('/versions/broken', {})).toMatchObject([{ code: 'REQUEST_FAILED' }]);
  });
});

describe('Cache-Control', () => {
  const cacheControlOf = async (path: string) =>
    (await setup().request(path, {}, eventOf())).headers.get('cache-control');

  it('is immutable for a route with immutable responses', async () => {
    expect(await cacheControlOf('/versions/known')).toBe('public, max-age=31536000, immutable');
  });

  it('is no-store for everything else, including refusals of the same route', async () => {
    expect(await cacheControlOf('/versions/unknown')).toBe('no-store');
    expect(await cacheControlOf('/no-such-route')).toBe('no-store');
  });
});
