/** A request that decided or created something, kept with that. */
export interface DecidedRequest {
  /** Derived from who made it and the idempotency key. */
  readonly name: string;
  /** What was requested. */
  readonly input: string;
}

/** Number of requests that a record keeps; an older one counts as new. */
const mostKept = 20;

/** Appends a request to those that a record keeps. */
export function keepRequest(
  kept: readonly DecidedRequest[] | undefined,
  request: DecidedRequest,
): readonly DecidedRequest[] {
  return [...(kept ?? []), request].slice(-mostKept);
}

/** Whether a request is new, repeats a kept one, or reuses its key for something else. */
export function compareRequest(
  kept: readonly DecidedRequest[] | undefined,
  { name, input }: DecidedRequest,
): 'new' | 'repeated' | 'reused' {
  const known = kept?.find((each) => each.name === name);
  if (!known) return 'new';
  return known.input === input ? 'repeated' : 'reused';
}
