import { beforeEach, describe, expect, it, vi } from 'vitest';
import { promptReauthentication } from '../session-end';
import { goOnSignedIn } from './go-on-signed-in';

vi.mock('../session-end');

/** What Amplify rejects with when something else went wrong behind it. */
const caused = (name: string) => ({
  data: {},
  errors: [{ message: 'Unauthorized', originalError: Object.assign(new Error('401'), { name }) }],
});

beforeEach(() => vi.resetAllMocks());

describe('a GraphQL call', () => {
  it.each(['UnauthorizedException', 'NoSignedUser', 'NoValidAuthTokens'])(
    'whose session has ended (%s) goes on once its player is back',
    async (name) => {
      vi.mocked(promptReauthentication).mockResolvedValue(true);

      expect(await goOnSignedIn(Promise.reject(caused(name)), async () => 'fine')).toBe('fine');
    },
  );

  it('is refused as it was when its player stays away, and is not sent again', async () => {
    vi.mocked(promptReauthentication).mockResolvedValue(false);
    const again = vi.fn();
    const failure = caused('UnauthorizedException');

    await expect(goOnSignedIn(Promise.reject(failure), again)).rejects.toBe(failure);
    expect(again).not.toHaveBeenCalled();
  });

  it('that is sent again and refused again asks nobody a second time', async () => {
    vi.mocked(promptReauthentication).mockResolvedValue(true);
    const failure = caused('UnauthorizedException');

    await expect(goOnSignedIn(Promise.reject(failure), () => Promise.reject(failure))).rejects.toBe(failure);
    expect(promptReauthentication).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['that its role may not make', { errors: [{ message: 'Not Authorized', errorType: 'Unauthorized' }] }],
    ['that never got through', caused('NetworkError')],
    ['that failed here', new TypeError('undefined is not a function')],
  ])('%s asks nobody to sign in', async (_, failure) => {
    await expect(goOnSignedIn(Promise.reject(failure), vi.fn())).rejects.toBe(failure);
    expect(promptReauthentication).not.toHaveBeenCalled();
  });
});
