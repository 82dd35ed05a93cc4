import { Outage } from '../outage';

export interface SecretSettings {
  /** Name or ARN of the secret, which is a JSON object. */
  readonly name: string;
  /**
   * Version to read. A new version requires a deployment, so that no two versions are in use at once.
   *
   * @default the current version
   */
  readonly version?: string;
  readonly region: string;
  readonly credentials: () => Promise<{
    readonly accessKeyId: string;
    readonly secretAccessKey: string;
    readonly sessionToken?: string;
  }>;
  /** Timeout of the request. */
  readonly timeoutMs: number;
  /** @default the service's regional endpoint */
  readonly url?: string | undefined;
}

/**
 * Creates a reader of a secret in Secrets Manager, which caches it per container and retries after a failure. A signed request replaces the
 * SDK client.
 *
 * @returns a function that returns the fields of the secret; it throws an Outage while the service is busy or unreachable, and otherwise an
 *   Error that does not quote the secret
 */
export function createSecretStore(settings: SecretSettings): () => Promise<Readonly<Record<string, string>>> {
  let known: Promise<Readonly<Record<string, string>>> | undefined;
  return () => {
    known ??= read(settings).catch((error: unknown) => {
      known = undefined;
      throw error;
    });
    return known;
  };
}

async function read({ name, version, region, credentials, timeoutMs, url }: SecretSettings) {
  const address = url ?? `https://secretsmanager.${region}.amazonaws.com/`;
  // Many cold starts read no secret.
  const { AwsV4Signer } = await import('aws4fetch');
  const signer = new AwsV4Signer({
    url: address,
    region,
    service: 'secretsmanager',
    method: 'POST',
    headers: {
      'Content-Type': 'application/x-amz-json-1.1',
      'X-Amz-Target': 'secretsmanager.GetSecretValue',
    },
    body: JSON.stringify({ SecretId: name, ...(version !== undefined && { VersionId: version }) }),
    ...(await credentials()),
  });
  const { method, headers, body } = await signer.sign();
  const signal = AbortSignal.timeout(timeoutMs);
  const response = await fetch(address, {
    method,
    headers,
    body: body as string,
    signal,
    // The signed request must not be sent to another address.
    redirect: 'manual',
  }).catch((cause: unknown) => {
    throw new Outage('Secrets Manager did not answer', { cause });
  });
  if (!response.ok) {
    const message = `Secrets Manager answered with status ${response.status}`;
    const isBusy = response.status === 429 || response.status >= 500;
    throw isBusy ? new Outage(message) : new Error(message);
  }
  const { SecretString } = (await response.json()) as { SecretString?: string };
  return fieldsOf(SecretString ?? '');
}

/** The error of `JSON.parse` would quote the secret. */
function fieldsOf(text: string): Readonly<Record<string, string>> {
  try {
    return JSON.parse(text) as Readonly<Record<string, string>>;
  } catch {
    throw new Error('The secret is no JSON object');
  }
}
