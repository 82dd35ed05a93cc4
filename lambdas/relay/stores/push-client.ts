import { AwsV4Signer } from 'aws4fetch';

/** Where mutations are sent that tell subscribers of something. */
export interface PushClient {
  /**
   * Has AppSync run one mutation.
   *
   * @throws PushFailed unless it ran without any error
   */
  mutate(query: string, variables: object): Promise<void>;
}

/** A mutation that did not run, or not without errors. Its message quotes nothing that was sent. */
export class PushFailed extends Error {
  override readonly name = 'PushFailed';
  readonly status: number;
  /** What AppSync calls its errors; empty when it did not come to that. */
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
  /** Asked for each time: Lambda replaces them while a function stays warm. */
  readonly credentials: () => Promise<{
    readonly accessKeyId: string;
    readonly secretAccessKey: string;
    readonly sessionToken?: string;
  }>;
  /** How long a whole answer may take. */
  readonly timeoutMs: number;
}

interface GraphqlAnswer {
  readonly data?: object | null;
  readonly errors?: readonly { readonly errorType?: string }[] | null;
}

/** Sends mutations as the function's role. It makes one attempt: the queue repeats. */
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
      // A redirect would take the signed mutation to an address that is not on the list of `lib/security-policies.md`.
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

/** AppSync answers 200 to a mutation that failed as well, and so may whoever stands in its place. */
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
