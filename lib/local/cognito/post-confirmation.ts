import { Refusal } from '../http/aws-json';
import { attributesOf } from './attributes';
import type { Client } from './directory';
import type { User } from './pool-state';

/** Runs a Lambda function by its ARN; rejects with the function's own error. */
export type InvokeTrigger = (functionArn: string, event: unknown) => Promise<unknown>;

const LIMIT_MS = 5000;
const TRIES = 3;

/**
 * Calls the pool's post-confirmation function, where it has one, and waits for it.
 *
 * A function that throws refuses the call although the user is confirmed and stays so. One that takes over 5 seconds is
 * called again, three times in all.
 * https://docs.aws.amazon.com/cognito/latest/developerguide/user-pool-lambda-post-confirmation.html
 * https://docs.aws.amazon.com/cognito/latest/developerguide/cognito-user-pools-working-with-lambda-triggers.html
 */
export async function runPostConfirmation(confirmed: {
  source: 'PostConfirmation_ConfirmSignUp' | 'PostConfirmation_ConfirmForgotPassword';
  client: Client;
  user: User;
  region: string;
  clientMetadata?: Record<string, string> | undefined;
  invokeTrigger: InvokeTrigger;
}): Promise<Refusal | undefined> {
  const { pool } = confirmed.client;
  const functionArn = pool.properties.LambdaConfig.PostConfirmation;
  if (!functionArn) return undefined;
  for (let tries = 0; tries < TRIES; tries += 1) {
    const outcome = await withinLimit(confirmed.invokeTrigger(functionArn, eventOf(confirmed)));
    if (outcome !== 'late') return outcome;
  }
  return new Refusal(
    'UnexpectedLambdaException',
    'PostConfirmation invocation failed due to error TimedOut.',
  );
}

function eventOf(confirmed: Parameters<typeof runPostConfirmation>[0]): object {
  const { source, client, user, region, clientMetadata } = confirmed;
  const attributes = attributesOf(user).map(({ Name, Value }) => [Name, Value]);
  return {
    version: '1',
    region,
    userPoolId: client.pool.id,
    userName: user.sub,
    callerContext: { awsSdkVersion: 'aws-sdk-unknown-unknown', clientId: client.id },
    triggerSource: source,
    request: {
      userAttributes: { ...Object.fromEntries(attributes), 'cognito:user_status': user.status },
      ...(clientMetadata && { clientMetadata }),
    },
    response: {},
  };
}

async function withinLimit(answer: Promise<unknown>): Promise<Refusal | undefined | 'late'> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<'late'>((resolve) => (timer = setTimeout(resolve, LIMIT_MS, 'late')));
  const judged = answer.then(
    (event) =>
      typeof event === 'object' && event !== null && 'response' in event
        ? undefined
        : new Refusal('InvalidLambdaResponseException', 'Unrecognizable lambda output'),
    (error: unknown) =>
      new Refusal('UserLambdaValidationException', `PostConfirmation failed with error ${wordsOf(error)}.`),
  );
  const first = await Promise.race([judged, late]);
  clearTimeout(timer);
  return first;
}

function wordsOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
