import type { Access } from '../iam/authorize';

/**
 * Permissions that a user pool operation needs. Operations that name a pool are administrative and take IAM
 * credentials; the others are public and protected by a client, a session or an access token.
 * https://docs.aws.amazon.com/cognito/latest/developerguide/authentication-flows-public-server-side.html
 *
 * @returns undefined when the operation takes no IAM credentials
 */
export function cognitoAccesses(
  operation: string,
  body: unknown,
  { region, accountId }: { region: string; accountId: string },
): Access[] | undefined {
  const poolId = (body as { UserPoolId?: unknown } | null | undefined)?.UserPoolId;
  if (poolId === undefined) return undefined;
  const resource = `arn:aws:cognito-idp:${region}:${accountId}:userpool/${String(poolId)}`;
  return [{ action: `cognito-idp:${operation}`, resource }];
}
