import * as api from 'aws-amplify/api';
import { fetchAuthSession } from 'aws-amplify/auth';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { callPlayFabOps } from './amplify-rest';
import { promptReauthentication } from './session-end';

vi.mock('aws-amplify/api');
vi.mock('aws-amplify/auth');
vi.mock('./amplify');
vi.mock('./session-end');

const call = { path: '/coins/purchases', body: { packageId: 'a' }, headers: { 'Idempotency-Key': 'one' } };
const ended = {
  response: { statusCode: 401, body: '{"error":{"code":"session/ended","message":"Ended."}}' },
};

type Answer = Awaited<ReturnType<typeof api.post>['response']>;

/** An API that gives these answers one after the other, and a player who signs in again or does not. */
function setup(answers: (object | 'fine')[], isBack = false) {
  const tokens = { accessToken: { payload: { sub: 'a-sub' }, toString: () => 'a.b.c' } };
  vi.mocked(fetchAuthSession).mockResolvedValue({ tokens } as never);
  vi.mocked(promptReauthentication).mockResolvedValue(isBack);
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

describe('a call whose session has ended', () => {
  it('goes on once its player is back, under the same key', async () => {
    setup([ended, 'fine'], true);

    expect(await callPlayFabOps('post', call)).toBe('fine');

    const keys = vi.mocked(api.post).mock.calls.map(([{ options }]) => options?.headers?.['Idempotency-Key']);
    expect(keys).toEqual(['one', 'one']);
  });

  it('goes on after one more sign-in where the API wants a recent one, and says why', async () => {
    const notRecent = {
      response: { statusCode: 401, body: '{"error":{"code":"session/not-recent","message":"Again."}}' },
    };
    setup([notRecent, 'fine'], true);

    expect(await callPlayFabOps('post', call)).toBe('fine');

    expect(promptReauthentication).toHaveBeenCalledWith('not-recent');
  });

  it('is refused as it was when its player stays away', async () => {
    setup([ended]);

    await expect(callPlayFabOps('post', call)).rejects.toMatchObject({ status: 401, code: 'session/ended' });
    expect(api.post).toHaveBeenCalledTimes(1);
  });

  it('asks once: a second no is an answer', async () => {
    setup([ended, ended], true);

    await expect(callPlayFabOps('post', call)).rejects.toMatchObject({ code: 'session/ended' });
    expect(promptReauthentication).toHaveBeenCalledTimes(1);
  });

  it.each(['NotAuthorizedException', 'RefreshTokenReuseException', 'UserNotFoundException'])(
    'may learn of it from the user pool: %s',
    async (name) => {
      setup([]);
      vi.mocked(fetchAuthSession).mockRejectedValue(Object.assign(new Error(), { name }));

      await expect(callPlayFabOps('post', call)).rejects.toMatchObject({ code: 'session/required' });
      expect(promptReauthentication).toHaveBeenCalledTimes(1);
    },
  );
});

it('asks nobody to sign in for any other refusal, nor for a broken network', async () => {
  const refused = {
    response: { statusCode: 409, body: '{"error":{"code":"coins/taken","message":"Taken."}}' },
  };
  setup([refused, new Error('offline')], true);

  await expect(callPlayFabOps('post', call)).rejects.toMatchObject({ code: 'coins/taken' });
  await expect(callPlayFabOps('post', call)).rejects.toMatchObject({ code: 'request/unreachable' });
  expect(promptReauthentication).not.toHaveBeenCalled();
});
