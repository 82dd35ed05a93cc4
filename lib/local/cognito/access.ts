import type { Access } from '../iam/authorize';
import { poolArn } from './directory';

/**
 * Permissions that a user pool operation needs. Operations that name a pool are administrative and take IAM
 * credentials; the others are public and protected by a client, a session or an access token.
 * https://docs.aws.amazon.com/cognito/latest/developerguide/authentication-flows-public-server-side.html
 *
 * @returns undefined when the operation takes no IAM credentials
 */
export function cognitoAccesses(operation: string, body: unknown): Access[] | undefined {
  const poolId = (body as { UserPoolId?: unknown } | null | undefined)?.UserPoolId;
  if (poolId === undefined) return undefined;
  return [{ action: `cognito-idp:${operation}`, resource: poolArn(String(poolId)) }];
}
