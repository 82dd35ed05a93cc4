import { afterEach, describe, expect, it, vi } from 'vitest';
import { emptyPool } from '../../../test/local/cognito-properties';
import { runTrigger } from './run-trigger';
import { addUser } from './users';

afterEach(() => void vi.useRealTimers());

function setup(invokeTrigger: (arn: string, event: unknown) => Promise<unknown>) {
  const pool = emptyPool({ LambdaConfig: { PostConfirmation: 'arn:trigger' } });
  const user = addUser(pool, 'mei@jade.test', 'CONFIRMED', new Date('2025-11-01T12:00:00Z'));
  const source = 'PostConfirmation_ConfirmSignUp' as const;
  return runTrigger({ source, pool, user, clientId: 'client' }, { invokeTrigger });
}

// https://docs.aws.amazon.com/cognito/latest/developerguide/cognito-user-pools-working-with-lambda-triggers.html
describe('runTrigger', () => {
  it('accepts a function that returns its event', async () => {
    expect(await setup(async (_, event) => event)).toBeUndefined();
  });

  it('refuses with the error message of a function that throws', async () => {
    const refused = await setup(() => Promise.reject(new Error('the wallet is on fire')));

    expect(refused).toMatchObject({
      name: 'UserLambdaValidationException',
      message: 'PostConfirmation failed with error the wallet is on fire.',
    });
  });

  it('gives a function a response that no earlier one has changed', async () => {
    const responses: object[] = [];
    const keep = async (_: string, event: unknown) => {
      const { response } = event as { response: Record<string, unknown> };
      responses.push({ ...response });
      response['changed'] = true;
      return event;
    };
    await setup(keep);
    await setup(keep);

    expect(responses).toEqual([{}, {}]);
  });

  it('refuses a result that is not the event', async () => {
    expect((await setup(async () => 'done'))?.name).toBe('InvalidLambdaResponseException');
  });

  it('calls a function that takes over 5 seconds three times before it fails', async () => {
    vi.useFakeTimers();
    const invokeTrigger = vi.fn(() => new Promise<unknown>(() => undefined));

    const outcome = setup(invokeTrigger);
    await vi.advanceTimersByTimeAsync(14_999);
    const callsBeforeTheEnd = invokeTrigger.mock.calls.length;
    await vi.advanceTimersByTimeAsync(1);

    expect(callsBeforeTheEnd).toBe(3);
    expect((await outcome)?.name).toBe('UnexpectedLambdaException');
    expect(invokeTrigger).toHaveBeenCalledTimes(3);
  });
});
