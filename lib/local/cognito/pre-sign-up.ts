import { Refusal } from '../http/aws-json';
import type { Pool } from './directory';
import { invalidParameter } from './refusals';
import { type InvokeTrigger, runTrigger } from './triggers';

/** What a function may decide of a new user. */
const nothingDecided = { autoConfirmUser: false, autoVerifyEmail: false, autoVerifyPhone: false };

/**
 * Calls the pool's pre-sign-up function, where it has one, before there is a user.
 * https://docs.aws.amazon.com/cognito/latest/developerguide/user-pool-lambda-pre-sign-up.html
 *
 * @returns why there will be no user, or undefined
 */
export async function runPreSignUp(asked: {
  source: 'PreSignUp_SignUp' | 'PreSignUp_AdminCreateUser' | 'PreSignUp_ExternalProvider';
  pool: Pool;
  clientId: string;
  userName: string;
  attributes: Readonly<Record<string, string>>;
  region: string;
  invokeTrigger: InvokeTrigger;
}): Promise<Refusal | undefined> {
  const { attributes, ...call } = asked;
  const answer = await runTrigger({
    ...call,
    name: 'PreSignUp',
    request: { userAttributes: attributes, validationData: null },
    response: { ...nothingDecided },
  });
  if (answer === undefined || answer instanceof Refusal) return answer;
  const decided = Object.entries(answer.response).filter(([, value]) => value === true);
  if (decided.length === 0) return undefined;
  return invalidParameter(`The offline host does not emulate ${decided.map(([name]) => name).join()}`);
}
