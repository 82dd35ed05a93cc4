import { Outage } from '../outage';
import { postSigned, type SignedAccess } from './signed-post';

export interface SecretSettings extends SignedAccess {
  /** Name or ARN of the secret, which is a JSON object. */
  readonly name: string;
  /**
   * Version to read. A new version requires a deployment, so that no two versions are in use at once.
   *
   * @default the current version
   */
  readonly version?: string;
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

async function read({ name, version, region, url, ...access }: SecretSettings) {
  const response = await postSigned(
    {
      url: url ?? `https://secretsmanager.${region}.amazonaws.com/`,
      service: 'secretsmanager',
      headers: {
        'Content-Type': 'application/x-amz-json-1.1',
        'X-Amz-Target': 'secretsmanager.GetSecretValue',
      },
      body: { SecretId: name, ...(version !== undefined && { VersionId: version }) },
    },
    { region, ...access },
  ).catch((cause: unknown) => {
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
