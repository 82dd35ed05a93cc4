import type { RawAnswer } from './raw-request';
import { leaksOf } from './reported';

/** Types of errors that a client may see: AppSync's own, and those of our refusals. */
const openTypes = [
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
  // A filter that says nothing, a condition that does not hold, a subscription's filter without an operator.
  'Unrecognized Filter',
  'DynamoDB:ConditionalCheckFailedException',
  'Code',
];

/** What AppSync itself says in its own words, and what Amplify's clients know a failed `condition` by. */
const wordsOfAppSync =
  /Invalid subscription filter:[^"]*|Validation error of type FieldUndefined:[^"]*|DynamoDB:ConditionalCheckFailedException/gi;

const statuses = [200, 400, 401, 403, 405, 413];

interface Body {
  readonly data?: Readonly<Record<string, unknown>> | null;
  readonly errors?: readonly { readonly errorType?: string | null; readonly message?: unknown }[];
}

/** What is wrong about an answer of the GraphQL API, in words. */
export function faultsOfGraphql(
  { status, text }: RawAnswer,
  sent: string,
  names: readonly string[],
): string[] {
  const faults = leaksOf(text.replaceAll(wordsOfAppSync, ''), sent, names);
  if (!statuses.includes(status)) faults.push(`answers ${status}`);
  for (const { errorType, message } of bodyOf(text)?.errors ?? [{ errorType: 'no JSON' }]) {
    if (typeof message !== 'string' || message === '') faults.push('has an error without a message');
    if (errorType === 'Code' && !String(message).startsWith('Runtime Error: Invalid subscription filter: '))
      faults.push('has a resolver that failed');
    if (errorType && !openTypes.includes(errorType)) faults.push(`has an error of type ${errorType}`);
  }
  return faults.map((fault) => `${fault} (${text.slice(0, 400)})`);
}

/** Whether it was refused as a whole, so that nothing may have been written. */
export function isRefusedWhole({ text }: RawAnswer): boolean {
  const { data, errors = [] } = bodyOf(text) ?? {};
  return errors.length > 0 && Object.values(data ?? {}).every((value) => value === null);
}

function bodyOf(text: string): Body | undefined {
  try {
    const body = JSON.parse(text) as Body;
    return { errors: [], ...body };
  } catch {
    return undefined; // which is told as an error of its own type
  }
}
