import { Refusal } from '../../http/aws-json';
import { attributesOf } from '../attributes';
import { nameOf, type Pool } from '../directory';
import { invalidParameter } from '../refusals';
import type { User } from '../state';
import { type InvokeTrigger, runTrigger } from './run-trigger';

/** Purpose of a code, as in the event. */
export type MessageSource =
  | 'CustomMessage_SignUp'
  | 'CustomMessage_ResendCode'
  | 'CustomMessage_ForgotPassword'
  | 'CustomMessage_UpdateUserAttribute'
  | 'CustomMessage_VerifyUserAttribute';

/** Client id of the event where an administrator sends the request, and where only the caller's token identifies the client. */
export const noClient = 'CLIENT_ID_NOT_APPLICABLE';

/**
 * Calls the pool's custom-message function, if any, before a code is sent; a function that throws prevents the mail.
 * https://docs.aws.amazon.com/cognito/latest/developerguide/user-pool-lambda-custom-message.html
 *
 * @returns the refusal when no code is sent, or undefined
 */
export async function runCustomMessage(call: {
  source: MessageSource;
  pool: Pool;
  user: User;
  clientId: string;
  region: string;
  clientMetadata?: Readonly<Record<string, string>> | undefined;
  invokeTrigger: InvokeTrigger;
}): Promise<Refusal | undefined> {
  const { source, pool, user, clientId, region, clientMetadata, invokeTrigger } = call;
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
  const customized = Object.entries(answer.response).filter(([, text]) => text !== null);
  if (customized.length === 0) return undefined;
  return invalidParameter(`The offline host does not emulate ${customized.map(([name]) => name).join()}`);
}
