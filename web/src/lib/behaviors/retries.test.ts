import { Amplify } from 'aws-amplify';
import { generateClient, get, post } from 'aws-amplify/api';
import { ofetch } from 'ofetch';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

// Rows of the specification's sections 7 and 9 about retries of the two clients: both are unmodified, with fake time and network.

interface Sent {
  readonly atMs: number;
  readonly address: string;
}

let sent: Sent[];
let answer: () => Response | Error;
/** The random number of the jitter, from 0 to just below 1. */
let chance: number;

const status =
  (code: number, type = 'SomeException') =>
  () =>
    new Response(JSON.stringify({ message: 'No.' }), {
      status: code,
      headers: { 'content-type': 'application/json', 'x-amzn-errortype': type },
    });

beforeEach(() => {
  vi.useFakeTimers({ now: 0 });
  sent = [];
  chance = 0;
  answer = status(503);
  vi.spyOn(Math, 'random').mockImplementation(() => chance);
  vi.stubGlobal('fetch', (address: string | URL) => {
    sent.push({ atMs: Date.now(), address: String(address) });
    const answered = answer();
    return answered instanceof Error ? Promise.reject(answered) : Promise.resolve(answered);
  });
  Amplify.configure({
    API: {
      REST: { playFabOps: { endpoint: 'https://api.test/prod', region: 'us-east-1' } },
      GraphQL: {
        endpoint: 'https://graphql.test/graphql',
        region: 'us-east-1',
        defaultAuthMode: 'apiKey',
        apiKey: 'key',
      },
    },
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** Runs a call to its end, however long it waits, and returns the times of its requests. */
async function timesOf(call: () => Promise<unknown>): Promise<number[]> {
  const ended = call().then(
    () => undefined,
    () => undefined,
  );
  await vi.runAllTimersAsync();
  await ended;
  return sent.map(({ atMs }) => atMs);
}

const options = { headers: { Authorization: 'token' }, defaultAuthMode: 'none' as const };
const read = () => get({ apiName: 'playFabOps', path: '/wallet', options }).response;
const write = () =>
  post({ apiName: 'playFabOps', path: '/rounds', options: { ...options, body: {} } }).response;

describe('3 attempts, 2^n x 100 ms + <= 100 ms jitter, cap 5 min', () => {
  it.each([
    [0, [0, 200, 600]],
    [0.999, [0, 299.9, 799.8]],
    // No real jitter reaches the cap within three attempts.
    [10_000, [0, 300_000, 600_000]],
  ])('with a random number of %d waits until %j', async (drawn, times) => {
    chance = drawn;

    const sentAt = await timesOf(read);

    expect(sentAt).toHaveLength(3);
    sentAt.forEach((at, index) => expect(Math.abs(at - times[index]!)).toBeLessThanOrEqual(2));
  });
});

/** Names of throttling, timeout and clock skew errors. */
const names = [
  'LimitExceededException',
  'ProvisionedThroughputExceededException',
  'SlowDown',
  'Throttling',
  'ThrottlingException',
  'TooManyRequestsException',
  'TimeoutError',
  'RequestTimeout',
  'RequestTimeoutException',
  'RequestExpired',
  'RequestTimeTooSkewed',
  'BadRequestException',
];

describe('retried on 429, 500, 502, 503, 504, throttling and timeout names, network', () => {
  it.each([
    ...[429, 500, 502, 503, 504].map((code): [string, () => Response | Error, number] => [
      String(code),
      status(code),
      3,
    ]),
    ...names.map((name): [string, () => Response | Error, number] => [name, status(400, name), 3]),
    ['the network', () => new TypeError('Failed to fetch'), 3],
    ['400', status(400), 1],
    ['404', status(404), 1],
    ['409', status(409), 1],
  ])('%s', async (_, answered, attempts) => {
    answer = answered;

    expect(await timesOf(write)).toHaveLength(attempts);
  });
});

describe('GraphQL POST retried', () => {
  it.each(['query { a }', 'mutation { a }'])('%s', async (query) => {
    const client = generateClient();

    expect(await timesOf(() => client.graphql({ query }) as Promise<unknown>)).toHaveLength(3);
  });
});

describe('other client: 1 retry on 408 409 425 429 500 502 503 504, 0 for POST PUT PATCH DELETE', () => {
  it.each([408, 409, 425, 429, 500, 502, 503, 504])('%i: twice at once', async (code) => {
    answer = status(code);

    expect(await timesOf(() => ofetch('https://site.test/a'))).toEqual([0, 0]);
  });

  it.each([400, 403, 404, 501])('%i: once', async (code) => {
    answer = status(code);

    expect(await timesOf(() => ofetch('https://site.test/a'))).toEqual([0]);
  });

  it.each(['POST', 'PUT', 'PATCH', 'DELETE'])('%s: once', async (method) => {
    expect(await timesOf(() => ofetch('https://site.test/a', { method }))).toEqual([0]);
  });

  it('network failure: twice; an aborted call: once', async () => {
    answer = () => new TypeError('Failed to fetch');
    expect(await timesOf(() => ofetch('https://site.test/a'))).toEqual([0, 0]);

    sent = [];
    answer = () => new DOMException('Broken off.', 'AbortError');
    expect(await timesOf(() => ofetch('https://site.test/a'))).toEqual([0]);
  });
});
