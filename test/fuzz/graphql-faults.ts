import { findLeaks } from './leaks';
import type { RawAnswer } from './raw-request';

/** Error types that a client may see: those of AppSync and those of refusals. */
const publicErrorTypes = [
  'BadRequestException',
  'MalformedHttpRequestException',
  'UnauthorizedException',
  'Unauthorized',
  'QueryDepthLimitReached',
  'ResolverExecutionLimitReached',
  'InvalidArgumentsError',
  'products/invalid',
  'products/unknown-product',
  'products/conflict',
  'products/already-exists',
  'products/unreadable-token',
  // An empty filter, a failed condition, and a subscription filter without operator.
  'Unrecognized Filter',
  'DynamoDB:ConditionalCheckFailedException',
  'Code',
];

/** Messages of AppSync itself, and the error by which Amplify clients recognize a failed `condition`. */
const appSyncMessages =
  /Invalid subscription filter:[^"]*|Validation error of type FieldUndefined:[^"]*|DynamoDB:ConditionalCheckFailedException/gi;

const statuses = [200, 400, 401, 403, 405, 413];

interface Body {
  readonly data?: Readonly<Record<string, unknown>> | null;
  readonly errors?: readonly { readonly errorType?: string | null; readonly message?: unknown }[];
}

/** Faults of a GraphQL response, as text. */
export function findGraphqlFaults(
  { status, text }: RawAnswer,
  sent: string,
  names: readonly string[],
): string[] {
  const faults = findLeaks(text.replaceAll(appSyncMessages, ''), sent, names);
  if (!statuses.includes(status)) faults.push(`answers ${status}`);
  for (const { errorType, message } of parseBody(text)?.errors ?? [{ errorType: 'no JSON' }]) {
    if (typeof message !== 'string' || message === '') faults.push('has an error without a message');
    if (errorType === 'Code' && !String(message).startsWith('Runtime Error: Invalid subscription filter: '))
      faults.push('has a failed resolver');
    if (errorType && !publicErrorTypes.includes(errorType)) faults.push(`has an error of type ${errorType}`);
  }
  return faults.map((fault) => `${fault} (${text.slice(0, 400)})`);
}

/** Whether the whole request was refused, so that nothing may be written. */
export function isFullyRefused({ text }: RawAnswer): boolean {
  const { data, errors = [] } = parseBody(text) ?? {};
  return errors.length > 0 && Object.values(data ?? {}).every((value) => value === null);
}

function parseBody(text: string): Body | undefined {
  try {
    const body = JSON.parse(text) as Body;
    return { errors: [], ...body };
  } catch {
    return undefined; // reported as a separate error
  }
}
