/** Something that this request depends on is busy or away; the same request may succeed in a moment. */
export class Outage extends Error {
  override readonly name = 'Outage';
}

/** Whether an error means that something we depend on is busy or away, as AWS clients mark it. */
export function isOutage(error: Error): boolean {
  if (error instanceof Outage) return true;
  const { $retryable, $fault, $metadata } = error as Error & {
    $retryable?: object;
    $fault?: string;
    $metadata?: { httpStatusCode?: number };
  };
  const status = $metadata?.httpStatusCode ?? 0;
  return (
    $retryable !== undefined ||
    $fault === 'server' ||
    status >= 500 ||
    error.name === 'TimeoutError' ||
    isUnreachable(error)
  );
}

function isUnreachable(error: Error): boolean {
  const { code } = error as NodeJS.ErrnoException;
  return code === 'ECONNREFUSED' || code === 'ECONNRESET' || code === 'ETIMEDOUT' || code === 'ENOTFOUND';
}
