/** Something that this request depends on is busy or away; the same request may succeed in a moment. */
export class Outage extends Error {
  override readonly name = 'Outage';
}

/**
 * How AWS says that it is busy. It answers these with status 400 and blames the caller, so nothing else tells them apart. A
 * canceled transaction gets here only when throttling canceled it; whatever it decides is an answer of the store.
 */
const busyErrors = new Set([
  'ThrottlingException',
  'ProvisionedThroughputExceededException',
  'RequestLimitExceeded',
  'TooManyRequestsException',
  'TransactionCanceledException',
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

/** Whether an error means that something we depend on is busy or away, as AWS clients mark it. */
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
