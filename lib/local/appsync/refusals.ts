/**
 * An entry of `errors` in an answer whose status is 200.
 * https://docs.aws.amazon.com/appsync/latest/devguide/built-in-util-js.html
 */
export class FieldError extends Error {
  override readonly name = 'FieldError';
  readonly errorType: string | null;
  readonly data: unknown;
  readonly errorInfo: unknown;

  constructor(
    message: string,
    errorType?: string | null,
    { data, errorInfo }: { data?: unknown; errorInfo?: unknown } = {},
  ) {
    super(message);
    this.errorType = errorType ?? null;
    this.data = data ?? null;
    this.errorInfo = errorInfo ?? null;
  }
}

export interface RequestRefused {
  readonly refused: { readonly status: number; readonly errorType: string; readonly message: string };
}

export function refuse(status: number, errorType: string, message: string): RequestRefused {
  return { refused: { status, errorType, message } };
}

export const isRefused = (value: object): value is RequestRefused => 'refused' in value;

/** https://docs.aws.amazon.com/appsync/latest/devguide/security-authz.html */
export function unauthorized(typeName: string, fieldName: string): FieldError {
  return new FieldError(`Not Authorized to access ${fieldName} on type ${typeName}`, 'Unauthorized');
}
