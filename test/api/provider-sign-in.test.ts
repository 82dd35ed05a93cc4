import {
  AdminGetUserCommand,
  ConfirmForgotPasswordCommand,
  ForgotPasswordCommand,
  GetTokensFromRefreshTokenCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { visitHosted } from '../local/hosted-visit';
import { type Casino, openCasino, password } from './casino';

let casino: Casino;
beforeAll(async () => {
  casino = await openCasino();
});
afterAll(() => casino.close());

/** A browser that signs in through a provider’s page. */
function openBrowser() {
  const { userPoolClientId: id, loginWith } = casino.config.amplify.Auth.Cognito;
  return visitHosted({ hostedUrl: `http://${loginWith.oauth.domain}`, client: { id } });
}

const subOf = (token: string) =>
  (JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as { sub: string }).sub;

/** Provider identities linked to a native account. */
async function linkedTo(email: string): Promise<{ providerName: string }[]> {
  const user = { UserPoolId: casino.config.amplify.Auth.Cognito.userPoolId, Username: email };
  const { UserAttributes = [] } = await casino.cognito.send(new AdminGetUserCommand(user));
  return JSON.parse(UserAttributes.find(({ Name }) => Name === 'identities')?.Value ?? '[]');
}

async function resetPassword(Username: string): Promise<void> {
  const user = { ClientId: casino.config.amplify.Auth.Cognito.userPoolClientId, Username };
  await casino.cognito.send(new ForgotPasswordCommand(user));
  const ConfirmationCode = casino.host.outbox.read().findLast(({ to }) => to === Username)?.code;
  await casino.cognito.send(
    new ConfirmForgotPasswordCommand({ ...user, ConfirmationCode, Password: password }),
  );
}

function refresh(RefreshToken: string) {
  const { userPoolClientId: ClientId } = casino.config.amplify.Auth.Cognito;
  return casino.cognito.send(new GetTokensFromRefreshTokenCommand({ ClientId, RefreshToken }));
}

// https://developers.google.com/identity/gsi/web/guides/verify-google-id-token
describe('a first sign-in with Google', () => {
  it('never enters the account of an address on a lapsed domain', async () => {
    const email = 'owner@lapsed.test';
    const owner = await casino.signInNewPlayer(email);
    const attacker = openBrowser();

    const answers = [
      await attacker.arrive('Google', { email }),
      await attacker.arrive('Google', { email }),
      await attacker.arrive('Google', { email: 'Owner@Lapsed.TEST' }),
    ];

    for (const { redirectParameters } of answers)
      expect(redirectParameters).toMatchObject({
        error: 'invalid_request',
        error_description: 'PreSignUp failed with error sign-up/use-your-password.',
      });
    expect(await linkedTo(email)).toEqual([]);
    expect(subOf(await casino.signIn(email))).toBe(subOf(owner));
  });

  it('enters the account of the same Gmail address', async () => {
    const email = 'owner@gmail.com';
    const owner = await casino.signInNewPlayer(email);

    const { access } = await openBrowser().signInWith('Google', { email });

    expect(access['sub']).toBe(subOf(owner));
    expect(await linkedTo(email)).toMatchObject([{ providerName: 'Google' }]);
  });

  it('opens an account for a new address that Google does not own, and returns to it', async () => {
    const email = 'new@company.test';

    const first = await openBrowser().signInWith('Google', { email });
    const again = await openBrowser().signInWith('Google', { email });

    expect(again.access['sub']).toBe(first.access['sub']);
    const wallet = await casino.callApi('GET', '/wallet', { token: first.accessToken });
    expect([wallet.status, wallet.body.balances.gold]).toEqual([200, 10_000]);
  });
});

// https://docs.aws.amazon.com/cognito-user-identity-pools/latest/APIReference/API_AdminDisableProviderForUser.html
describe('a password reset for an address that Google does not own', () => {
  it('unlinks the Google identity that opened the account and revokes its sessions', async () => {
    const email = 'later-owner@lapsed.test';
    const attacker = openBrowser();
    const opened = await attacker.signInWith('Google', { email });
    const { AuthenticationResult: renewed } = await refresh(opened.refreshToken);

    await resetPassword(email);
    const refused = await attacker.arrive('Google', { email });

    expect(renewed?.AccessToken).toBeTruthy();
    expect(refused.redirectParameters).toMatchObject({
      error_description: 'PreSignUp failed with error sign-up/use-your-password.',
    });
    await expect(refresh(opened.refreshToken)).rejects.toMatchObject({ name: 'NotAuthorizedException' });
    expect(await linkedTo(email)).toEqual([]);
    expect(subOf(await casino.signIn(email))).toBe(opened.access['sub']);
  });

  it('keeps the Google identity of a Gmail address', async () => {
    const email = 'keeps-google@gmail.com';
    await openBrowser().signInWith('Google', { email });

    await resetPassword(email);

    expect(await linkedTo(email)).toMatchObject([{ providerName: 'Google' }]);
  });
});

describe('a first sign-in with Apple', () => {
  it('enters the account of the same address', async () => {
    const email = 'apple-owner@lapsed.test';
    const owner = await casino.signInNewPlayer(email);

    const { access } = await openBrowser().signInWith('SignInWithApple', { email });

    expect(access['sub']).toBe(subOf(owner));
  });
});
