import type { Access } from './authorize';

/**
 * Operations that anybody may call, being protected by an app client, a session or an access token instead.
 * https://docs.aws.amazon.com/cognito/latest/developerguide/authentication-flows-public-server-side.html
 */
const publicOperations: ReadonlySet<string> = new Set([
  'AssociateSoftwareToken',
  'ChangePassword',
  'ConfirmDevice',
  'ConfirmForgotPassword',
  'ConfirmSignUp',
  'DeleteUser',
  'DeleteUserAttributes',
  'ForgetDevice',
  'ForgotPassword',
  'GetDevice',
  'GetTokensFromRefreshToken',
  'GetUser',
  'GetUserAttributeVerificationCode',
  'GetUserAuthFactors',
  'GlobalSignOut',
  'InitiateAuth',
  'ListDevices',
  'ResendConfirmationCode',
  'RespondToAuthChallenge',
  'RevokeToken',
  'SetUserMFAPreference',
  'SetUserSettings',
  'SignUp',
  'UpdateAuthEventFeedback',
  'UpdateDeviceStatus',
  'UpdateUserAttributes',
  'VerifySoftwareToken',
  'VerifyUserAttribute',
]);

/**
 * What a user pool operation needs to be allowed.
 *
 * @returns undefined when the operation takes no IAM credentials
 */
export function cognitoAccesses(
  operation: string,
  body: unknown,
  scope: { region: string; accountId: string },
): Access[] | undefined {
  if (publicOperations.has(operation)) return undefined;
  const poolId = (body as { UserPoolId?: unknown } | null)?.UserPoolId;
  const resource =
    typeof poolId === 'string'
      ? `arn:aws:cognito-idp:${scope.region}:${scope.accountId}:userpool/${poolId}`
      : '*';
  return [{ action: `cognito-idp:${operation}`, resource }];
}
