/** Content of the error page. */
export interface ErrorDescription {
  status: number;
  title: string;
  description: string;
}

/**
 * Describes whatever ended a route: a response that a loader threw, with its status, or any other thrown value.
 *
 * @returns status 500 unless the error has one; the title of the status; the error's own message
 */
export function describeError(
  error: { status: number; data: unknown } | { thrown: unknown },
): ErrorDescription {
  const status = 'status' in error ? error.status : 500;
  const message = 'status' in error ? error.data : (error.thrown as Error | null)?.message;
  return {
    status,
    title: status === 404 ? 'Page Not Found' : 'Internal Server Error',
    description: typeof message === 'string' && message ? message : 'Something went wrong.',
  };
}
