import { postSigned, type SignedAccess } from '../../runtime/aws/signed-post';

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

export interface PushClientSettings extends SignedAccess {
  readonly url: string;
}

interface GraphqlAnswer {
  readonly data?: object | null;
  readonly errors?: readonly { readonly errorType?: string }[] | null;
}

/** Sends mutations as the function's role, with a single attempt: the queue retries. */
export function createPushClient({ url, ...access }: PushClientSettings): PushClient {
  return {
    async mutate(query, variables) {
      const headers = { 'Content-Type': 'application/json' };
      const response = await postSigned(
        { url, service: 'appsync', headers, body: { query, variables } },
        access,
      );
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
