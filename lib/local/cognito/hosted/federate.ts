import { Refusal } from '../../http/aws-json';
import type { ActionContext } from '../action';
import type { ProviderProperties } from '../resources';
import { runTrigger } from '../run-trigger';
import type { User } from '../state';
import { addUser, type Client, findByIdentity } from '../users';
import { type Person, userIdOf } from './provider-page';

/**
 * Finds or creates the account of a provider identity, and writes the mapped attributes into it at every sign-in.
 * https://docs.aws.amazon.com/cognito/latest/developerguide/cognito-user-pools-specifying-attribute-mapping.html
 *
 * @param arrival  `refusesFreshLink` answers the first sign-in after a link with an error, as Cognito may
 * @returns the account, or the refusal that the app receives
 */
export async function federate(
  context: ActionContext,
  arrival: { client: Client; provider: ProviderProperties; person: Person; refusesFreshLink: boolean },
): Promise<User | Refusal> {
  const { client, provider, person, refusesFreshLink } = arrival;
  const { pool, id: clientId } = client;
  const { ProviderName: name, AttributeMapping: mapping } = provider;
  const { email } = person;
  const userId = userIdOf(name, person);
  const find = () => findByIdentity(pool, name, userId);
  const rewrite = (user: User): User => {
    if (email === null) return user;
    // Unconfirmed when the provider does not say: https://repost.aws/knowledge-center/cognito-email-verified-attribute
    const emailVerified = mapping.email_verified !== undefined && person.isEmailVerified;
    return Object.assign(user, { email, emailVerified, changedAt: context.now().getTime() });
  };

  const known = find();
  if (known) return rewrite(known);
  // https://docs.aws.amazon.com/cognito/latest/developerguide/federation-endpoint-oauth-grants.html
  if (email === null) return new Refusal('invalid_request', 'attributes required: [email]');
  const userName = `${name}_${userId}`;
  const attributes = {
    email,
    ...(mapping.email_verified && { email_verified: String(person.isEmailVerified) }),
    'cognito:email_alias': '',
    'cognito:phone_number_alias': '',
  };
  const newUser = { userName, attributes };
  const source = 'PreSignUp_ExternalProvider';
  const declined = await runTrigger({ source, pool, clientId, user: newUser }, context);
  if (declined) return declined;
  const linked = find();
  if (linked && refusesFreshLink)
    return new Refusal('invalid_request', `Already found an entry for username ${userName}`);
  if (linked) return rewrite(linked);

  const user = rewrite(addUser(pool, email, 'EXTERNAL_PROVIDER', context.now()));
  user.username = userName;
  user.identities = [{ provider: name, userId, linkedAt: context.now().getTime() }];
  context.save();
  const confirmed = { source: 'PostConfirmation_ConfirmSignUp', pool, clientId, user } as const;
  return (await runTrigger(confirmed, context)) ?? user;
}
