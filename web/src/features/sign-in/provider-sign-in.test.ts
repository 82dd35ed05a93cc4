import * as auth from 'aws-amplify/auth';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fetchSession, type Session } from '#web/lib/amplify-session';
import { lastSignIn } from '#web/lib/last-sign-in';
import { type ProviderTrip, takeTrip } from '#web/lib/provider-trip';
import { reportViewerRegion } from '#web/lib/viewer-region';
import { forgetSession, sessionInForce } from './cognito';
import { comeBack, setOutTo } from './provider-sign-in';

vi.mock('aws-amplify/auth');
vi.mock('aws-amplify/auth/enable-oauth-listener', () => ({}));
vi.mock('#web/lib/amplify');
vi.mock('#web/lib/amplify-session');
vi.mock('#web/lib/stored-session');
vi.mock('#web/lib/viewer-region');
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

function partitionKey() {
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

/** A tab that comes back; `signedIn` is what Amplify made of it. */
async function setup(given: { trip?: ProviderTrip | null; signedIn?: Session | null } = {}) {
  vi.mocked(fetchSession).mockResolvedValue(given.signedIn === undefined ? session : given.signedIn);
  if (given.trip !== null) await setOutTo(given.trip ?? trip);
  vi.mocked(auth.signInWithRedirect).mockClear();
  return (answer: Record<string, string> = { code: '1', state: '2' }) =>
    comeBack(new URL(`https://jade.test/Login/return?${new URLSearchParams(answer).toString()}`), now);
}

beforeEach(() => {
  vi.resetAllMocks();
  vi.stubGlobal('sessionStorage', partitionKey());
  vi.stubGlobal('localStorage', partitionKey());
});
afterEach(() => vi.unstubAllGlobals());

describe('whoever comes back from a provider', () => {
  it('goes on to where they were, and the device remembers how they came', async () => {
    const come = await setup();

    expect(await come()).toEqual({ came: 'in', next: '/Coins' });
    expect(lastSignIn()).toEqual({ at: now.toISOString(), kind: 'google' });
    expect(reportViewerRegion).toHaveBeenCalledOnce();
  });

  it('is asked for a code when nobody vouches for the address', async () => {
    const come = await setup({ signedIn: { ...session, isEmailVerified: false } });

    expect(await come()).toEqual({ came: 'in-unconfirmed', next: '/Coins', email: session.email });
  });

  it('is told when the code led nowhere, and nothing is remembered', async () => {
    const come = await setup({ signedIn: null });

    expect(await come()).toEqual({ came: 'back', next: '/Coins', problem: 'not-finished' });
    expect(lastSignIn()).toBeNull();
    expect(reportViewerRegion).not.toHaveBeenCalled();
  });

  it('is told of the provider’s no, even if somebody is signed in meanwhile', async () => {
    const come = await setup();

    expect(await come({ error: 'access_denied' })).toMatchObject({ came: 'back', problem: 'canceled' });
  });

  it('was never away when this tab sent nobody', async () => {
    const come = await setup({ trip: null });

    expect(await come()).toEqual({ came: 'by-chance' });
  });
});

describe('the first sign-in after accounts were linked', () => {
  it('is repeated, to the same provider and the same place', async () => {
    const come = await setup({ signedIn: null });

    expect(await come(linked)).toEqual({ came: 'away' });
    expect(auth.signInWithRedirect).toHaveBeenCalledExactlyOnceWith({ provider: 'Google' });
    expect(takeTrip({ tab: sessionStorage })).toEqual({ ...trip, isRepeat: true });
  });

  it('is repeated once', async () => {
    const come = await setup({ signedIn: null, trip: { ...trip, isRepeat: true } });

    expect(await come(linked)).toMatchObject({ came: 'back', problem: 'not-finished' });
    expect(auth.signInWithRedirect).not.toHaveBeenCalled();
  });
});

describe('setting out', () => {
  it('is given up when another tab signed in meanwhile', async () => {
    vi.mocked(sessionInForce).mockResolvedValue(session);
    vi.mocked(auth.signInWithRedirect).mockRejectedValue(already);

    expect(await setOutTo(trip)).toBe(false);
    expect(takeTrip({ tab: sessionStorage })).toBeNull();
  });

  it('leaves behind what is remembered of an account that is gone', async () => {
    vi.mocked(sessionInForce).mockResolvedValue(null);
    vi.mocked(auth.signInWithRedirect).mockRejectedValueOnce(already);

    expect(await setOutTo(trip)).toBe(true);
    expect(forgetSession).toHaveBeenCalledOnce();
    expect(takeTrip({ tab: sessionStorage })).toEqual(trip);
  });

  it('forgets nobody while the service cannot be asked', async () => {
    vi.mocked(sessionInForce).mockRejectedValue(new Error('no network'));
    vi.mocked(auth.signInWithRedirect).mockRejectedValueOnce(already);

    await expect(setOutTo(trip)).rejects.toThrow('no network');
    expect(forgetSession).not.toHaveBeenCalled();
  });

  it('fails aloud for any other reason', async () => {
    vi.mocked(auth.signInWithRedirect).mockRejectedValue(new Error('no settings'));

    await expect(setOutTo(trip)).rejects.toThrow('no settings');
  });
});
