import * as api from 'aws-amplify/api';
import { fetchAuthSession } from 'aws-amplify/auth';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { promptReauthentication } from '../session/session-end';
import { callPlayFabOps } from './amplify-rest';

vi.mock('aws-amplify/api');
vi.mock('aws-amplify/auth');
vi.mock('../session/amplify');
vi.mock('../session/session-end');

const call = { path: '/coins/purchases', body: { packageId: 'a' }, headers: { 'Idempotency-Key': 'one' } };
const ended = {
  response: { statusCode: 401, body: '{"error":{"code":"session/ended","message":"Ended."}}' },
};

type Answer = Awaited<ReturnType<typeof api.post>['response']>;

/** An API with these answers in order, and a player who signs in again or does not. */
function setup(answers: (object | 'fine')[], hasSignedIn = false) {
  const tokens = { accessToken: { payload: { sub: 'a-sub' }, toString: () => 'a.b.c' } };
  vi.mocked(fetchAuthSession).mockResolvedValue({ tokens } as never);
  vi.mocked(promptReauthentication).mockResolvedValue(hasSignedIn);
  for (const answer of answers) {
    const response =
      answer === 'fine'
        ? Promise.resolve({ body: { json: async () => 'fine' } } as never)
        : Promise.reject(answer);
    response.catch(() => undefined);
    vi.mocked(api.post).mockReturnValueOnce({
      response: response as Promise<Answer>,
      cancel: () => undefined,
    });
  }
}

beforeEach(() => vi.resetAllMocks());

describe('call after the end of a session', () => {
  it('is repeated under the same key once its player has signed in', async () => {
    setup([ended, 'fine'], true);

    expect(await callPlayFabOps('post', call)).toBe('fine');

    const keys = vi.mocked(api.post).mock.calls.map(([{ options }]) => options?.headers?.['Idempotency-Key']);
    expect(keys).toEqual(['one', 'one']);
  });

  it('is repeated after another sign-in where the API requires a recent one, with the reason', async () => {
    const notRecent = {
      response: { statusCode: 401, body: '{"error":{"code":"session/not-recent","message":"Again."}}' },
    };
    setup([notRecent, 'fine'], true);

    expect(await callPlayFabOps('post', call)).toBe('fine');

    expect(promptReauthentication).toHaveBeenCalledWith('not-recent');
  });

  it('is rejected with its refusal when the player does not sign in', async () => {
    setup([ended]);

    await expect(callPlayFabOps('post', call)).rejects.toMatchObject({ status: 401, code: 'session/ended' });
    expect(api.post).toHaveBeenCalledTimes(1);
  });

  it('asks once: a second refusal is final', async () => {
    setup([ended, ended], true);

    await expect(callPlayFabOps('post', call)).rejects.toMatchObject({ code: 'session/ended' });
    expect(promptReauthentication).toHaveBeenCalledTimes(1);
  });

  it.each(['NotAuthorizedException', 'RefreshTokenReuseException', 'UserNotFoundException'])(
    'detects the end by the error of the user pool: %s',
    async (name) => {
      setup([]);
      vi.mocked(fetchAuthSession).mockRejectedValue(Object.assign(new Error(), { name }));

      await expect(callPlayFabOps('post', call)).rejects.toMatchObject({ code: 'session/required' });
      expect(promptReauthentication).toHaveBeenCalledTimes(1);
    },
  );
});

it('does not ask to sign in for any other refusal or for a network failure', async () => {
  const refused = {
    response: { statusCode: 409, body: '{"error":{"code":"coins/taken","message":"Taken."}}' },
  };
  setup([refused, new Error('offline')], true);

  await expect(callPlayFabOps('post', call)).rejects.toMatchObject({ code: 'coins/taken' });
  await expect(callPlayFabOps('post', call)).rejects.toMatchObject({ code: 'request/unreachable' });
  expect(promptReauthentication).not.toHaveBeenCalled();
});
