import { afterEach, expect, it } from 'vitest';
import type { Authorize } from '../iam/authorize';
import { type AwsJsonService, Refusal, serveAwsJson } from './aws-json';
import { listenOnLoopback, type LoopbackServer } from './loopback-server';

let listening: LoopbackServer | undefined;

afterEach(() => listening?.close());

const onlyReaders: Authorize = async (caller) =>
  caller?.accessKeyId === 'reader'
    ? undefined
    : { type: 'AccessDeniedException', message: `Not ${caller?.accessKeyId}` };

/** Serves one operation that echoes its input and one that refuses it. */
async function setup(options: Partial<AwsJsonService> = {}) {
  const requests: unknown[] = [];
  const handle = serveAwsJson({
    target: 'Things.',
    version: '1.0',
    accesses: () => [{ action: 'things:Echo', resource: '*' }],
    act: (operation, input) => {
      requests.push(input);
      if (operation === 'Refuse') return new Refusal('NotToday', 'Not today', { until: 'noon' });
      return operation === 'Echo' ? { input } : undefined;
    },
    ...options,
  });
  listening = await listenOnLoopback(0, (request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => void handle(request, response, Buffer.concat(chunks), onlyReaders));
  });
  const { port } = listening;
  const post = async (operation: string, body: string, headers: Record<string, string> = {}) => {
    const authorization = 'AWS4-HMAC-SHA256 Credential=reader/x';
    const answer = await fetch(`http://127.0.0.1:${port}`, {
      method: 'POST',
      headers: { authorization, 'x-amz-target': `Things.${operation}`, ...headers },
      body,
    });
    return { status: answer.status, headers: answer.headers, body: await answer.json() };
  };
  return { requests, port, post };
}

it('answers with the result of the operation and a request id', async () => {
  const { post } = await setup();

  const { status, headers, body } = await post('Echo', '{"a":1}');

  expect([status, body]).toEqual([200, { input: { a: 1 } }]);
  expect(headers.get('content-type')).toBe('application/x-amz-json-1.0');
  expect(headers.get('x-amzn-requestid')).toMatch(/^[\da-f-]{36}$/);
});

it('answers a refusal with its fields', async () => {
  const { post } = await setup();

  const { status, body } = await post('Refuse', '{}');

  expect([status, body]).toEqual([400, { __type: 'NotToday', message: 'Not today', until: 'noon' }]);
});

// https://smithy.io/2.0/aws/protocols/aws-json-1_0-protocol.html#operation-error-serialization
it.each([
  ['1.0', 'com.amazon.coral.service#'],
  ['1.1', ''],
] as const)('names errors in the form of protocol %s: %s', async (version, prefix) => {
  const { post } = await setup({ version });

  const unknown = await post('Invent', '{}');
  const broken = await post('Echo', '{');

  expect([unknown.status, unknown.body]).toEqual([
    400,
    {
      __type: `${prefix}UnknownOperationException`,
      message: 'The offline host does not emulate Things.Invent',
    },
  ]);
  expect(broken.body).toMatchObject({ __type: `${prefix}SerializationException` });
});

it.each([400, 403] as const)('authorizes before it acts, and refuses with %s', async (deniedStatus) => {
  const { requests, post } = await setup({ deniedStatus });

  const denied = await post('Echo', '{}', { authorization: 'AWS4-HMAC-SHA256 Credential=writer/x' });

  expect([denied.status, denied.body]).toMatchObject([deniedStatus, { message: 'Not writer' }]);
  expect(requests).toEqual([]);
});

it('refuses pages where credentials are required, and accepts them elsewhere', async () => {
  const headers = { origin: 'https://other.example' };
  const needy = await setup();

  const denied = await needy.post('Echo', '{}', headers);
  await listening?.close();
  const open = await setup({ accesses: () => undefined });
  const allowed = await open.post('Echo', '{}', headers);

  expect([denied.status, allowed.status]).toEqual([400, 200]);
  expect(denied.body).toMatchObject({ __type: 'com.amazon.coral.service#AccessDeniedException' });
  expect(needy.requests).toEqual([]);
});

it('lets pages of any origin call a service for browsers and read its errors', async () => {
  const { port, post } = await setup({ isForBrowsers: true, version: '1.1' });

  const preflight = await fetch(`http://127.0.0.1:${port}`, { method: 'OPTIONS' });
  const { headers } = await post('Refuse', '{}');

  expect(preflight.status).toBe(200);
  expect(preflight.headers.get('access-control-allow-headers')).toContain('x-amz-target');
  expect(headers.get('access-control-allow-origin')).toBe('*');
  expect(headers.get('x-amzn-errortype')).toBe('NotToday:');
  expect(headers.get('x-amzn-errormessage')).toBe('Not today');
});

it('refuses the preflight of pages for any other service', async () => {
  const { port } = await setup();

  const preflight = await fetch(`http://127.0.0.1:${port}`, { method: 'OPTIONS' });

  expect(preflight.status).toBe(400);
  expect(preflight.headers.get('access-control-allow-origin')).toBeNull();
});
