import { beforeEach, describe, expect, it, vi } from 'vitest';
import { promptReauthentication } from '../session/session-end';
import { retryAfterSignIn } from './retry-after-sign-in';

vi.mock('../session/session-end');

/** An Amplify rejection with an underlying error. */
const caused = (name: string) => ({
  data: {},
  errors: [{ message: 'Unauthorized', originalError: Object.assign(new Error('401'), { name }) }],
});

beforeEach(() => vi.resetAllMocks());

describe('retryAfterSignIn', () => {
  it.each(['UnauthorizedException', 'NoSignedUser', 'NoValidAuthTokens'])(
    'repeats a call whose session has ended (%s) once the player has signed in',
    async (name) => {
      vi.mocked(promptReauthentication).mockResolvedValue(true);

      expect(await retryAfterSignIn(Promise.reject(caused(name)), async () => 'fine')).toBe('fine');
    },
  );

  it('rejects with the original failure, without a repeat, when the player does not sign in', async () => {
    vi.mocked(promptReauthentication).mockResolvedValue(false);
    const again = vi.fn();
    const failure = caused('UnauthorizedException');

    await expect(retryAfterSignIn(Promise.reject(failure), again)).rejects.toBe(failure);
    expect(again).not.toHaveBeenCalled();
  });

  it('asks once when the repeated call is refused, too', async () => {
    vi.mocked(promptReauthentication).mockResolvedValue(true);
    const failure = caused('UnauthorizedException');

    await expect(retryAfterSignIn(Promise.reject(failure), () => Promise.reject(failure))).rejects.toBe(
      failure,
    );
    expect(promptReauthentication).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['that its role may not make', { errors: [{ message: 'Not Authorized', errorType: 'Unauthorized' }] }],
    ['that never got through', caused('NetworkError')],
    ['that failed here', new TypeError('undefined is not a function')],
  ])('does not ask to sign in for a call %s', async (_, failure) => {
    await expect(retryAfterSignIn(Promise.reject(failure), vi.fn())).rejects.toBe(failure);
    expect(promptReauthentication).not.toHaveBeenCalled();
  });
});
