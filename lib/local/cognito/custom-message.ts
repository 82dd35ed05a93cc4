import { Refusal } from '../http/aws-json';
import { attributesOf } from './attributes';
import { nameOf, type Pool } from './directory';
import type { User } from './pool-state';
import { invalidParameter } from './refusals';
import { type InvokeTrigger, runTrigger } from './triggers';

/** What a code is asked for, as the event says it. */
export type MessageSource =
  | 'CustomMessage_SignUp'
  | 'CustomMessage_ResendCode'
  | 'CustomMessage_ForgotPassword'
  | 'CustomMessage_UpdateUserAttribute'
  | 'CustomMessage_VerifyUserAttribute';

/** What the event says of the client where an administrator asks, and where the caller's token alone tells it. */
export const noClient = 'CLIENT_ID_NOT_APPLICABLE';

/**
 * Calls the pool's custom-message function, where it has one, before a code goes out: one that throws keeps it from going.
 * https://docs.aws.amazon.com/cognito/latest/developerguide/user-pool-lambda-custom-message.html
 *
 * @returns why no code goes out, or undefined
 */
export async function runCustomMessage(asked: {
  source: MessageSource;
  pool: Pool;
  user: User;
  clientId: string;
  region: string;
  clientMetadata?: Readonly<Record<string, string>> | undefined;
  invokeTrigger: InvokeTrigger;
}): Promise<Refusal | undefined> {
  const { source, pool, user, clientId, region, clientMetadata, invokeTrigger } = asked;
  const attributes = attributesOf(user).map(({ Name, Value }) => [Name, Value]);
  const answer = await runTrigger({
    name: 'CustomMessage',
    source,
    pool,
    clientId,
    userName: nameOf(user),
    region,
    invokeTrigger,
    request: {
      userAttributes: { ...Object.fromEntries(attributes), 'cognito:user_status': user.status },
      codeParameter: '{####}',
      linkParameter: '{##Click Here##}',
      usernameParameter: null,
      ...(clientMetadata && { clientMetadata }),
    },
    response: { smsMessage: null, emailMessage: null, emailSubject: null },
  });
  if (answer === undefined || answer instanceof Refusal) return answer;
  const worded = Object.entries(answer.response).filter(([, words]) => words !== null);
  if (worded.length === 0) return undefined;
  return invalidParameter(`The offline host does not emulate ${worded.map(([name]) => name).join()}`);
}
