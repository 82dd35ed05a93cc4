import * as auth from 'aws-amplify/auth';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fetchSession, type Session } from '#web/lib/session/amplify-session';
import { lastSignIn } from '#web/lib/session/last-sign-in';
import { type ProviderTrip, takeTrip } from '#web/lib/session/provider-trip';
import { reportViewerRegion } from '#web/lib/session/viewer-region';
import { forgetSession, sessionInForce } from './cognito';
import { completeProviderSignIn, startProviderSignIn } from './provider-sign-in';

vi.mock('aws-amplify/auth');
vi.mock('aws-amplify/auth/enable-oauth-listener', () => ({}));
vi.mock('#web/lib/session/amplify');
vi.mock('#web/lib/session/amplify-session');
vi.mock('#web/lib/session/stored-session');
vi.mock('#web/lib/session/viewer-region');
vi.mock('./cognito');

const session: Session = {
  player: 'a-sub',
  email: 'mei@jade.test',
  isEmailVerified: true,
  isAdmin: false,
  isSuperadmin: false,
  accessToken: 'a.b.c',
};
const trip: ProviderTrip = { provider: 'Google', next: '/Coins', isRepeat: false };
const now = new Date('2026-11-21T19:40:00Z');
const already = Object.assign(new Error(), { name: 'UserAlreadyAuthenticatedException' });
const linked = {
  error: 'invalid_request',
  error_description: 'Already found an entry for username google_1',
};

function createStorage() {
  const kept = new Map<string, string>();
  return {
    get length() {
      return kept.size;
    },
    key: (index: number) => [...kept.keys()][index] ?? null,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
    removeItem: (key: string) => void kept.delete(key),
  };
}

/** A tab after the redirect from a provider; `signedIn` is the session that Amplify established. */
async function setup(given: { trip?: ProviderTrip | null; signedIn?: Session | null } = {}) {
  vi.mocked(fetchSession).mockResolvedValue(given.signedIn === undefined ? session : given.signedIn);
  if (given.trip !== null) await startProviderSignIn(given.trip ?? trip);
  vi.mocked(auth.signInWithRedirect).mockClear();
  return (answer: Record<string, string> = { code: '1', state: '2' }) =>
    completeProviderSignIn(
      new URL(`https://jade.test/Login/return?${new URLSearchParams(answer).toString()}`),
      now,
    );
}

beforeEach(() => {
  vi.resetAllMocks();
  vi.stubGlobal('sessionStorage', createStorage());
  vi.stubGlobal('localStorage', createStorage());
});
afterEach(() => vi.unstubAllGlobals());

describe('completeProviderSignIn', () => {
  it('returns to the original page, and stores the sign-in method on the device', async () => {
    const come = await setup();

    expect(await come()).toEqual({ outcome: 'signed-in', next: '/Coins' });
    expect(lastSignIn()).toEqual({ at: now.toISOString(), kind: 'google' });
    expect(reportViewerRegion).toHaveBeenCalledOnce();
  });

  it('asks for a code when the provider did not verify the address', async () => {
    const come = await setup({ signedIn: { ...session, isEmailVerified: false } });

    expect(await come()).toEqual({ outcome: 'address-unconfirmed', next: '/Coins', email: session.email });
  });

  it('reports a failed exchange, and stores nothing', async () => {
    const come = await setup({ signedIn: null });

    expect(await come()).toEqual({ outcome: 'failed', next: '/Coins', problem: 'not-finished' });
    expect(lastSignIn()).toBeNull();
    expect(reportViewerRegion).not.toHaveBeenCalled();
  });

  it('reports a refusal of the provider even with an existing session', async () => {
    const come = await setup();

    expect(await come({ error: 'access_denied' })).toMatchObject({ outcome: 'failed', problem: 'canceled' });
  });

  it('ignores a redirect that this tab did not start', async () => {
    const come = await setup({ trip: null });

    expect(await come()).toEqual({ outcome: 'not-started' });
  });
});

describe('completeProviderSignIn after accounts were linked', () => {
  it('repeats the sign-in with the same provider and destination', async () => {
    const come = await setup({ signedIn: null });

    expect(await come(linked)).toEqual({ outcome: 'redirecting' });
    expect(auth.signInWithRedirect).toHaveBeenCalledExactlyOnceWith({ provider: 'Google' });
    expect(takeTrip()).toEqual({ ...trip, isRepeat: true });
  });

  it('repeats it only once', async () => {
    const come = await setup({ signedIn: null, trip: { ...trip, isRepeat: true } });

    expect(await come(linked)).toMatchObject({ outcome: 'failed', problem: 'not-finished' });
    expect(auth.signInWithRedirect).not.toHaveBeenCalled();
  });
});

describe('startProviderSignIn', () => {
  it('returns false when another tab has signed in', async () => {
    vi.mocked(sessionInForce).mockResolvedValue(session);
    vi.mocked(auth.signInWithRedirect).mockRejectedValue(already);

    expect(await startProviderSignIn(trip)).toBe(false);
    expect(takeTrip()).toBeNull();
  });

  it('discards the stored session of a deleted account', async () => {
    vi.mocked(sessionInForce).mockResolvedValue(null);
    vi.mocked(auth.signInWithRedirect).mockRejectedValueOnce(already);

    expect(await startProviderSignIn(trip)).toBe(true);
    expect(forgetSession).toHaveBeenCalledOnce();
    expect(takeTrip()).toEqual(trip);
  });

  it('keeps the stored session when the service is unreachable', async () => {
    vi.mocked(sessionInForce).mockRejectedValue(new Error('no network'));
    vi.mocked(auth.signInWithRedirect).mockRejectedValueOnce(already);

    await expect(startProviderSignIn(trip)).rejects.toThrow('no network');
    expect(forgetSession).not.toHaveBeenCalled();
  });

  it('rethrows any other failure', async () => {
    vi.mocked(auth.signInWithRedirect).mockRejectedValue(new Error('no settings'));

    await expect(startProviderSignIn(trip)).rejects.toThrow('no settings');
  });
});
