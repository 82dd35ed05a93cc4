/** A dependency of the request is busy or unreachable; a retry may succeed. */
export class Outage extends Error {
  override readonly name = 'Outage';
}

/**
 * Error names of a busy AWS service. They have status 400 and a client fault, so that only the name distinguishes them. A canceled
 * transaction gets here only after throttling; stores handle all other causes.
 */
const busyErrors = new Set([
  'ThrottlingException',
  'ProvisionedThroughputExceededException',
  'RequestLimitExceeded',
  'TooManyRequestsException',
  'TransactionCanceledException',
  'TransactionConflictException',
  'TransactionInProgressException',
  'TimeoutError',
]);

const unreachableCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
]);

/** Whether an error means that a dependency is busy or unreachable. */
export function isOutage(error: Error): boolean {
  if (error instanceof Outage || busyErrors.has(error.name)) return true;
  const { $retryable, $fault, $metadata, code } = error as NodeJS.ErrnoException & {
    $retryable?: object;
    $fault?: string;
    $metadata?: { httpStatusCode?: number };
  };
  const status = $metadata?.httpStatusCode ?? 0;
  const isMarked = $retryable !== undefined || $fault === 'server' || status >= 500 || status === 429;
  return isMarked || (code !== undefined && unreachableCodes.has(code));
}
