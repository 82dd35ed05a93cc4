import { confirmSignUp, signIn, signOut, signUp } from 'aws-amplify/auth';
import { afterEach, describe, expect, it } from 'vitest';
import { type Endpoint, openEndpoint } from './cognito-endpoint';

const username = 'mei@jade.test';
const password = 'Jade-Harbour-1';
const HOUR = 3600;

let endpoint: Endpoint;

afterEach(async () => {
  await signOut();
  await endpoint.close();
});

async function setupPlayer() {
  endpoint = await openEndpoint();
  await signUp({ username, password });
  await confirmSignUp({ username, confirmationCode: endpoint.lastCode() });
  return endpoint;
}

// https://docs.aws.amazon.com/cognito/latest/developerguide/authentication.html#authentication-flow-lockout-behavior
it('checks 42 passwords an hour of an optimal guesser, about a thousand a day, and accepts the owner’s soon after', async () => {
  const { failSignIn, pass } = await setupPlayer();
  // The guesser waits out each lock; after twelve attempts a pause of 15 minutes, which resets the count, is cheaper.
  const round = [0, 0, 0, 0, 0, 1, 2, 4, 8, 16, 32, 64];
  let [checked, seconds] = [0, 0];
  while (seconds < 2 * HOUR) {
    for (const wait of round) {
      pass(wait);
      seconds += wait;
      expect(await failSignIn(username)).toBe('Incorrect username or password.');
      checked += 1;
    }
    expect(await failSignIn(username)).toBe('Password attempts exceeded');
    pass(900);
    seconds += 900;
  }

  expect(Math.round((checked * HOUR) / seconds)).toBe(42);
  expect((await signIn({ username, password })).isSignedIn).toBe(true);
});

// https://docs.aws.amazon.com/cognito/latest/developerguide/quotas.html
it('checks 360 guesses of a sign-up code during its lifetime: 1 in 2,777 guessers would be right', async () => {
  endpoint = await openEndpoint();
  const { call, client, lastCode, pass } = endpoint;
  await signUp({ username, password });
  const right = lastCode();
  let checked = 0;
  for (let hour = 0; hour < 24; hour += 1) {
    for (let guess = 0; guess < 20; guess += 1) {
      const ConfirmationCode = String((Number(right) + 1 + checked) % 1_000_000).padStart(6, '0');
      const { answer } = await call('ConfirmSignUp', {
        ClientId: client.id,
        Username: username,
        ConfirmationCode,
      });
      if (answer.__type === 'CodeMismatchException') checked += 1;
      else expect(answer.__type).toBe('LimitExceededException');
    }
    pass(HOUR);
  }
  const late = { ClientId: client.id, Username: username, ConfirmationCode: right };

  expect(checked).toBe(360);
  expect((await call('ConfirmSignUp', late)).answer.__type).toBe('ExpiredCodeException');
});

it('checks 5 guesses an hour of a reset code, however many codes are requested', async () => {
  const { call, client, lastCode } = await setupPlayer();
  const callApi = () => call('ForgotPassword', { ClientId: client.id, Username: username });
  const statuses = [];
  for (let times = 0; times < 8; times += 1) statuses.push((await callApi()).status);
  const guess = (ConfirmationCode: string) =>
    call('ConfirmForgotPassword', {
      ClientId: client.id,
      Username: username,
      ConfirmationCode,
      Password: password,
    });
  const wrong = lastCode() === '000000' ? '000001' : '000000';

  const guesses = [];
  for (let times = 0; times < 8; times += 1) guesses.push((await guess(wrong)).answer.__type);
  const { answer } = await guess(lastCode());

  expect(statuses).toEqual([...Array(5).fill(200), ...Array(3).fill(400)]);
  expect(guesses.filter((type) => type === 'CodeMismatchException')).toHaveLength(5);
  expect(answer.__type).toBe('LimitExceededException');
});

describe('a known and an unknown address get the same answer', () => {
  it.each([
    ['to a wrong password', 'sign-in', {}],
    ['to whoever forgot the password', 'ForgotPassword', {}],
    [
      'to a wrong code for a new password',
      'ConfirmForgotPassword',
      { ConfirmationCode: '000000', Password: password },
    ],
  ])('%s', async (_, action, input) => {
    const { call, client, failSignIn, lastCode } = await setupPlayer();
    const callApi = async (Username: string) => {
      if (action === 'sign-in') return failSignIn(Username);
      if (action === 'ConfirmForgotPassword') await call('ForgotPassword', { ClientId: client.id, Username });
      const { status, answer } = await call(action, { ClientId: client.id, Username, ...input });
      return { status, answer };
    };
    expect(lastCode()).not.toBe('000000');

    // Of the same form, as the answer contains the first letters of an address.
    expect(await callApi('mai@jade.test')).toEqual(await callApi(username));
  });

  it('even when repeated up to the limit', async () => {
    const { call, client } = await setupPlayer();
    const tryOut = async (Username: string) => {
      const types = [];
      for (let times = 0; times < 7; times += 1)
        types.push((await call('ForgotPassword', { ClientId: client.id, Username })).answer.__type);
      return types;
    };

    expect(await tryOut('mai@jade.test')).toEqual(await tryOut(username));
  });
});

// https://docs.aws.amazon.com/cognito/latest/developerguide/amazon-cognito-user-pools-using-the-refresh-token.html
describe('a copied refresh token', () => {
  async function setupTheft() {
    const opened = await setupPlayer();
    await signIn({ username, password });
    const refresh = async (RefreshToken: string) => {
      const { answer } = await opened.call('GetTokensFromRefreshToken', {
        ClientId: opened.client.id,
        RefreshToken,
      });
      return { refused: answer.__type, next: answer.AuthenticationResult?.RefreshToken ?? '' };
    };
    return { ...opened, refresh, copied: opened.kept('refreshToken') };
  }

  it('is useless a minute after the owner refreshed', async () => {
    const { copied, pass, refresh } = await setupTheft();
    const owner = await refresh(copied);
    pass(60);

    expect((await refresh(copied)).refused).toBe('RefreshTokenReuseException');
    expect((await refresh(owner.next)).refused).toBeUndefined();
  });

  it('is detected by the owner’s refusal when the thief was first; a global sign-out ends both', async () => {
    const { call, copied, kept, pass, refresh } = await setupTheft();
    const thief = await refresh(copied);
    pass(60);
    const owner = await refresh(copied);
    await call('GlobalSignOut', { AccessToken: kept('accessToken') });

    const afterwards = await refresh(thief.next);

    expect([owner.refused, afterwards.refused]).toEqual([
      'RefreshTokenReuseException',
      'NotAuthorizedException',
    ]);
  });
});
