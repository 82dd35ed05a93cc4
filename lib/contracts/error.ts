type Status = 400 | 401 | 403 | 404 | 409 | 413 | 415 | 422 | 429 | 500 | 503;

declare const details: unique symbol;

/** An error of the API: its HTTP status, its message for developers, and the type of its details. */
export interface ErrorDefinition<Details extends object> {
  readonly status: Status;
  readonly message: string;
  /** Phantom property that carries the type; no definition has it at run time. */
  readonly [details]?: Details;
}

/** Defines an error of the API. The site has its own copy for players in `web/src/lib/api/refusals`. */
export function defineError<Details extends object = object>(
  status: Status,
  message: string,
): ErrorDefinition<Details> {
  return { status, message };
}
