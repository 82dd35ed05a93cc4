import { AwsV4Signer } from 'aws4fetch';
import { Outage } from '../outage';

export interface SecretSettings {
  /** Name or ARN of the secret, a JSON object. */
  readonly name: string;
  /**
   * The version to read, so that a new one is a new deployment and nothing mixes two.
   *
   * @default the current one, of a secret that stays as it is
   */
  readonly version?: string;
  readonly region: string;
  readonly credentials: () => Promise<{
    readonly accessKeyId: string;
    readonly secretAccessKey: string;
    readonly sessionToken?: string;
  }>;
  /** How long the answer may take. */
  readonly timeoutMs: number;
  /** @default the service's own address in the region */
  readonly url?: string | undefined;
}

/**
 * Looks a secret up in Secrets Manager, once a container; what failed is looked up again. One call does without that service's client.
 *
 * @returns what gives the secret's fields; it throws an Outage while the service is busy or away, and an Error, which quotes nothing
 *   of the secret, when it cannot be read at all
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
    // A redirect is an answer with its status: the signed request goes to no other address.
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

/** The library's own error would quote what it could not read. */
function fieldsOf(text: string): Readonly<Record<string, string>> {
  try {
    return JSON.parse(text) as Readonly<Record<string, string>>;
  } catch {
    throw new Error('The secret is no JSON object');
  }
}
