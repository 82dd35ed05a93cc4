import * as z from 'zod';
import { Refusal } from '../http/aws-json';
import { invalidParameter } from './refusals';
import type { LinkedIdentity, User } from './state';

/** Attributes as requests and answers list them; every value is a string. */
export const attributeList = z.array(z.object({ Name: z.string(), Value: z.string().default('') }));
type AttributeList = z.infer<typeof attributeList>;

/** The attributes of a user that this host stores. */
export function attributesOf(user: User): AttributeList {
  return [
    { Name: 'email', Value: user.email },
    { Name: 'email_verified', Value: String(user.emailVerified) },
    { Name: 'sub', Value: user.sub },
    ...(user.identities?.length
      ? [{ Name: 'identities', Value: JSON.stringify(identitiesOf(user, user.identities)) }]
      : []),
  ];
}

/**
 * Linked provider identities of an account, in the form of attributes and ID tokens.
 * https://docs.aws.amazon.com/cognito/latest/developerguide/amazon-cognito-user-pools-using-the-id-token.html
 */
export function identitiesOf(user: User, linked: readonly LinkedIdentity[]): object[] {
  return linked.map(({ provider, userId, linkedAt }) => ({
    userId,
    providerName: provider,
    providerType: provider,
    issuer: null,
    primary: String(user.username !== undefined),
    dateCreated: String(linkedAt),
  }));
}

/** Refuses a user name that is not an email address, where users sign in with addresses. */
export function refuseUsername(username: string): Refusal | undefined {
  const isAddress = username.length <= 128 && /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(username);
  return isAddress ? undefined : invalidParameter('Username should be an email.');
}

/**
 * Refuses attributes that the caller may not write.
 *
 * @param writable  their names; `email` must repeat the sign-in name
 */
export function refuseAttributes(
  attributes: AttributeList,
  username: string,
  writable: string[],
): Refusal | undefined {
  if (attributes.some(({ Name }) => !writable.includes(Name))) {
    return new Refusal('NotAuthorizedException', 'A client attempted to write unauthorized attribute');
  }
  const email = attributes.find(({ Name }) => Name === 'email')?.Value ?? username;
  const isSame = email.toLowerCase() === username.toLowerCase();
  return isSame ? undefined : invalidParameter('Attribute email does not match the username');
}
