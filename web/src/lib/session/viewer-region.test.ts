import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fetchSession } from './amplify-session';
import { reportViewerRegion } from './viewer-region';

vi.mock('./amplify-session');

const session = {
  player: 'a-sub',
  email: 'mei@jade.test',
  isEmailVerified: true,
  isAdmin: false,
  isSuperadmin: false,
  accessToken: 'a.b.c',
};
const send = vi.fn<typeof fetch>();
let idleTasks: (() => void)[] = [];

/** Runs idle callbacks and pending promises. */
async function becomeIdle() {
  for (const task of idleTasks.splice(0)) task();
  await new Promise((resolve) => setTimeout(resolve));
}

beforeEach(() => {
  idleTasks = [];
  const requestIdleCallback = (task: () => void) => idleTasks.push(task);
  vi.stubGlobal('requestIdleCallback', requestIdleCallback);
  vi.stubGlobal('window', { requestIdleCallback });
  vi.stubGlobal('fetch', send);
  send.mockReset().mockResolvedValue(new Response('{}'));
  vi.mocked(fetchSession).mockReset().mockResolvedValue(session);
});
afterEach(() => vi.unstubAllGlobals());

it("posts once with the access token to the site's own origin when the browser is idle", async () => {
  reportViewerRegion();
  expect([vi.mocked(fetchSession).mock.calls, send.mock.calls]).toEqual([[], []]);

  await becomeIdle();

  expect(send).toHaveBeenCalledExactlyOnceWith('/account/viewer-region', {
    method: 'POST',
    headers: { Authorization: 'a.b.c' },
    keepalive: true,
  });
});

it('posts nothing when the session has ended by then', async () => {
  vi.mocked(fetchSession).mockResolvedValue(null);

  reportViewerRegion();
  await becomeIdle();

  expect(send).not.toHaveBeenCalled();
});

it.each([
  ['the network fails', () => send.mockRejectedValue(new TypeError('Failed to fetch'))],
  ['the session cannot be read', () => vi.mocked(fetchSession).mockRejectedValue(new Error('away'))],
])('leaves no unhandled rejection, and does not repeat the request, when %s', async (_failure, fail) => {
  const unhandled = vi.fn();
  process.on('unhandledRejection', unhandled);
  fail();

  reportViewerRegion();
  await becomeIdle();
  await becomeIdle();

  expect(unhandled).not.toHaveBeenCalled();
  expect(send.mock.calls.length).toBeLessThanOrEqual(1);
  process.off('unhandledRejection', unhandled);
});
