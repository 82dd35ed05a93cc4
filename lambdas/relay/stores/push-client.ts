import { AwsV4Signer } from 'aws4fetch';

/** Sends mutations that publish to subscribers. */
export interface PushClient {
  /**
   * Runs one mutation in AppSync.
   *
   * @throws PushFailed unless it ran without errors
   */
  mutate(query: string, variables: object): Promise<void>;
}

/** A mutation that failed. Its message quotes no data. */
export class PushFailed extends Error {
  override readonly name = 'PushFailed';
  readonly status: number;
  /** AppSync's error types; empty if the request did not get that far. */
  readonly errorTypes: readonly string[];

  constructor(status: number, errorTypes: readonly string[]) {
    super(`AppSync answered a mutation with status ${status} and ${errorTypes.length} errors`);
    this.status = status;
    this.errorTypes = errorTypes;
  }
}

export interface PushClientSettings {
  readonly url: string;
  readonly region: string;
  /** Read for each request: Lambda replaces credentials while a function stays warm. */
  readonly credentials: () => Promise<{
    readonly accessKeyId: string;
    readonly secretAccessKey: string;
    readonly sessionToken?: string;
  }>;
  /** Timeout of the whole response in milliseconds. */
  readonly timeoutMs: number;
}

interface GraphqlAnswer {
  readonly data?: object | null;
  readonly errors?: readonly { readonly errorType?: string }[] | null;
}

/** Sends mutations as the function's role, with a single attempt: the queue retries. */
export function createPushClient({ url, region, credentials, timeoutMs }: PushClientSettings): PushClient {
  return {
    async mutate(query, variables) {
      const signer = new AwsV4Signer({
        url,
        region,
        service: 'appsync',
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ query, variables }),
        ...(await credentials()),
      });
      const { method, headers, body } = await signer.sign();
      const signal = AbortSignal.timeout(timeoutMs);
      // A redirect would send the signed mutation to an address that is not listed in `lib/security-policies.md`.
      const response = await fetch(url, {
        method,
        headers,
        body: body as string,
        signal,
        redirect: 'manual',
      });
      const answer = await response.text();
      const errorTypes = errorTypesOf(answer);
      if (!response.ok || errorTypes.length > 0) throw new PushFailed(response.status, errorTypes);
    },
  };
}

/** AppSync responds with 200 to a failed mutation as well, and a proxy might too. */
function errorTypesOf(answer: string): readonly string[] {
  let parsed: GraphqlAnswer | null;
  try {
    parsed = JSON.parse(answer) as GraphqlAnswer | null;
  } catch {
    return ['not-json'];
  }
  const errorTypes = (parsed?.errors ?? []).map(({ errorType }) => errorType ?? 'unknown');
  return errorTypes.length === 0 && !parsed?.data ? ['no-data'] : errorTypes;
}
