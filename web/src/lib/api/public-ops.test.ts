import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { getPublic } from './public-ops';

const endpoint = 'https://api.test/prod';

vi.mock('./config', () => ({
  loadConfig: async () => ({ amplify: { API: { REST: { playFabOps: { endpoint } } } } }),
}));

let sentAtMs: number[];

beforeEach(() => {
  vi.useFakeTimers({ now: 0 });
  vi.spyOn(Math, 'random').mockReturnValue(0);
  sentAtMs = [];
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const draws = { items: [{ id: 'a-draw' }] };
const refused = (status: number, body: object = { error: { code: 'draws/unknown-draw', message: 'No.' } }) =>
  Response.json(body, { status });

/** Reads a public route of an API with these answers; the last one repeats. */
async function read(...answers: (() => Response | Error)[]): Promise<unknown> {
  const fetchStub = vi.fn((_address: string) => {
    const answer = answers[Math.min(sentAtMs.length, answers.length - 1)]?.();
    sentAtMs.push(Date.now());
    return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
  });
  vi.stubGlobal('fetch', fetchStub);
  const read = getPublic('/public/draws/{id}', { path: { id: 'a b' } }).catch((failure: unknown) => failure);
  await vi.runAllTimersAsync();
  expect(fetchStub.mock.calls[0]?.[0]).toBe(`${endpoint}/public/draws/a%20b`);
  return read;
}

describe('getPublic', () => {
  it('returns the answer of the first attempt', async () => {
    expect(await read(() => Response.json(draws))).toEqual(draws);
    expect(sentAtMs).toEqual([0]);
  });

  it.each([429, 500, 502, 503, 504])(
    'returns the answer of a later attempt after failures with %i',
    async (status) => {
      const answer = await read(
        () => refused(status),
        () => refused(status),
        () => Response.json(draws),
      );

      expect(answer).toEqual(draws);
      expect(sentAtMs).toEqual([0, 200, 600]);
    },
  );

  it('adds up to 100 ms of jitter to each delay', async () => {
    vi.mocked(Math.random).mockReturnValue(0.5);

    await read(() => refused(503));

    expect(sentAtMs).toEqual([0, 250, 700]);
  });

  it('waits at most five minutes between two attempts', async () => {
    // No real jitter comes near the cap within three attempts.
    vi.mocked(Math.random).mockReturnValue(10_000);

    await read(() => refused(503));

    expect(sentAtMs).toEqual([0, 300_000, 600_000]);
  });

  it("rejects with 'A network error has occurred.' after three attempts without an answer", async () => {
    const cause = new TypeError('Failed to fetch');

    const failure = await read(() => cause);

    expect(failure).toMatchObject({
      name: 'ApiRefusal',
      status: 0,
      code: 'request/unreachable',
      message: 'A network error has occurred.',
    });
    expect(sentAtMs).toHaveLength(3);
  });

  it('rejects with the refusal of the API after three attempts', async () => {
    const failure = await read(() =>
      refused(429, { error: { code: 'request/too-many', message: 'Too many.', details: { n: 1 } } }),
    );

    expect(failure).toMatchObject({ status: 429, code: 'request/too-many', details: { n: 1 } });
    expect(sentAtMs).toHaveLength(3);
  });

  it.each([400, 404, 409])('rejects after one attempt when it is refused with %i', async (status) => {
    expect(await read(() => refused(status))).toMatchObject({ status, code: 'draws/unknown-draw' });
    expect(sentAtMs).toEqual([0]);
  });

  it.each([
    [200, 'text/html', '<title>Sign in to this network</title>'],
    [200, 'application/json', '{"items":'],
    [502, 'text/html', '<h1>Bad gateway</h1>'],
  ])(
    'rejects with request/unavailable for an answer that is not from the API: %i %s %s',
    async (...given) => {
      const [status, type, body] = given;

      const failure = await read(() => new Response(body, { status, headers: { 'content-type': type } }));

      expect(failure).toMatchObject({ name: 'ApiRefusal', status, code: 'request/unavailable' });
    },
  );
});
