import { Refusal } from '../../http/aws-json';
import type { FrameSession } from '../action';
import { addUser, findByIdentity, type Client } from '../directory';
import type { ProviderProperties } from '../pool-properties';
import type { User } from '../pool-state';
import { runPostConfirmation } from '../post-confirmation';
import { runPreSignUp } from '../pre-sign-up';

/** Who somebody is at a provider, as the provider tells it. */
export interface ProviderProfile {
  readonly userId: string;
  /** Null where the person keeps it from us. */
  readonly email: string | null;
  readonly isEmailVerified: boolean;
}

/**
 * Finds or makes the account of somebody who comes from a provider, and writes the mapped attributes into it, at every sign-in
 * anew.
 * https://docs.aws.amazon.com/cognito/latest/developerguide/cognito-user-pools-specifying-attribute-mapping.html
 *
 * @param refusesFreshLink  answer a sign-in that was linked just now as Cognito may: with an error, once
 * @returns the account, or what the app is told
 */
export async function federate(
  context: FrameSession,
  arrival: {
    client: Client;
    provider: ProviderProperties;
    profile: ProviderProfile;
    refusesFreshLink: boolean;
  },
): Promise<User | Refusal> {
  const { client, provider, profile, refusesFreshLink } = arrival;
  const { ProviderName: name, AttributeMapping: mapping } = provider;
  const find = () => findByIdentity(client.pool, name, profile.userId);
  const known = find();
  if (known) return rewrite(known, arrival, context.now());
  const email = mapping ? profile.email : null;
  // https://docs.aws.amazon.com/cognito/latest/developerguide/federation-endpoint-oauth-grants.html
  if (email === null) return new Refusal('invalid_request', 'attributes required: [email]');
  const userName = `${name}_${profile.userId}`;
  const attributes = {
    email,
    ...(mapping?.email_verified && { email_verified: String(profile.isEmailVerified) }),
    'cognito:email_alias': '',
    'cognito:phone_number_alias': '',
  };
  const declined = await runPreSignUp({
    source: 'PreSignUp_ExternalProvider',
    pool: client.pool,
    clientId: client.id,
    userName,
    attributes,
    ...context,
  });
  if (declined) return declined;
  const linked = find();
  if (linked && refusesFreshLink)
    return new Refusal('invalid_request', `Already found an entry for username ${userName}`);
  if (linked) return rewrite(linked, arrival, context.now());
  return signUp(context, { client, provider, profile: { ...profile, email }, userName });
}

async function signUp(
  context: FrameSession,
  arrival: {
    client: Client;
    provider: ProviderProperties;
    profile: ProviderProfile & { email: string };
    userName: string;
  },
): Promise<User | Refusal> {
  const { client, provider, profile, userName } = arrival;
  const user = addUser(client.pool, profile.email, 'EXTERNAL_PROVIDER', context.now());
  user.username = userName;
  user.identities = [
    { provider: provider.ProviderName, userId: profile.userId, linkedAt: context.now().getTime() },
  ];
  rewrite(user, arrival, context.now());
  context.save();
  const source = 'PostConfirmation_ConfirmSignUp';
  return (await runPostConfirmation({ source, client, user, ...context })) ?? user;
}

/**
 * A provider that does not say whether an address is confirmed makes it unconfirmed.
 * https://repost.aws/knowledge-center/cognito-email-verified-attribute
 */
function rewrite(
  user: User,
  { provider, profile }: { provider: ProviderProperties; profile: ProviderProfile },
  now: Date,
): User {
  const { AttributeMapping: mapping } = provider;
  if (!mapping || profile.email === null) return user;
  user.email = profile.email;
  user.emailVerified = mapping.email_verified !== undefined && profile.isEmailVerified;
  user.changedAt = now.getTime();
  return user;
}
