import { serveAwsJson } from '../http/aws-json';
import type { Access } from '../iam/authorize';
import type { Action, ActionContext } from './action';
import { adminActions } from './actions/admin';
import { ownActions } from './actions/own-account';
import { providerActions } from './actions/providers';
import { signInActions } from './actions/sign-in';
import { signUpActions } from './actions/sign-up';
import { poolArn } from './users';

/** Every emulated action: those in `actions`. Adding one is a deliberate commit that also lists it in the README. */
export const frozenActions: ReadonlyMap<string, Action> = new Map(
  Object.entries({
    ...signUpActions,
    ...signInActions,
    ...ownActions,
    ...adminActions,
    ...providerActions,
  }),
);

/** Actions that change no stored data, after which the pool is not saved. */
const readingActions: ReadonlySet<string> = new Set([
  'InitiateAuth',
  'GetUser',
  'AdminGetUser',
  'AdminListGroupsForUser',
  'ListUsers',
  'ListUsersInGroup',
]);

/**
 * Permissions that an operation needs. Operations that name a pool are administrative and take IAM credentials; the
 * others are public and protected by a client, a session or an access token.
 * https://docs.aws.amazon.com/cognito/latest/developerguide/authentication-flows-public-server-side.html
 *
 * @returns undefined when the operation takes no IAM credentials
 */
export function cognitoAccesses(operation: string, body: unknown): Access[] | undefined {
  const poolId = (body as { UserPoolId?: unknown } | null | undefined)?.UserPoolId;
  if (poolId === undefined) return undefined;
  return [{ action: `cognito-idp:${operation}`, resource: poolArn(String(poolId)) }];
}

/** Serves the actions to programs and to pages of any origin. */
export function serveActions(context: ActionContext) {
  return serveAwsJson({
    target: 'AWSCognitoIdentityProviderService.',
    version: '1.1',
    isForBrowsers: true,
    accesses: cognitoAccesses,
    async act(name, input) {
      const answer = await frozenActions.get(name)?.(input, context);
      if (!readingActions.has(name)) context.save();
      return answer;
    },
  });
}
