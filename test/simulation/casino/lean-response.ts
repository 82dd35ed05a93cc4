/**
 * The subset of `Response` that the product uses: text, status and headers. Node’s own creates a stream per header change and would take a
 * tenth of the simulation’s time.
 */
class LeanResponse {
  readonly body: string | null;
  readonly status: number;
  readonly headers: Headers;
  readonly bodyUsed = false;

  constructor(body: string | null = null, { status = 200, headers }: ResponseInit = {}) {
    this.body = body;
    this.status = status;
    this.headers = new Headers(headers);
  }

  async text(): Promise<string> {
    return this.body ?? '';
  }
}

/** Replaces `Response` until the returned function is called. */
export function useLeanResponses(): () => void {
  const { Response } = globalThis;
  globalThis.Response = LeanResponse as unknown as typeof Response;
  return () => (globalThis.Response = Response);
}
