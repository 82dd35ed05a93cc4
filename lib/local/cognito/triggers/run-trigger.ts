import { Refusal } from '../../http/aws-json';
import { account } from '../../template/account';
import { within } from '../../time/within';
import { attributesOf } from '../attributes';
import { nameOf, type Pool } from '../directory';
import { invalidParameter } from '../refusals';
import type { User } from '../state';

/** Runs a Lambda function by its ARN; rejects with the function's own error. */
export type InvokeTrigger = (functionArn: string, event: unknown) => Promise<unknown>;

interface Trigger {
  /** Its name in the template's `LambdaConfig`. */
  readonly name: 'PreSignUp' | 'PostConfirmation' | 'CustomMessage';
  /** Fields of the event's request besides the attributes. */
  readonly request: object;
  readonly response: object;
  /** Whether a value in the function's response asks for what is not emulated. */
  readonly isChange: (value: unknown) => boolean;
}

/** https://docs.aws.amazon.com/cognito/latest/developerguide/user-pool-lambda-pre-sign-up.html */
const preSignUp: Trigger = {
  name: 'PreSignUp',
  request: { validationData: null },
  response: { autoConfirmUser: false, autoVerifyEmail: false, autoVerifyPhone: false },
  isChange: (value) => value === true,
};

/** https://docs.aws.amazon.com/cognito/latest/developerguide/user-pool-lambda-post-confirmation.html */
const postConfirmation: Trigger = {
  name: 'PostConfirmation',
  request: {},
  response: {},
  isChange: () => false,
};

/** https://docs.aws.amazon.com/cognito/latest/developerguide/user-pool-lambda-custom-message.html */
const customMessage: Trigger = {
  name: 'CustomMessage',
  request: { codeParameter: '{####}', linkParameter: '{##Click Here##}', usernameParameter: null },
  response: { smsMessage: null, emailMessage: null, emailSubject: null },
  isChange: (value) => value !== null,
};

/** The trigger of each source of an event before its user exists. */
const triggersBefore = {
  PreSignUp_SignUp: preSignUp,
  PreSignUp_AdminCreateUser: preSignUp,
  PreSignUp_ExternalProvider: preSignUp,
};

/** The trigger of each source of an event about a user. */
const triggersAbout = {
  PostConfirmation_ConfirmSignUp: postConfirmation,
  PostConfirmation_ConfirmForgotPassword: postConfirmation,
  CustomMessage_SignUp: customMessage,
  CustomMessage_ResendCode: customMessage,
  CustomMessage_ForgotPassword: customMessage,
  CustomMessage_UpdateUserAttribute: customMessage,
  CustomMessage_VerifyUserAttribute: customMessage,
};

/** A user that does not exist yet. */
interface NewUser {
  readonly userName: string;
  readonly attributes: Readonly<Record<string, string>>;
}

type Call = {
  readonly pool: Pool;
  /** Undefined where an administrator sends the request, and where only the caller's token identifies the client. */
  readonly clientId: string | undefined;
  readonly clientMetadata?: Readonly<Record<string, string>> | undefined;
} & (
  | { readonly source: keyof typeof triggersBefore; readonly user: NewUser }
  | { readonly source: keyof typeof triggersAbout; readonly user: User }
);

const triggers = { ...triggersBefore, ...triggersAbout };

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
  const { name, request, response, isChange } = triggers[source];
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
    const changes = Object.entries(answer.response).filter(([, value]) => isChange(value));
    if (changes.length === 0) return undefined;
    return invalidParameter(`The offline host does not emulate ${changes.map(([change]) => change).join()}`);
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

async function judged(
  name: Trigger['name'],
  answer: Promise<unknown>,
): Promise<{ response: object } | Refusal> {
  try {
    const event = await answer;
    if (isEvent(event)) return event;
    return new Refusal('InvalidLambdaResponseException', 'Unrecognizable lambda output');
  } catch (error) {
    return new Refusal('UserLambdaValidationException', `${name} failed with error ${messageOf(error)}.`);
  }
}

function isEvent(event: unknown): event is { response: object } {
  const { response } = (event ?? {}) as { response?: unknown };
  return typeof response === 'object' && response !== null;
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
