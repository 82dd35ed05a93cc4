import type { ErrorCode, ErrorDetails } from '#contracts/errors';

/** A request that was refused, or that never arrived. */
export class ApiRefusal extends Error {
  /** The HTTP status; 0 when there was no response. */
  readonly status: number;
  /** `area/kebab-reason`. */
  readonly code: string;
  /** Details of the code, such as the invalid fields of `request/invalid`. */
  readonly details: unknown;

  constructor(refused: {
    status: number;
    code: string;
    message: string;
    details?: unknown;
    cause?: unknown;
  }) {
    super(refused.message, { cause: refused.cause });
    this.name = 'ApiRefusal';
    this.status = refused.status;
    this.code = refused.code;
    this.details = refused.details;
  }
}

/** Details of a failure that is the error of this code; undefined for any other failure. */
export function detailsOf<Code extends ErrorCode>(
  failure: unknown,
  code: Code,
): ErrorDetails<Code> | undefined {
  if (!(failure instanceof ApiRefusal) || failure.code !== code) return undefined;
  return failure.details as ErrorDetails<Code> | undefined;
}

/** The refusal of a request without a response. */
export function unreachable(cause: unknown): ApiRefusal {
  return new ApiRefusal({
    status: 0,
    code: 'request/unreachable',
    message: 'A network error has occurred.',
    cause,
  });
}

/** Whether a request ended without a response; it may have arrived nevertheless. */
export function isUnreachable(failure: unknown): boolean {
  return failure instanceof ApiRefusal && failure.code === 'request/unreachable';
}

/**
 * Parses a refusal of the API.
 *
 * @param body  the response text; anything but an API error body (such as a proxy's page) counts as `request/unavailable`
 */
export function readRefusal(status: number, body: string): ApiRefusal {
  const { code, message, details } = parseError(body);
  if (typeof code !== 'string' || typeof message !== 'string') {
    return new ApiRefusal({
      status,
      code: 'request/unavailable',
      message: 'We could not read the response.',
    });
  }
  return new ApiRefusal({ status, code, message, details });
}

function parseError(body: string): { code?: unknown; message?: unknown; details?: unknown } {
  try {
    const written: unknown = JSON.parse(body);
    return (written as { error?: object } | null)?.error ?? {};
  } catch {
    return {};
  }
}
