import { readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { Amplify, type ResourcesConfig } from 'aws-amplify';
import { get } from 'aws-amplify/api';
import { confirmSignUp, fetchAuthSession, signIn, signOut, signUp } from 'aws-amplify/auth';
import { cognitoUserPoolsTokenProvider } from 'aws-amplify/auth/cognito';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Host, startHost } from '../../lib/local/host';
import { PortTaken } from '../../lib/local/http/loopback-server';
import { readSeedAccounts, seedAccountsInto } from '../../lib/local/product/seed/seed-accounts';
import { productSite } from '../../lib/local/product/site/product-site';
import { projectRoot, synthesize } from '../../lib/local/product/synthesis/synthesize';

interface SiteConfig {
  readonly amplify: ResourcesConfig & {
    readonly Auth: { readonly Cognito: { readonly userPoolId: string } };
    readonly API: { readonly REST: Record<string, { readonly endpoint: string }> };
  };
}

const accountsEntry = 'lambdas/functions/trigger-demo-accounts/handler.ts';
const templateFolder = join(projectRoot, '.local', 'cdk.out');
let host: Host;
let config: SiteConfig;
let api: string;

beforeAll(async () => {
  await synthesize('local', templateFolder);
  host = await startHost({
    templateFolder,
    ports: { site: 0, services: 0 },
    site: productSite,
    stateFolder: null,
    log: () => undefined,
  });
  config = host.config as SiteConfig;
  api = config.amplify.API.REST['playFabOps']?.endpoint ?? '';
  Amplify.configure(config.amplify);
  const browser = new Map<string, string>();
  cognitoUserPoolsTokenProvider.setKeyValueStorage({
    getItem: async (key) => browser.get(key) ?? null,
    setItem: async (key, value) => void browser.set(key, value),
    removeItem: async (key) => void browser.delete(key),
    clear: async () => browser.clear(),
  });
});
afterAll(() => host.close());

const local = (path: string, init?: RequestInit) => fetch(host.siteUrl + path, init);
const wallet = async () => {
  const { tokens } = await fetchAuthSession();
  const operation = get({
    apiName: 'playFabOps',
    path: '/wallet',
    options: { headers: { Authorization: String(tokens?.accessToken) } },
  });
  return (await operation.response).body.json();
};

describe('the stack of stage local', () => {
  it('publishes the settings of a deployment, except the addresses', async () => {
    const answer = await local('/config.json');

    const text = await answer.text();
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(JSON.parse(text)).toEqual(host.config);
    expect(text).not.toMatch(/<<|\$\{|Token\[|"Ref"|amazonaws/);
    expect(config).toMatchObject({
      stage: 'local',
      amplify: {
        Auth: {
          Cognito: {
            userPoolId: expect.stringMatching(/^us-east-1_\w+$/),
            userPoolEndpoint: `${host.servicesUrl}/cognito-idp/`,
          },
        },
        API: {
          REST: {
            playFabOps: { endpoint: expect.stringMatching(`^${host.servicesUrl}/execute-api/\\w+/local$`) },
          },
        },
      },
    });
  });

  it('lets a player sign up, confirm the code from the mailbox, sign in and see a wallet', async () => {
    const username = 'somebody@example.com';
    await signUp({ username, password: 'Such-a-pass-1', options: { userAttributes: { email: username } } });
    const mails = (await (await local('/_local/mail.json')).json()) as { to: string; code: string }[];
    await confirmSignUp({ username, confirmationCode: mails.at(-1)?.code ?? '' });
    const { isSignedIn } = await signIn({ username, password: 'Such-a-pass-1' });

    const answer = await wallet();

    expect(isSignedIn).toBe(true);
    expect(mails.at(-1)).toMatchObject({ to: username, code: expect.stringMatching(/^\d{6}$/) });
    expect(answer).toMatchObject({ balances: { gold: 10_000, sweepsUnplayed: 0, sweepsRedeemable: 0 } });
    await signOut();
  });

  it('seeds the same accounts at every start', async () => {
    const file = join(projectRoot, 'content/seed/accounts.json');
    const accounts = readSeedAccounts(JSON.parse(readFileSync(file, 'utf8')));
    const target = { ...host, userPoolId: config.amplify.Auth.Cognito.userPoolId, accountsEntry };
    await seedAccountsInto(target, accounts);
    await seedAccountsInto(target, accounts);
    await signIn({ username: 'player@jade.test', password: 'Jade-Harbour-1' });

    const answer = await wallet();

    expect(answer).toMatchObject({
      balances: { gold: 10_000, sweepsUnplayed: 2000, sweepsRedeemable: 6000 },
    });
    await signOut();
  });

  it("refuses an ID token with the template's message, readable for any page", async () => {
    await signIn({ username: 'player@jade.test', password: 'Jade-Harbour-1' });
    const { tokens } = await fetchAuthSession();
    await signOut();

    const answer = await fetch(`${api}/wallet`, { headers: { Authorization: String(tokens?.idToken) } });

    expect(answer.status).toBe(401);
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
    expect(await answer.json()).toMatchObject({ error: { code: 'session/required' } });
  });

  it('answers an unknown path without a function', async () => {
    const before = host.functions.invocations.length;

    const answer = await fetch(`${api}/nowhere`);

    expect(answer.status).toBe(404);
    expect(await answer.json()).toMatchObject({ error: { code: 'request/unknown-route' } });
    expect(host.functions.invocations).toHaveLength(before);
  });
});

describe('pages of the host', () => {
  it.each([
    ['/_local/', 'Mailbox'],
    ['/_local/tables', 'Tables'],
    ['/_local/invocations', 'Invocations'],
    ['/_local/schedules', 'Schedules'],
  ])('show %s', async (path, title) => {
    const answer = await local(path);

    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(await answer.text()).toContain(`<h1>${title}</h1>`);
  });

  it('show the items of a table', async () => {
    const [, path = ''] =
      /href="(\/_local\/tables\/\w[^"]*Players[^"]*)"/.exec(await (await local('/_local/tables')).text()) ??
      [];

    const page = await (await local(path)).text();

    expect(page).toContain('player@jade.test');
  });

  it('run a schedule on request of their own page and of no other', async () => {
    const page = await (await local('/_local/schedules')).text();
    const [, action = ''] = /action="([^"]*)"/.exec(page) ?? [];
    const before = host.functions.invocations.length;

    const other = await local(action, { method: 'POST', headers: { Origin: 'http://elsewhere.test' } });
    const own = await local(action, { method: 'POST', redirect: 'manual' });

    expect([other.status, own.status]).toEqual([403, 303]);
    await expect.poll(() => host.functions.invocations.length).toBeGreaterThan(before);
    for (const name of ['none', '%'])
      expect((await local(`/_local/schedules/${name}`, { method: 'POST' })).status).toBe(404);
  });

  it('escape markup in a mail', async () => {
    host.outbox.send({
      to: 'a@example.com',
      subject: '<script>alert(1)</script>',
      body: '"&',
      code: '123456',
    });

    const page = await (await local('/_local/')).text();

    expect(page).toContain('&#60;script&#62;alert(1)');
    expect(page).not.toContain('<script>');
  });

  it('answer 404 for an unknown page', async () => {
    const answer = await local('/_local/unknown');

    expect(answer.status).toBe(404);
  });
});

describe('the site', () => {
  it('comes from Vite at every address', async () => {
    const pages = await Promise.all(
      ['/', '/games/PlayHKSlots'].map(async (path) => (await local(path)).text()),
    );

    for (const page of pages) expect(page).toContain('/@vite/client');
  });
});

describe('bad requests', () => {
  const raw = (text: string) =>
    new Promise<string>((resolve) => {
      const socket = connect(Number(new URL(host.servicesUrl).port), '127.0.0.1', () => socket.write(text));
      let answer = '';
      socket.on('data', (chunk) => (answer += chunk.toString()));
      socket.on('close', () => resolve(answer));
      socket.on('error', () => resolve(answer));
    });

  it.each([
    ['is no HTTP', 'nonsense\r\n\r\n', /^HTTP\/1\.1 400/],
    ['has headers without end', `GET / HTTP/1.1\r\nA: ${'a'.repeat(20_000)}\r\n\r\n`, /^HTTP\/1\.1 431/],
    [
      'names a path that is no URL',
      'GET //[ HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n',
      /^HTTP\/1\.1 404/,
    ],
    [
      'has a target but no JSON',
      'POST /dynamodb/ HTTP/1.1\r\nHost: x\r\nX-Amz-Target: x\r\nContent-Length: 1\r\nConnection: close\r\n\r\n{',
      /^HTTP\/1\.1 400/,
    ],
    [
      'asks for an API that is not there',
      'GET /execute-api/%zz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n',
      /^HTTP\/1\.1 403/,
    ],
  ])('do not end the host when one %s', async (_case, text, expected) => {
    const answer = await raw(text);

    expect(answer).toMatch(expected);
    expect((await fetch(`${api}/public/games`)).status).toBe(200);
  });

  it("are answered with 413 above the host's limit", async () => {
    const answer = await fetch(`${host.servicesUrl}/dynamodb/`, {
      method: 'POST',
      body: Buffer.alloc(64 * 1024 * 1024 + 1),
    });

    expect(answer.status).toBe(413);
  });
});

describe('a second host', () => {
  it('rejects with PortTaken when a port is in use', async () => {
    const port = Number(new URL(host.servicesUrl).port);

    const attempt = startHost({
      templateFolder,
      ports: { site: null, services: port },
      stateFolder: null,
      log: () => undefined,
    });

    await expect(attempt).rejects.toThrow(new PortTaken(port));
  });
});
