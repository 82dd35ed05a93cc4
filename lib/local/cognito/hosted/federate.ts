import { Refusal } from '../../http/aws-json';
import type { ActionContext } from '../action';
import { addUser, findByIdentity, type Client } from '../directory';
import type { ProviderProperties } from '../resources';
import type { User } from '../state';
import { runTrigger } from '../triggers/run-trigger';

/** Profile of a person at a provider. */
export interface ProviderProfile {
  readonly userId: string;
  /** Null when the person hides it. */
  readonly email: string | null;
  readonly isEmailVerified: boolean;
}

/**
 * Finds or creates the account of a provider identity, and writes the mapped attributes into it at every sign-in.
 * https://docs.aws.amazon.com/cognito/latest/developerguide/cognito-user-pools-specifying-attribute-mapping.html
 *
 * @param refusesFreshLink  answers the first sign-in after a link with an error, as Cognito may
 * @returns the account, or the refusal that the app receives
 */
export async function federate(
  context: ActionContext,
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
  const newcomer = { pool: client.pool, clientId: client.id, user: { userName, attributes } };
  const declined = await runTrigger({ source: 'PreSignUp_ExternalProvider', ...newcomer }, context);
  if (declined) return declined;
  const linked = find();
  if (linked && refusesFreshLink)
    return new Refusal('invalid_request', `Already found an entry for username ${userName}`);
  if (linked) return rewrite(linked, arrival, context.now());
  return signUp(context, { client, provider, profile: { ...profile, email }, userName });
}

async function signUp(
  context: ActionContext,
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
  const { pool, id: clientId } = client;
  return (await runTrigger({ source, pool, user, clientId }, context)) ?? user;
}

/**
 * An address counts as unconfirmed when the provider does not say whether it is confirmed.
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
