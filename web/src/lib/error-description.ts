/** What the error page shows. */
export interface ErrorDescription {
  status: number;
  title: string;
  description: string;
}

/**
 * Words for whatever ended a route: an answer that a loader threw, with its status, or anything else that was thrown.
 *
 * @returns status 500 unless the error carries one; the title that the status stands for; the error's own message
 */
export function describeError(
  error: { status: number; data: unknown } | { thrown: unknown },
): ErrorDescription {
  const status = 'status' in error ? error.status : 500;
  const message = 'status' in error ? error.data : (error.thrown as Error | null)?.message;
  return {
    status,
    title: status === 404 ? 'Page Not Found' : 'Internal Server Error',
    description: typeof message === 'string' && message ? message : 'Something went wrong. Nothing was lost.',
  };
}
