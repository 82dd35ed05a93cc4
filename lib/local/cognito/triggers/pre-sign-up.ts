import { Refusal } from '../../http/aws-json';
import type { Pool } from '../directory';
import { invalidParameter } from '../refusals';
import { type InvokeTrigger, runTrigger } from './run-trigger';

/** Decisions that a function may make about a new user. */
const nothingDecided = { autoConfirmUser: false, autoVerifyEmail: false, autoVerifyPhone: false };

/**
 * Calls the pool's pre-sign-up function, if any, before the user is created.
 * https://docs.aws.amazon.com/cognito/latest/developerguide/user-pool-lambda-pre-sign-up.html
 *
 * @returns the refusal that prevents the user, or undefined
 */
export async function runPreSignUp(attempt: {
  source: 'PreSignUp_SignUp' | 'PreSignUp_AdminCreateUser' | 'PreSignUp_ExternalProvider';
  pool: Pool;
  clientId: string;
  userName: string;
  attributes: Readonly<Record<string, string>>;
  region: string;
  invokeTrigger: InvokeTrigger;
}): Promise<Refusal | undefined> {
  const { attributes, ...call } = attempt;
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
