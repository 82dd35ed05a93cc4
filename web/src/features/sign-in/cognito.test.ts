import * as auth from 'aws-amplify/auth';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fetchSession } from '#web/lib/session/amplify-session';
import { reportViewerRegion } from '#web/lib/session/viewer-region';
import { confirmAddress, signInWithPassword, signInAndRevokeOthers, setNewPassword } from './cognito';

const { clearTokens } = vi.hoisted(() => ({ clearTokens: vi.fn() }));
vi.mock('aws-amplify/auth');
vi.mock('aws-amplify/auth/cognito', () => ({
  cognitoUserPoolsTokenProvider: { tokenOrchestrator: { clearTokens } },
}));
vi.mock('#web/lib/session/amplify');
vi.mock('#web/lib/session/amplify-session');
vi.mock('#web/lib/session/viewer-region');

const email = 'mei@jade.test';
const code = '123456';
const mine = 'Harbour-Night-88';
const wrongPair = refusal('Incorrect username or password.');

/**
 * A fake user pool with one account, and the session of this browser. It models passwords and the refusal messages that the steps depend
 * on.
 */
function setup(
  given: {
    password?: string;
    confirmed?: boolean;
    lockedOut?: boolean;
    session?: string;
    /** Whether the account of the session was deleted: its tokens look valid but are rejected. */
    isGone?: boolean;
  } = {},
) {
  const account = { password: given.password ?? mine, isConfirmed: given.confirmed ?? false };
  const others = new Set(['somebody who knew the password before']);
  let session = given.session ?? null;
  vi.mocked(auth.confirmSignUp).mockImplementation(async () => {
    if (account.isConfirmed) throw refusal('User cannot be confirmed. Current status is CONFIRMED');
    account.isConfirmed = true;
    return { isSignUpComplete: true, nextStep: { signUpStep: 'DONE' } };
  });
  vi.mocked(auth.confirmResetPassword).mockImplementation(async ({ newPassword }) => {
    account.password = newPassword;
  });
  vi.mocked(auth.signIn).mockImplementation(async ({ username, password }) => {
    if (session !== null)
      throw refusal('There is already a signed in user.', 'UserAlreadyAuthenticatedException');
    if (given.lockedOut) throw refusal('Password attempts exceeded');
    if (password !== account.password) throw wrongPair;
    session = username;
    return { isSignedIn: true, nextStep: { signInStep: 'DONE' } };
  });
  vi.mocked(auth.signOut).mockImplementation(async (input) => {
    if (input?.global && session === email) others.clear();
    session = null;
  });
  clearTokens.mockImplementation(async () => {
    session = null;
  });
  vi.mocked(fetchSession).mockImplementation(async () => {
    if (given.isGone) throw refusal('User does not exist.', 'UserNotFoundException');
    return session === null
      ? null
      : {
          player: session,
          email: session,
          isEmailVerified: true,
          isAdmin: false,
          isSuperadmin: false,
          accessToken: 'a.b.c',
        };
  });
  return { account, others, session: () => session };
}

function refusal(message: string, name = 'NotAuthorizedException'): Error {
  return Object.assign(new Error(message), { name });
}

beforeEach(() => vi.resetAllMocks());

describe('confirmAddress', () => {
  it('signs in with the password of the sign-up', async () => {
    const { session } = setup();

    expect(await confirmAddress({ email, code, password: mine })).toBe('signed-in');
    expect(session()).toBe(email);
    expect(reportViewerRegion).toHaveBeenCalledOnce();
  });

  it('returns other-password when the address was signed up with another password', async () => {
    const { session } = setup({ password: 'Somebody-Elses-1' });

    expect(await confirmAddress({ email, code, password: mine })).toBe('other-password');
    expect(session()).toBeNull();
    expect(reportViewerRegion).not.toHaveBeenCalled();
  });

  it('returns sign-in when the page no longer has the password', async () => {
    setup();

    expect(await confirmAddress({ email, code, password: null })).toBe('sign-in');
    expect(auth.signIn).not.toHaveBeenCalled();
  });

  it('returns sign-in when the account is locked out', async () => {
    setup({ lockedOut: true });

    expect(await confirmAddress({ email, code, password: mine })).toBe('sign-in');
  });

  it('signs in when the code was already used and the password is right', async () => {
    setup({ confirmed: true });

    expect(await confirmAddress({ email, code, password: mine })).toBe('signed-in');
  });

  it.each([['Not-The-Password-1'], [null]])(
    'does not disclose an earlier confirmation with the password %j',
    async (password) => {
      setup({ confirmed: true });

      await expect(confirmAddress({ email, code, password })).rejects.toThrow('cannot be confirmed');
    },
  );

  it('does not sign in with a wrong code', async () => {
    setup();
    vi.mocked(auth.confirmSignUp).mockRejectedValue(refusal('Invalid code', 'CodeMismatchException'));

    await expect(confirmAddress({ email, code, password: mine })).rejects.toThrow('Invalid code');
    expect(auth.signIn).not.toHaveBeenCalled();
  });
});

describe('setNewPassword', () => {
  it('signs in here and ends every other session', async () => {
    const { account, others, session } = setup({ password: 'Somebody-Elses-1', confirmed: true });

    expect(await setNewPassword({ email, code, password: mine })).toBe('signed-in');
    expect(account.password).toBe(mine);
    expect([...others]).toEqual([]);
    expect(session()).toBe(email);
  });

  it('ends the sessions of its own account when another tab has another session', async () => {
    const { others, session } = setup({ confirmed: true, session: 'lee@jade.test' });

    expect(await setNewPassword({ email, code, password: mine })).toBe('signed-in');
    expect([...others]).toEqual([]);
    expect(session()).toBe(email);
  });

  it('returns sign-in-alone when the account is locked out', async () => {
    const { account, others } = setup({ confirmed: true, lockedOut: true });

    expect(await setNewPassword({ email, code, password: 'Another-One-22' })).toBe('sign-in-alone');
    expect(account.password).toBe('Another-One-22');
    expect(others.size).toBe(1);
  });

  it('ends no session when the code is wrong', async () => {
    const { others } = setup({ confirmed: true });
    vi.mocked(auth.confirmResetPassword).mockRejectedValue(refusal('Invalid code', 'CodeMismatchException'));

    await expect(setNewPassword({ email, code, password: mine })).rejects.toThrow('Invalid code');
    expect(others.size).toBe(1);
  });
});

describe('signInWithPassword with an existing session', () => {
  it('succeeds when another tab has signed in, in any letter case of the address', async () => {
    setup({ session: email });

    expect(await signInWithPassword({ email: ' Mei@jade.test ', password: 'Not-The-Password-1' })).toBe(
      'signed-in',
    );
    expect(clearTokens).not.toHaveBeenCalled();
  });

  it.each([
    ['somebody else', { session: 'lee@jade.test' }],
    ['an account that is gone', { session: email, isGone: true }],
  ])('signs in again when the session is of %s', async (_, given) => {
    const { session } = setup(given);

    expect(await signInWithPassword({ email, password: mine })).toBe('signed-in');
    expect(session()).toBe(email);
    expect(auth.signIn).toHaveBeenCalledTimes(2);
  });
});

describe('signInWithPassword without network', () => {
  it('keeps a session that may still be valid', async () => {
    const { session } = setup({ session: email });
    vi.mocked(fetchSession).mockRejectedValue(refusal('A network error has occurred.', 'NetworkError'));

    await expect(signInWithPassword({ email, password: mine })).rejects.toThrow(
      'A network error has occurred.',
    );
    expect(session()).toBe(email);
    expect(clearTokens).not.toHaveBeenCalled();
  });
});

describe('signInAndRevokeOthers', () => {
  it('ends no session when the password is wrong', async () => {
    const { others } = setup({ confirmed: true });

    await expect(signInAndRevokeOthers({ email, password: 'Not-The-Password-1' })).rejects.toThrow(wrongPair);
    expect(others.size).toBe(1);
  });
});
