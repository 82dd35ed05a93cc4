import { afterEach, describe, expect, it, vi } from 'vitest';

const config = {
  stage: 'dev',
  access: 'public-pages',
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

describe('the settings of a deployment', () => {
  it('are fetched once, however many ask', async () => {
    const { fetch, loadConfig } = await setup(Response.json(config));

    const answers = await Promise.all([loadConfig(), loadConfig()]);

    expect(answers).toEqual([config, config]);
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  it('are asked for again after a failure', async () => {
    const { loadConfig } = await setup(new TypeError('fetch failed'), Response.json(config));

    const first = await loadConfig().catch((failure: Error) => failure.message);
    const second = await loadConfig();

    expect([first, second.stage]).toEqual(['fetch failed', 'dev']);
  });

  it('are missed when the file is not there', async () => {
    const { loadConfig } = await setup(new Response('', { status: 404 }));

    await expect(loadConfig()).rejects.toThrow('could not be loaded');
  });

  it.each([
    [{ ...config, stage: undefined }, 'lacks "stage"'],
    [{ ...config, access: 'everybody' }, 'unknown "access"'],
    [{ ...config, filesUrl: undefined }, 'lacks "filesUrl"'],
    [{ ...config, amplify: undefined }, 'lacks "amplify"'],
    [{ ...config, amplify: null }, 'lacks "amplify"'],
    [null, 'lacks "stage"'],
  ])('are refused as %j', async (written, words) => {
    const { readConfig } = await setup();

    expect(() => readConfig(written)).toThrow(words);
  });
});
