import { Refusal } from '../../http/aws-json';
import { attributesOf } from '../attributes';
import { nameOf, type Client } from '../directory';
import type { User } from '../state';
import { type InvokeTrigger, runTrigger } from './run-trigger';

/**
 * Calls the pool's post-confirmation function, if any. The user stays confirmed, whatever the function returns.
 * https://docs.aws.amazon.com/cognito/latest/developerguide/user-pool-lambda-post-confirmation.html
 */
export async function runPostConfirmation(confirmed: {
  source: 'PostConfirmation_ConfirmSignUp' | 'PostConfirmation_ConfirmForgotPassword';
  client: Client;
  user: User;
  region: string;
  clientMetadata?: Record<string, string> | undefined;
  invokeTrigger: InvokeTrigger;
}): Promise<Refusal | undefined> {
  const { source, client, user, region, clientMetadata, invokeTrigger } = confirmed;
  const attributes = attributesOf(user).map(({ Name, Value }) => [Name, Value]);
  const answer = await runTrigger({
    name: 'PostConfirmation',
    source,
    pool: client.pool,
    clientId: client.id,
    userName: nameOf(user),
    region,
    request: {
      userAttributes: { ...Object.fromEntries(attributes), 'cognito:user_status': user.status },
      ...(clientMetadata && { clientMetadata }),
    },
    response: {},
    invokeTrigger,
  });
  return answer instanceof Refusal ? answer : undefined;
}
