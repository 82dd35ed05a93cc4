import { afterEach, expect, it } from 'vitest';
import { listenOnLoopback, type LoopbackServer } from './loopback-server';
import { createServicesListener, type Endpoint } from './services-server';

let listening: LoopbackServer | undefined;

afterEach(() => listening?.close());

/** Opens a host whose services all answer 200, except one that fails. */
async function setup() {
  const lines: string[] = [];
  const endpoints = new Map<string, Endpoint>([
    ['dynamodb', () => Promise.reject(new Error('disk full'))],
    ['sqs', (_request, response) => void response.end('{}')],
    ['appsync', (_request, response) => void response.end('{}')],
    ['s3', { whole: async (_request, response) => void response.end() }],
  ]);
  listening = await listenOnLoopback(
    0,
    createServicesListener(endpoints, (line) => lines.push(line)),
  );
  const url = `http://127.0.0.1:${listening.port}`;
  const request = (path: string, headers: Record<string, string> = {}) =>
    fetch(`${url}/${path}`, { method: 'POST', body: '{}', headers });
  return { request, lines };
}

const operator = 'AWS4-HMAC-SHA256 Credential=local-operator/x';

it.each([
  'dynamodb/',
  'cognito-idp/',
  'cognito-identity/',
  'sqs/',
  'ses/',
  'appsync/',
  's3/',
  'execute-api/',
])('refuses the operator’s key from a page of another origin, at /%s', async (path) => {
  const { request } = await setup();

  const answer = await request(path, { authorization: operator, origin: 'https://other.example' });

  expect([answer.status, await answer.json()]).toEqual([
    403,
    { message: 'A page may not use the credentials of the local operator.' },
  ]);
});

it('accepts the operator’s key from a program, and pages with credentials of their own', async () => {
  const { request } = await setup();

  const program = await request('sqs/', { authorization: operator });
  const page = await request('appsync/', {
    authorization: 'AWS4-HMAC-SHA256 Credential=GuestRole/x',
    origin: 'http://localhost:5173',
  });

  expect([program.status, page.status]).toEqual([200, 200]);
});

it('answers 500 for a bug of the host and logs it', async () => {
  const { request, lines } = await setup();

  const answer = await request('dynamodb/');

  expect(answer.status).toBe(500);
  expect(lines).toEqual([expect.stringContaining('disk full')]);
});

it('answers 404 for an unknown service', async () => {
  const { request } = await setup();

  expect((await request('kinesis/')).status).toBe(404);
});
