import {
  AdminAddUserToGroupCommand,
  AdminListGroupsForUserCommand,
  AdminRemoveUserFromGroupCommand,
  AdminCreateUserCommand,
  AdminGetUserCommand,
  AdminSetUserPasswordCommand,
  AdminUserGlobalSignOutCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import {
  confirmResetPassword,
  confirmSignUp,
  fetchAuthSession,
  fetchUserAttributes,
  getCurrentUser,
  resendSignUpCode,
  resetPassword,
  signIn,
  signOut,
  signUp,
  updatePassword,
} from 'aws-amplify/auth';
import { afterEach, describe, expect, it } from 'vitest';
import { openEndpoint, type Endpoint } from './cognito-endpoint';

const username = 'Mei@Jade.test';
const password = 'Jade-Harbour-1';
const userAttributes = { email: username };

let endpoint: Endpoint;

async function setup(options: Parameters<typeof openEndpoint>[0] = {}) {
  endpoint = await openEndpoint(options);
  return endpoint;
}

async function setupPlayer(options: Parameters<typeof openEndpoint>[0] = {}) {
  const opened = await setup(options);
  await signUp({ username, password, options: { userAttributes } });
  await confirmSignUp({ username, confirmationCode: opened.lastCode() });
  return opened;
}

/** A signed-in player, the first refresh token, and the raw call that uses one. */
async function setupSession() {
  const opened = await setupPlayer();
  await signIn({ username, password });
  const refresh = async (RefreshToken: string) => {
    const { status, answer } = await opened.call('GetTokensFromRefreshToken', {
      ClientId: opened.client.id,
      RefreshToken,
    });
    return { status, answer, next: answer.AuthenticationResult?.RefreshToken };
  };
  return { ...opened, refresh, first: opened.kept('refreshToken') };
}

afterEach(async () => {
  await signOut();
  await endpoint.close();
});

const wrongPassword = { name: 'NotAuthorizedException', message: 'Incorrect username or password.' };

describe('signing up', () => {
  it('mails a code whose confirmation runs the trigger once and lets the player sign in', async () => {
    const { outbox, events, lastCode } = await setup();

    const signedUp = await signUp({ username, password, options: { userAttributes } });
    await confirmSignUp({ username, confirmationCode: lastCode() });
    const signedIn = await signIn({ username, password });

    expect(signedUp.nextStep).toEqual({
      signUpStep: 'CONFIRM_SIGN_UP',
      codeDeliveryDetails: { attributeName: 'email', deliveryMedium: 'EMAIL', destination: 'M***@J***' },
    });
    expect(outbox.list()).toEqual([
      { to: username, subject: 'Your code', code: lastCode(), sentAt: '2025-11-01T12:00:00.000Z' },
    ]);
    expect(signedIn.isSignedIn).toBe(true);
    expect(events).toHaveLength(1);
    expect((await getCurrentUser()).userId).toBe(events[0]?.userName);
  });

  // https://docs.aws.amazon.com/cognito/latest/developerguide/user-pool-lambda-post-confirmation.html
  it('passes Cognito’s event to the trigger', async () => {
    const { events, pool, client } = await setupPlayer();

    const userId = events[0]?.userName;
    expect(events[0]).toEqual({
      version: '1',
      region: 'us-east-1',
      userPoolId: pool.id,
      userName: userId,
      callerContext: { awsSdkVersion: 'aws-sdk-unknown-unknown', clientId: client.id },
      triggerSource: 'PostConfirmation_ConfirmSignUp',
      request: {
        userAttributes: {
          sub: userId,
          email: username,
          email_verified: 'true',
          'cognito:user_status': 'CONFIRMED',
        },
      },
      response: {},
    });
  });

  // https://docs.aws.amazon.com/cognito-user-identity-pools/latest/APIReference/API_ConfirmSignUp.html
  it('returns the error of a failing trigger, and the player stays confirmed', async () => {
    const { lastCode } = await setup({ trigger: () => Promise.reject(new Error('no table')) });
    await signUp({ username, password });

    const confirmed = confirmSignUp({ username, confirmationCode: lastCode() });

    await expect(confirmed).rejects.toMatchObject({
      name: 'UserLambdaValidationException',
      message: 'PostConfirmation failed with error no table.',
    });
    expect((await signIn({ username, password })).isSignedIn).toBe(true);
  });

  // https://docs.aws.amazon.com/cognito-user-identity-pools/latest/APIReference/API_SignUp.html
  it.each(['Mei@Jade.test', 'mei@jade.TEST'])('is refused for %s, an address in use', async (used) => {
    await setupPlayer();

    await expect(signUp({ username: used, password })).rejects.toMatchObject({
      name: 'UsernameExistsException',
    });
  });

  // https://docs.aws.amazon.com/cognito-user-identity-pools/latest/APIReference/API_SignUp.html
  it.each([
    ['a name that is no address', { username: 'mei', password }, 'Username should be an email.'],
    [
      'another address as attribute',
      { username, password, options: { userAttributes: { email: 'lok@jade.test' } } },
      'Attribute email does not match the username',
    ],
  ])('is refused with %s', async (_, input, message) => {
    await setup();

    await expect(signUp(input)).rejects.toMatchObject({ name: 'InvalidParameterException', message });
  });

  // https://docs.aws.amazon.com/cognito/latest/developerguide/user-pool-settings-attributes.html
  it('is refused with an attribute that marks the address as verified', async () => {
    await setup();

    const signedUp = signUp({ username, password, options: { userAttributes: { email_verified: 'true' } } });

    await expect(signedUp).rejects.toMatchObject({ name: 'NotAuthorizedException' });
  });

  // https://docs.aws.amazon.com/cognito/latest/developerguide/managing-users-passwords.html
  it.each([
    ['Jade-H-1', 'Password not long enough'],
    ['jade-harbour-1', 'Password must have uppercase characters'],
    ['JADE-HARBOUR-1', 'Password must have lowercase characters'],
    ['Jade-Harbour-x', 'Password must have numeric characters'],
    ['JadeHarbour01', 'Password must have symbol characters'],
  ])('is refused with the password %s: %s', async (weak, rule) => {
    const { outbox } = await setup();

    const signedUp = signUp({ username, password: weak, options: { userAttributes } });

    await expect(signedUp).rejects.toMatchObject({
      name: 'InvalidPasswordException',
      message: `Password did not conform with policy: ${rule}`,
    });
    expect(outbox.list()).toEqual([]);
  });
});

describe('confirming a sign-up', () => {
  // https://docs.aws.amazon.com/cognito-user-identity-pools/latest/APIReference/API_ConfirmSignUp.html
  it('is refused with a wrong code, and the right one still works', async () => {
    const { lastCode, events } = await setup();
    await signUp({ username, password });
    const wrong = lastCode() === '000000' ? '000001' : '000000';

    const confirmed = confirmSignUp({ username, confirmationCode: wrong });

    await expect(confirmed).rejects.toMatchObject({
      name: 'CodeMismatchException',
      message: 'Invalid verification code provided, please try again.',
    });
    expect(events).toEqual([]);
    await expect(confirmSignUp({ username, confirmationCode: lastCode() })).resolves.toBeDefined();
  });

  // https://docs.aws.amazon.com/cognito-user-identity-pools/latest/APIReference/API_ConfirmSignUp.html
  it('is refused with an expired code, and works with the next', async () => {
    const { lastCode, pass } = await setup();
    await signUp({ username, password });
    pass(24 * 3600);

    const confirmed = confirmSignUp({ username, confirmationCode: lastCode() });

    await expect(confirmed).rejects.toMatchObject({ name: 'ExpiredCodeException' });
    await resendSignUpCode({ username });
    await expect(confirmSignUp({ username, confirmationCode: lastCode() })).resolves.toBeDefined();
  });

  // https://docs.aws.amazon.com/cognito-user-identity-pools/latest/APIReference/API_ConfirmSignUp.html
  it('is refused the second time, and runs no trigger', async () => {
    const { lastCode, events } = await setupPlayer();

    const again = confirmSignUp({ username, confirmationCode: lastCode() });

    await expect(again).rejects.toMatchObject({
      name: 'NotAuthorizedException',
      message: 'User cannot be confirmed. Current status is CONFIRMED',
    });
    expect(events).toHaveLength(1);
  });

  // https://docs.aws.amazon.com/cognito/latest/developerguide/quotas.html
  it('is refused after 15 codes in an hour, even with the right one', async () => {
    const { lastCode, call, client } = await setup();
    await signUp({ username, password });
    const confirm = (code: string) =>
      call('ConfirmSignUp', { ClientId: client.id, Username: username, ConfirmationCode: code });

    const guesses = await Promise.all(Array.from({ length: 15 }, () => confirm('no code')));
    const right = await confirm(lastCode());

    expect(guesses.map(({ answer }) => answer.__type)).toEqual(Array(15).fill('CodeMismatchException'));
    expect(right.answer.__type).toBe('LimitExceededException');
  });

  // https://docs.aws.amazon.com/cognito-user-identity-pools/latest/APIReference/API_ResendConfirmationCode.html
  it('accepts only the newer of two codes', async () => {
    const { lastCode } = await setup();
    await signUp({ username, password });

    const first = lastCode();
    const resent = await resendSignUpCode({ username });
    while (lastCode() === first) await resendSignUpCode({ username }); // a collision in one of a million cases
    const withFirst = confirmSignUp({ username, confirmationCode: first });

    expect(resent.destination).toBe('M***@J***');
    await expect(withFirst).rejects.toMatchObject({ name: 'CodeMismatchException' });
    await expect(confirmSignUp({ username, confirmationCode: lastCode() })).resolves.toBeDefined();
  });

  // https://docs.aws.amazon.com/cognito-user-identity-pools/latest/APIReference/API_ResendConfirmationCode.html
  it('refuses another code once confirmed', async () => {
    await setupPlayer();

    await expect(resendSignUpCode({ username })).rejects.toMatchObject({
      name: 'InvalidParameterException',
      message: 'User is already confirmed.',
    });
  });
});

describe('signing in', () => {
  it('accepts the address in any letter case', async () => {
    await setupPlayer();

    expect((await signIn({ username: 'mEI@jade.test', password })).isSignedIn).toBe(true);
  });

  it('issues tokens with the claims, groups and 15 minutes of the template', async () => {
    const { admin, pool, client, pools } = await setupPlayer();
    const member = { UserPoolId: pool.id, Username: username };
    await admin.send(new AdminAddUserToGroupCommand({ ...member, GroupName: 'ADMINS' }));
    await admin.send(new AdminAddUserToGroupCommand({ ...member, GroupName: 'SUPERADMINS' }));
    await signIn({ username, password });

    const { tokens, userSub } = await fetchAuthSession();

    const access = tokens?.accessToken.payload ?? {};
    expect(access).toEqual({
      sub: userSub,
      'cognito:groups': ['SUPERADMINS', 'ADMINS'],
      iss: `https://cognito-idp.us-east-1.amazonaws.com/${pool.id}`,
      client_id: client.id,
      origin_jti: expect.any(String),
      event_id: expect.any(String),
      token_use: 'access',
      scope: 'aws.cognito.signin.user.admin',
      auth_time: 1761998400,
      exp: 1761998400 + 900,
      iat: 1761998400,
      jti: expect.any(String),
      username: userSub,
    });
    expect(tokens?.idToken?.payload).toMatchObject({
      aud: client.id,
      token_use: 'id',
      email: username,
      email_verified: true,
      'cognito:username': userSub,
      'cognito:groups': ['SUPERADMINS', 'ADMINS'],
      exp: 1761998400 + 900,
    });
    expect(pools.verifyAccessToken(pool.arn, String(tokens?.accessToken))).toEqual(access);
  });

  it('allows the player to read the attributes', async () => {
    await setupPlayer();
    await signIn({ username, password });

    const attributes = await fetchUserAttributes();

    expect(attributes).toEqual({
      email: username,
      email_verified: 'true',
      sub: (await getCurrentUser()).userId,
    });
  });

  // https://docs.aws.amazon.com/cognito-user-identity-pools/latest/APIReference/API_RespondToAuthChallenge.html
  it('is refused with a wrong password', async () => {
    await setupPlayer();

    await expect(signIn({ username, password: 'Jade-Harbour-2' })).rejects.toMatchObject(wrongPassword);
  });

  // https://docs.aws.amazon.com/cognito-user-identity-pools/latest/APIReference/API_RespondToAuthChallenge.html
  it('continues with the confirmation of an unconfirmed sign-up, but only with the right password', async () => {
    await setup();
    await signUp({ username, password });

    const signedIn = await signIn({ username, password });

    expect(signedIn.nextStep.signInStep).toBe('CONFIRM_SIGN_UP');
    await expect(signIn({ username, password: 'Jade-Harbour-2' })).rejects.toMatchObject(wrongPassword);
  });

  // https://docs.aws.amazon.com/cognito/latest/developerguide/cognito-user-pool-managing-errors.html
  it('does not distinguish an unknown address from a wrong password', async () => {
    const { beginSignIn } = await setupPlayer();

    const refused = signIn({ username: 'nobody@jade.test', password });
    await expect(refused).rejects.toMatchObject(wrongPassword);
    const known = await beginSignIn(username);
    const unknown = await beginSignIn('nobody@jade.test');
    const again = await beginSignIn('Nobody@jade.test');

    const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
    expect(Object.keys(unknown)).toEqual(Object.keys(known));
    expect([known['USER_ID_FOR_SRP'], unknown['USER_ID_FOR_SRP']]).toEqual([
      expect.stringMatching(uuid),
      expect.stringMatching(uuid),
    ]);
    expect(again).toMatchObject({ SALT: unknown['SALT'], USER_ID_FOR_SRP: unknown['USER_ID_FOR_SRP'] });
    expect(again['SRP_B']).not.toBe(unknown['SRP_B']);
  });

  // https://docs.aws.amazon.com/cognito/latest/developerguide/authentication.html#authentication-flow-lockout-behavior
  it.each([username, 'nobody@jade.test'])(
    'locks %s out for a while after five wrong passwords',
    async (name) => {
      const { pass, failSignIn } = await setupPlayer();
      const failures = [];
      for (let tries = 0; tries < 5; tries += 1) failures.push(await failSignIn(name));
      expect(failures).toEqual(Array(5).fill('Incorrect username or password.'));

      const locked = signIn({ username: name, password });

      await expect(locked).rejects.toMatchObject({
        name: 'NotAuthorizedException',
        message: 'Password attempts exceeded',
      });
      pass(1);
      const later = await signIn({ username: name, password }).catch((error: Error) => error.message);
      expect(later).toEqual(
        name === username ? expect.objectContaining({ isSignedIn: true }) : wrongPassword.message,
      );
    },
  );

  // https://docs.aws.amazon.com/cognito-user-identity-pools/latest/APIReference/API_InitiateAuth.html
  it('is refused for a flow that the client does not allow', async () => {
    await setupPlayer();

    const signedIn = signIn({ username, password, options: { authFlowType: 'USER_PASSWORD_AUTH' } });

    await expect(signedIn).rejects.toMatchObject({
      name: 'InvalidParameterException',
      message: 'USER_PASSWORD_AUTH flow not enabled for this client',
    });
  });
});

describe('a session', () => {
  it('continues with new tokens of the same sign-in', async () => {
    const { pass } = await setupPlayer();
    await signIn({ username, password });
    const before = (await fetchAuthSession()).tokens?.accessToken.payload;
    pass(899);

    const after = (await fetchAuthSession({ forceRefresh: true })).tokens?.accessToken.payload;
    const last = (await fetchAuthSession({ forceRefresh: true })).tokens?.accessToken.payload;

    expect(after).toMatchObject({
      sub: before?.sub,
      origin_jti: before?.['origin_jti'],
      auth_time: before?.['auth_time'],
      iat: Number(before?.iat) + 899,
    });
    expect(new Set([before?.jti, after?.jti, last?.jti]).size).toBe(3);
  });

  // https://docs.aws.amazon.com/cognito/latest/developerguide/amazon-cognito-user-pools-using-the-refresh-token.html
  it('accepts a used refresh token for one more minute, for tabs that refresh concurrently', async () => {
    const { refresh, first, pass } = await setupSession();

    const one = await refresh(first);
    const other = await refresh(first);
    pass(60);
    const late = await refresh(first);

    expect(one.next).not.toBe(other.next);
    expect(late.answer.__type).toBe('RefreshTokenReuseException');
    expect((await refresh(String(one.next))).status).toBe(200);
    expect((await refresh(String(other.next))).status).toBe(200);
  });

  // https://docs.aws.amazon.com/cognito/latest/developerguide/amazon-cognito-user-pools-using-the-refresh-token.html
  it('ends 30 days after its start, however often it was continued', async () => {
    const { refresh, first, pass } = await setupSession();

    pass(30 * 86_400 - 1);
    const next = await refresh(first);
    pass(1);
    const late = await refresh(String(next.next));

    expect(next.status).toBe(200);
    expect(late.answer).toMatchObject({
      __type: 'NotAuthorizedException',
      message: 'Refresh Token has expired',
    });
  });

  // https://docs.aws.amazon.com/cognito-user-identity-pools/latest/APIReference/API_GetTokensFromRefreshToken.html
  it('is not continued by a forged refresh token', async () => {
    const { refresh, first } = await setupSession();
    const forged = Buffer.from(first, 'base64url')
      .toString()
      .replace(/.$/, (last) => (last === '0' ? '1' : '0'));

    const answers = await Promise.all(
      ['nonsense', '', Buffer.from(forged).toString('base64url')].map(refresh),
    );

    expect(answers.map(({ answer }) => answer.message)).toEqual(Array(3).fill('Invalid Refresh Token'));
  });

  // https://docs.aws.amazon.com/cognito-user-identity-pools/latest/APIReference/API_RevokeToken.html
  it('ends when the player signs out', async () => {
    const { refresh, first } = await setupSession();

    await signOut();

    expect((await refresh(first)).answer.message).toBe('Refresh Token has been revoked');
  });

  // https://docs.aws.amazon.com/cognito-user-identity-pools/latest/APIReference/API_GlobalSignOut.html
  it('ends everywhere by a global sign-out, immediately for Cognito itself', async () => {
    const { refresh, first, kept, changeBrowser, call, pools, pool } = await setupSession();
    const accessToken = kept('accessToken');
    changeBrowser();
    await signIn({ username, password });
    const second = kept('refreshToken');

    await signOut({ global: true });

    const answers = [
      await refresh(first),
      await refresh(second),
      await call('GetUser', { AccessToken: accessToken }),
    ];
    expect(second).not.toBe(first);
    expect(answers.map(({ answer }) => answer.message)).toEqual([
      'Refresh Token has been revoked',
      'Refresh Token has been revoked',
      'Access Token has been revoked',
    ]);
    expect(pools.verifyAccessToken(pool.arn, accessToken)).toHaveProperty('sub');
  });

  it('makes Amplify drop its tokens when an admin ended it', async () => {
    const { admin, pool } = await setupSession();
    await admin.send(new AdminUserGlobalSignOutCommand({ UserPoolId: pool.id, Username: username }));

    const session = await fetchAuthSession({ forceRefresh: true });

    expect(session.tokens).toBeUndefined();
    await expect(getCurrentUser()).rejects.toMatchObject({ name: 'UserUnAuthenticatedException' });
  });
});

describe('passwords', () => {
  it('are reset with a mailed code, and the old one is refused', async () => {
    const { lastCode, events } = await setupPlayer();

    const { nextStep } = await resetPassword({ username });
    await confirmResetPassword({ username, confirmationCode: lastCode(), newPassword: 'New-Harbour-2' });

    expect(nextStep.codeDeliveryDetails.destination).toBe('M***@J***');
    await expect(signIn({ username, password })).rejects.toMatchObject(wrongPassword);
    expect((await signIn({ username, password: 'New-Harbour-2' })).isSignedIn).toBe(true);
    expect(events.map(({ triggerSource }) => triggerSource)).toEqual([
      'PostConfirmation_ConfirmSignUp',
      'PostConfirmation_ConfirmForgotPassword',
    ]);
  });

  // https://docs.aws.amazon.com/cognito-user-identity-pools/latest/APIReference/API_ConfirmForgotPassword.html
  it('are not reset with an expired code', async () => {
    const { lastCode, pass } = await setupPlayer();
    await resetPassword({ username });
    pass(3600);

    const reset = confirmResetPassword({
      username,
      confirmationCode: lastCode(),
      newPassword: 'New-Harbour-2',
    });

    await expect(reset).rejects.toMatchObject({
      name: 'ExpiredCodeException',
      message: 'Invalid code provided, please request a code again.',
    });
  });

  // https://docs.aws.amazon.com/cognito-user-identity-pools/latest/APIReference/API_ConfirmForgotPassword.html
  it('are not reset to a weak one, and the code still works afterwards', async () => {
    const { lastCode } = await setupPlayer();
    await resetPassword({ username });
    const confirmationCode = lastCode();

    const weak = confirmResetPassword({ username, confirmationCode, newPassword: 'Harbour-2' });

    await expect(weak).rejects.toMatchObject({ name: 'InvalidPasswordException' });
    await confirmResetPassword({ username, confirmationCode, newPassword: 'New-Harbour-2' });
    await expect(
      confirmResetPassword({ username, confirmationCode, newPassword: 'Third-Harbour-3' }),
    ).rejects.toMatchObject({ name: 'ExpiredCodeException' });
  });

  // https://docs.aws.amazon.com/cognito/latest/developerguide/cognito-user-pool-managing-errors.html
  it('of unknown and unconfirmed addresses appear to be reset like any other, without a mail', async () => {
    const { outbox } = await setup();
    await signUp({ username, password });

    const unknown = await resetPassword({ username: 'nobody@jade.test' });
    const unconfirmed = await resetPassword({ username });

    expect(unknown.nextStep.codeDeliveryDetails.destination).toBe('n***@j***');
    expect(unconfirmed.nextStep.codeDeliveryDetails.destination).toBe('M***@J***');
    expect(outbox.list()).toHaveLength(1);
    await expect(
      confirmResetPassword({
        username: 'nobody@jade.test',
        confirmationCode: '000000',
        newPassword: password,
      }),
    ).rejects.toMatchObject({ name: 'CodeMismatchException' });
  });

  // https://docs.aws.amazon.com/cognito/latest/developerguide/quotas.html
  it('can be requested to be reset at most five times an hour', async () => {
    const { call, client, outbox } = await setupPlayer();

    const answers = await Promise.all(
      Array.from({ length: 6 }, () => call('ForgotPassword', { ClientId: client.id, Username: username })),
    );

    const refused = answers.filter(({ status }) => status !== 200);
    expect(refused.map(({ answer }) => answer.__type)).toEqual(['LimitExceededException']);
    expect(outbox.list()).toHaveLength(1 + 5);
  });

  // https://docs.aws.amazon.com/cognito-user-identity-pools/latest/APIReference/API_ChangePassword.html
  it('are changed only with the old one, and only to a strong one', async () => {
    await setupPlayer();
    await signIn({ username, password });

    const unknown = updatePassword({ oldPassword: 'Jade-Harbour-2', newPassword: 'New-Harbour-2' });
    await expect(unknown).rejects.toMatchObject(wrongPassword);
    const weak = updatePassword({ oldPassword: password, newPassword: 'harbour' });
    await expect(weak).rejects.toMatchObject({ name: 'InvalidPasswordException' });
    await updatePassword({ oldPassword: password, newPassword: 'New-Harbour-2' });

    await signOut();
    await expect(signIn({ username, password })).rejects.toMatchObject(wrongPassword);
    expect((await signIn({ username, password: 'New-Harbour-2' })).isSignedIn).toBe(true);
  });
});

describe('an admin', () => {
  it('creates a user who can sign in without a code or a trigger', async () => {
    const { admin, pool, outbox, events } = await setup();
    const target = { UserPoolId: pool.id, Username: username };

    const { User } = await admin.send(
      new AdminCreateUserCommand({
        ...target,
        MessageAction: 'SUPPRESS',
        UserAttributes: [
          { Name: 'email', Value: username },
          { Name: 'email_verified', Value: 'true' },
        ],
      }),
    );
    await admin.send(new AdminSetUserPasswordCommand({ ...target, Password: password, Permanent: true }));
    const found = await admin.send(new AdminGetUserCommand(target));
    const signedIn = await signIn({ username, password });

    expect(User?.UserStatus).toBe('FORCE_CHANGE_PASSWORD');
    expect(found).toMatchObject({
      Username: User?.Username,
      Enabled: true,
      UserStatus: 'CONFIRMED',
      UserCreateDate: new Date('2025-11-01T12:00:00Z'),
      UserAttributes: [
        { Name: 'email', Value: username },
        { Name: 'email_verified', Value: 'true' },
        { Name: 'sub', Value: User?.Username },
      ],
    });
    expect(signedIn.isSignedIn).toBe(true);
    expect([outbox.list(), events]).toEqual([[], []]);
  });

  // https://github.com/aws-amplify/amplify-js/issues/1340
  // https://github.com/aws-amplify/amplify-js/issues/2955
  it('creates a user whose password cannot be reset before it is set', async () => {
    const { call, admin, pool, client, outbox } = await setup();
    const UserAttributes = [
      { Name: 'email', Value: username },
      { Name: 'email_verified', Value: 'true' },
    ];
    const target = { UserPoolId: pool.id, Username: username };
    await admin.send(new AdminCreateUserCommand({ ...target, MessageAction: 'SUPPRESS', UserAttributes }));

    const { status, answer } = await call('ForgotPassword', { ClientId: client.id, Username: username });

    expect([status, answer]).toEqual([
      400,
      {
        __type: 'NotAuthorizedException',
        message: 'User password cannot be reset in the current state.',
      },
    ]);
    expect(outbox.list()).toEqual([]);
  });

  it('finds a user by sub', async () => {
    const { admin, pool, events } = await setupPlayer();
    const Username = events[0]?.userName;

    const found = await admin.send(new AdminGetUserCommand({ UserPoolId: pool.id, Username }));

    expect(found.UserAttributes).toContainEqual({ Name: 'email', Value: username });
  });

  // https://docs.aws.amazon.com/cognito-user-identity-pools/latest/APIReference/API_AdminListGroupsForUser.html
  // https://docs.aws.amazon.com/cognito-user-identity-pools/latest/APIReference/API_AdminRemoveUserFromGroup.html
  it('lists the groups of a user, and removes from a group idempotently', async () => {
    const { admin, pool } = await setupPlayer();
    const member = { UserPoolId: pool.id, Username: username };
    const groups = async () =>
      (await admin.send(new AdminListGroupsForUserCommand(member))).Groups?.map(({ GroupName }) => GroupName);
    await admin.send(new AdminAddUserToGroupCommand({ ...member, GroupName: 'ADMINS' }));

    expect(await groups()).toEqual(['ADMINS']);
    const leave = (GroupName: string) =>
      admin.send(new AdminRemoveUserFromGroupCommand({ ...member, GroupName }));
    await leave('ADMINS');
    await leave('ADMINS');

    expect(await groups()).toEqual([]);
    await expect(leave('PIRATES')).rejects.toThrow('Group not found.');
  });

  // https://docs.aws.amazon.com/cognito-user-identity-pools/latest/APIReference/API_AdminGetUser.html
  // https://docs.aws.amazon.com/cognito-user-identity-pools/latest/APIReference/API_AdminAddUserToGroup.html
  // https://docs.aws.amazon.com/cognito-user-identity-pools/latest/APIReference/API_AdminCreateUser.html
  it('gets an error for an unknown user, pool or group, and for an address in use', async () => {
    const { admin, pool } = await setupPlayer();
    const known = { UserPoolId: pool.id, Username: username };

    const answers = await Promise.allSettled([
      admin.send(new AdminGetUserCommand({ ...known, Username: 'nobody@jade.test' })),
      admin.send(new AdminGetUserCommand({ ...known, Username: '__proto__' })),
      admin.send(new AdminGetUserCommand({ ...known, UserPoolId: 'us-east-1_Other' })),
      admin.send(new AdminAddUserToGroupCommand({ ...known, GroupName: 'PIRATES' })),
      admin.send(new AdminCreateUserCommand({ ...known, MessageAction: 'SUPPRESS' })),
    ]);

    expect(answers.map((answer) => (answer.status === 'rejected' ? answer.reason.name : 'found'))).toEqual([
      'UserNotFoundException',
      'UserNotFoundException',
      'ResourceNotFoundException',
      'ResourceNotFoundException',
      'UsernameExistsException',
    ]);
  });

  it('gets an error for invitations and temporary passwords, which are not emulated', async () => {
    const { admin, pool } = await setup();
    const target = { UserPoolId: pool.id, Username: username };

    const invited = admin.send(new AdminCreateUserCommand(target));
    await expect(invited).rejects.toThrow('MessageAction has to be SUPPRESS');
    await admin.send(
      new AdminCreateUserCommand({ ...target, MessageAction: 'SUPPRESS', TemporaryPassword: password }),
    );

    await expect(signIn({ username, password })).rejects.toThrow(
      'does not emulate the challenge NEW_PASSWORD_REQUIRED',
    );
  });
});
