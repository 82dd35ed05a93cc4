import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadConfig, type DemoAudience, type SiteAccess } from '../api/config';
import { fetchSession, type Session } from './amplify-session';
import { hasStoredSession } from './remembered-session';
import { admit } from './session';

vi.mock('../api/config');
vi.mock('./amplify-session');

const player: Session = {
  player: 'a-sub',
  email: 'player@jade.test',
  isEmailVerified: true,
  isAdmin: false,
  isSuperadmin: false,
  accessToken: 'a.b.c',
};
const request = (path: string) => new Request(new URL(path, 'https://jade.test'));

function setup({
  access = 'public-pages',
  demos = 'signed-in',
  session,
}: {
  access?: SiteAccess;
  demos?: DemoAudience;
  session: Session | null | Error;
}) {
  vi.mocked(loadConfig).mockResolvedValue({
    stage: 'dev',
    access,
    demos,
    filesUrl: 'https://files.test',
    amplify: {},
  });
  if (session instanceof Error) vi.mocked(fetchSession).mockRejectedValue(session);
  else vi.mocked(fetchSession).mockResolvedValue(session);
}

const wayOf = (visit: Promise<void>) =>
  visit.then(
    () => 'in',
    (response: Response) => response.headers.get('Location'),
  );

beforeEach(() => vi.resetAllMocks());
afterEach(() => vi.unstubAllGlobals());

describe('session guard, /login redirects, roles', () => {
  it('admits a player to a page for players', async () => {
    setup({ session: player });

    expect(await wayOf(admit('signed-in', request('/games/PlayHKSlots')))).toBe('in');
  });

  it('redirects a stranger to sign-in with a return path', async () => {
    setup({ session: null });

    expect(await wayOf(admit('signed-in', request('/slots?x=1')))).toBe('/Login?next=%2Fslots%3Fx%3D1');
  });

  it('redirects a visitor without a stored sign-in at once, without Amplify', async () => {
    setup({ session: player });
    vi.stubGlobal('localStorage', { length: 1, key: () => 'jade-harbour.theme' });

    expect(await wayOf(admit('signed-in', request('/RewardsStore')))).toBe('/Login?next=%2FRewardsStore');
    expect(fetchSession).not.toHaveBeenCalled();
  });

  it('asks Amplify where storage is forbidden, since it then keeps a sign-in for the life of the page', async () => {
    setup({ session: player });
    vi.stubGlobal('localStorage', {
      get length() {
        throw new DOMException('denied', 'SecurityError');
      },
    });

    expect(await wayOf(admit('signed-in', request('/RewardsStore')))).toBe('in');
  });

  it('redirects a visitor to sign-in when the session cannot be fetched', async () => {
    setup({ session: new Error('A network error has occurred.') });

    expect(await wayOf(admit('signed-in', request('/slots')))).toBe('/Login?next=%2Fslots');
  });

  it('redirects a player away from sign-in', async () => {
    setup({ session: player });

    expect(await wayOf(admit('sign-in', request('/login')))).toBe('/');
  });

  it('throws page not found for a player at the dashboard', async () => {
    setup({ session: player });

    const visit = admit('admins', request('/Dashboard'));

    await expect(visit).rejects.toMatchObject({ data: 'Page not found: /Dashboard', init: { status: 404 } });
  });

  it("throws 'Unknown route middleware' for any other audience", async () => {
    setup({ session: player });

    const visit = admit('everybody' as never, request('/'));

    await expect(visit).rejects.toMatchObject({ data: 'Unknown route middleware', init: { status: 500 } });
  });

  it('admits an admin to the dashboard', async () => {
    setup({ session: { ...player, isAdmin: true } });

    expect(await wayOf(admit('admins', request('/Dashboard')))).toBe('in');
  });

  it('does not fetch the session for a public page', async () => {
    setup({ session: player });

    await admit('public', request('/'));

    expect(fetchSession).not.toHaveBeenCalled();
  });

  it('redirects a stranger from a demo to sign-in by default', async () => {
    setup({ session: null });

    expect(await wayOf(admit('demo-players', request('/games/keno')))).toBe('/Login?next=%2Fgames%2Fkeno');
  });

  it('admits a stranger to a demo where demos are public, without fetching the session', async () => {
    setup({ demos: 'public', session: null });

    expect(await wayOf(admit('demo-players', request('/games/keno')))).toBe('in');
    expect(fetchSession).not.toHaveBeenCalled();
  });

  it('fetches the session for every page of a members-only site', async () => {
    setup({ access: 'members-only', session: null });

    expect(await wayOf(admit('public', request('/')))).toBe('/Login');
  });
});

describe('hasStoredSession', () => {
  const storageOf = (...keys: string[]) => ({
    length: keys.length,
    key: (index: number) => keys[index] ?? null,
  });

  it("recognizes a player by Amplify's keys", () => {
    const storage = storageOf('theme', 'CognitoIdentityServiceProvider.4rlbhztk.LastAuthUser');

    expect(hasStoredSession(storage)).toBe(true);
  });

  it.each([
    [[]],
    [['jade-harbour.theme']],
    [['CognitoIdentityServiceProvider.4rlbhztk.someone.idToken']],
    [['my.CognitoIdentityServiceProvider.4rlbhztk.LastAuthUser']],
  ])('is false for %j', (keys) => {
    expect(hasStoredSession(storageOf(...keys))).toBe(false);
  });
});
