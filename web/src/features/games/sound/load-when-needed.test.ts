import { afterEach, describe, expect, it, vi } from 'vitest';
import { loadWhenNeeded } from './load-when-needed';

afterEach(() => vi.unstubAllGlobals());

/** Something that fails to load as often as given. */
function setup({ failures }: { failures: number }) {
  const clock = { nowMs: 0 };
  const reported: unknown[] = [];
  vi.stubGlobal('reportError', (failure: unknown) => reported.push(failure));
  let requests = 0;
  const need = loadWhenNeeded(
    async () => {
      requests += 1;
      if (requests <= failures) throw new TypeError('Failed to fetch');
      return Promise.resolve('sounds');
    },
    () => clock.nowMs,
  );
  return { clock, need, reported, requests: () => requests };
}

describe('loadWhenNeeded', () => {
  it('sends one request for all needs while it loads', async () => {
    const { need, requests } = setup({ failures: 0 });

    expect([need(), need()]).toEqual([null, null]);

    await vi.waitFor(() => expect(need()).toBe('sounds'));
    expect(requests()).toBe(1);
  });

  it('loads at the next need five seconds after a failure, which it reports', async () => {
    const { clock, need, reported, requests } = setup({ failures: 1 });
    need();
    await vi.waitFor(() => expect(reported).toHaveLength(1));

    clock.nowMs = 4_999;
    need();
    expect(requests()).toBe(1);
    clock.nowMs = 5_000;
    need();

    await vi.waitFor(() => expect(need()).toBe('sounds'));
    expect(requests()).toBe(2);
  });
});
