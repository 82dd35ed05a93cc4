import { afterEach, describe, expect, it, vi } from 'vitest';
import { messageFor } from './refusal-copy';

const config = {
  stage: 'dev',
  access: 'public-pages',
  demos: 'signed-in',
  filesUrl: 'https://files.test',
  amplify: { Auth: {} },
};

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

async function setup(...answers: (Response | Error)[]) {
  const fetch = vi.fn<() => Promise<Response>>();
  for (const answer of answers) {
    if (answer instanceof Error) fetch.mockRejectedValueOnce(answer);
    else fetch.mockResolvedValueOnce(answer);
  }
  vi.stubGlobal('fetch', fetch);
  return { fetch, ...(await import('./config')) };
}

describe('loadConfig', () => {
  it('fetches the settings once for concurrent calls', async () => {
    const { fetch, loadConfig } = await setup(Response.json(config));

    const answers = await Promise.all([loadConfig(), loadConfig()]);

    expect(answers).toEqual([config, config]);
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  it.each([
    ...[408, 409, 425, 429, 500, 502, 503, 504].map(
      (status) => [`status ${status}`, () => new Response('', { status })] as const,
    ),
    ['no answer', () => new TypeError('fetch failed')] as const,
  ])('retries once at once after %s', async (_, failure) => {
    const { fetch, loadConfig } = await setup(failure(), Response.json(config));

    expect(await loadConfig()).toEqual(config);
    expect(fetch).toHaveBeenCalledTimes(2);
  });

  it('tries at most twice', async () => {
    const busy = () => new Response('', { status: 503 });
    const { fetch, loadConfig } = await setup(busy(), busy());

    await expect(loadConfig()).rejects.toThrow('could not be loaded');
    expect(fetch).toHaveBeenCalledTimes(2);
  });

  it("rejects with 'A network error has occurred.' without a response, and the next call tries again", async () => {
    const lost = new TypeError('fetch failed');
    const { loadConfig } = await setup(lost, lost, Response.json(config));

    const first = await loadConfig().catch((failure: unknown) => failure);
    const second = await loadConfig();

    expect(first).toMatchObject({ name: 'NetworkError', message: 'A network error has occurred.' });
    expect(messageFor(first).title).toBe('A network error has occurred.');
    expect(second.stage).toBe('dev');
  });

  it.each([400, 403, 404, 501])('rejects without a retry after status %i', async (status) => {
    const { fetch, loadConfig } = await setup(new Response('', { status }));

    await expect(loadConfig()).rejects.toThrow('could not be loaded');
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  it('reserves demos for players where the settings of an older deployment do not say', async () => {
    const { readConfig } = await setup();

    expect(readConfig({ ...config, demos: undefined }).demos).toBe('signed-in');
  });

  it.each([
    [{ ...config, stage: undefined }, 'lacks "stage"'],
    [{ ...config, access: 'everybody' }, 'unknown "access"'],
    [{ ...config, demos: 'everybody' }, 'unknown "demos"'],
    [{ ...config, filesUrl: undefined }, 'lacks "filesUrl"'],
    [{ ...config, amplify: undefined }, 'lacks "amplify"'],
    [{ ...config, amplify: null }, 'lacks "amplify"'],
    [null, 'lacks "stage"'],
  ])('rejects %j', async (written, message) => {
    const { readConfig } = await setup();

    expect(() => readConfig(written)).toThrow(message);
  });
});
