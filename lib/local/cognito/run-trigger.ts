import { Refusal } from '../http/aws-json';
import { account } from '../template/account';
import { within } from '../time/within';
import { invalidParameter } from './refusals';
import type { User } from './state';
import { attributesOf, nameOf, type Pool } from './users';

/** Runs a Lambda function by its ARN; rejects with the function's own error. */
export type InvokeTrigger = (functionArn: string, event: unknown) => Promise<unknown>;

interface Trigger {
  /** Fields of the event's request besides the attributes. */
  readonly request: object;
  /** What the function may change on AWS; here a change is refused. */
  readonly response: Readonly<Record<string, false | null>>;
}

/** By name in the template's `LambdaConfig`, with which the names of its sources begin. */
const triggers: Readonly<Record<'PreSignUp' | 'PostConfirmation' | 'CustomMessage', Trigger>> = {
  // https://docs.aws.amazon.com/cognito/latest/developerguide/user-pool-lambda-pre-sign-up.html
  PreSignUp: {
    request: { validationData: null },
    response: { autoConfirmUser: false, autoVerifyEmail: false, autoVerifyPhone: false },
  },
  // https://docs.aws.amazon.com/cognito/latest/developerguide/user-pool-lambda-post-confirmation.html
  PostConfirmation: { request: {}, response: {} },
  // https://docs.aws.amazon.com/cognito/latest/developerguide/user-pool-lambda-custom-message.html
  CustomMessage: {
    request: { codeParameter: '{####}', linkParameter: '{##Click Here##}', usernameParameter: null },
    response: { smsMessage: null, emailMessage: null, emailSubject: null },
  },
};

/** What a code is for, in the sources of the custom-message trigger. */
export type CodePurpose =
  | 'SignUp'
  | 'ResendCode'
  | 'ForgotPassword'
  | 'UpdateUserAttribute'
  | 'VerifyUserAttribute';

/** A user that does not exist yet. */
interface NewUser {
  readonly userName: string;
  readonly attributes: Readonly<Record<string, string>>;
}

interface Call {
  readonly source:
    | `PreSignUp_${'SignUp' | 'AdminCreateUser' | 'ExternalProvider'}`
    | `PostConfirmation_${'ConfirmSignUp' | 'ConfirmForgotPassword'}`
    | `CustomMessage_${CodePurpose}`;
  readonly pool: Pool;
  readonly user: User | NewUser;
  /** Absent where an administrator sends the request, and where only the caller's token identifies the client. */
  readonly clientId?: string | undefined;
  readonly clientMetadata?: Readonly<Record<string, string>> | undefined;
}

const limitMs = 5000;
const mostTries = 3;

/**
 * Calls a function of the pool, if any, and waits for it: before a user is created or a code is sent, both of which a
 * refusal prevents, and after a confirmation, which stays.
 *
 * A function that throws refuses the call. One that takes over 5 seconds is called again, three times in all.
 * https://docs.aws.amazon.com/cognito/latest/developerguide/cognito-user-pools-working-with-lambda-triggers.html
 *
 * @returns the refusal, or undefined
 */
export async function runTrigger(
  call: Call,
  { invokeTrigger }: { invokeTrigger: InvokeTrigger },
): Promise<Refusal | undefined> {
  const { source, pool, user, clientId = 'CLIENT_ID_NOT_APPLICABLE', clientMetadata } = call;
  const name = source.split('_', 1)[0] as keyof typeof triggers;
  const { request, response } = triggers[name];
  const functionArn = pool.properties.LambdaConfig[name];
  if (!functionArn) return undefined;
  const { userName, attributes } = 'attributes' in user ? user : existing(user);
  const event = {
    version: '1',
    region: account.region,
    userPoolId: pool.id,
    userName,
    callerContext: { awsSdkVersion: 'aws-sdk-unknown-unknown', clientId },
    triggerSource: source,
    request: { userAttributes: attributes, ...request, ...(clientMetadata && { clientMetadata }) },
  };
  for (let tries = 0; tries < mostTries; tries += 1) {
    // Functions change the response of their event.
    const invoked = invokeTrigger(functionArn, { ...event, response: { ...response } });
    const answer = await within(judged(name, invoked), limitMs);
    if (!answer) continue;
    if (answer instanceof Refusal) return answer;
    const changes = Object.entries(answer.response)
      .filter(([field, value]) => field in response && value !== response[field])
      .map(([field]) => field);
    if (changes.length === 0) return undefined;
    return invalidParameter(`The offline host does not emulate ${changes.join()}`);
  }
  return new Refusal('UnexpectedLambdaException', `${name} invocation failed due to error TimedOut.`);
}

function existing(user: User): NewUser {
  const attributes = attributesOf(user).map(({ Name, Value }) => [Name, Value]);
  return {
    userName: nameOf(user),
    attributes: { ...Object.fromEntries(attributes), 'cognito:user_status': user.status },
  };
}

async function judged(name: string, answer: Promise<unknown>): Promise<{ response: object } | Refusal> {
  try {
    const event = await answer;
    if (isEvent(event)) return event;
    return new Refusal('InvalidLambdaResponseException', 'Unrecognizable lambda output');
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return new Refusal('UserLambdaValidationException', `${name} failed with error ${message}.`);
  }
}

function isEvent(event: unknown): event is { response: object } {
  const { response } = (event ?? {}) as { response?: unknown };
  return typeof response === 'object' && response !== null;
}
