import { Refusal } from '../../http/aws-json';
import type { Pool } from '../directory';

/** Runs a Lambda function by its ARN; rejects with the function's own error. */
export type InvokeTrigger = (functionArn: string, event: unknown) => Promise<unknown>;

type TriggerName = 'PreSignUp' | 'PostConfirmation' | 'CustomMessage';

const LIMIT_MS = 5000;
const TRIES = 3;

/**
 * Calls a function of the pool, if any, and waits for it.
 *
 * A function that throws refuses the call. One that takes over 5 seconds is called again, three times in all.
 * https://docs.aws.amazon.com/cognito/latest/developerguide/cognito-user-pools-working-with-lambda-triggers.html
 *
 * @returns undefined where the pool has no such trigger, otherwise the event that the function returned
 */
export async function runTrigger(call: {
  name: TriggerName;
  source: string;
  pool: Pool;
  clientId: string;
  userName: string;
  region: string;
  request: object;
  response: object;
  invokeTrigger: InvokeTrigger;
}): Promise<{ response: object } | undefined | Refusal> {
  const { name, source, pool, clientId, userName, region, request, response, invokeTrigger } = call;
  const functionArn = pool.properties.LambdaConfig[name];
  if (!functionArn) return undefined;
  const event = {
    version: '1',
    region,
    userPoolId: pool.id,
    userName,
    callerContext: { awsSdkVersion: 'aws-sdk-unknown-unknown', clientId },
    triggerSource: source,
    request,
    response,
  };
  for (let tries = 0; tries < TRIES; tries += 1) {
    const outcome = await withinLimit(name, invokeTrigger(functionArn, event));
    if (outcome !== 'late') return outcome;
  }
  return new Refusal('UnexpectedLambdaException', `${name} invocation failed due to error TimedOut.`);
}

async function withinLimit(
  name: TriggerName,
  answer: Promise<unknown>,
): Promise<{ response: object } | Refusal | 'late'> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<'late'>((resolve) => (timer = setTimeout(resolve, LIMIT_MS, 'late')));
  const judged = answer.then(
    (event) =>
      isEvent(event) ? event : new Refusal('InvalidLambdaResponseException', 'Unrecognizable lambda output'),
    (error: unknown) =>
      new Refusal('UserLambdaValidationException', `${name} failed with error ${wordsOf(error)}.`),
  );
  const first = await Promise.race([judged, late]);
  clearTimeout(timer);
  return first;
}

function isEvent(event: unknown): event is { response: object } {
  const { response } = (event ?? {}) as { response?: unknown };
  return typeof response === 'object' && response !== null;
}

function wordsOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
