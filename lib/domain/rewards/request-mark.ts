/** Fingerprints that identify a repeated request without revealing its content. */
export interface RequestMark {
  /** Of the caller and the idempotency key. */
  readonly name: string;
  /** Of the whole input. */
  readonly input: string;
}
