import type { ErrorCode, ErrorDetails } from '#contracts/errors';

/** A request that was understood and refused, or that never arrived. */
export class ApiRefusal extends Error {
  /** The HTTP status; 0 when there was no answer at all. */
  readonly status: number;
  /** `area/kebab-reason`. */
  readonly code: string;
  /** What the code carries with it, such as the bad fields of `request/invalid`. */
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

/** The refusal of a request that no answer came to. */
export function unreachable(cause: unknown): ApiRefusal {
  return new ApiRefusal({
    status: 0,
    code: 'request/unreachable',
    message: 'A network error has occurred.',
    cause,
  });
}

/**
 * Reads a refusal as the API writes it.
 *
 * @param body  the answer's text; anything but our error body (a proxy's page, say) counts as `request/unavailable`
 */
export function readRefusal(status: number, body: string): ApiRefusal {
  const { code, message, details } = parseError(body);
  if (typeof code !== 'string' || typeof message !== 'string') {
    return new ApiRefusal({
      status,
      code: 'request/unavailable',
      message: 'The answer could not be understood.',
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
