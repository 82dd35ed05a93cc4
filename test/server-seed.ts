import { createHmac } from 'node:crypto';
import { createSecretStore, type SecretSettings } from '#lambdas/runtime/aws/secret-store';

type Credentials = Awaited<ReturnType<SecretSettings['credentials']>>;

const operator: Credentials = { accessKeyId: 'local-operator', secretAccessKey: 'local' };

/**
 * Reads the key of server seeds from a running host.
 *
 * @param as  credentials of the reader. @default those of the host’s operator
 * @throws Error when access is denied
 */
export async function readSeedKey(
  servicesUrl: string,
  secret: string,
  as: Credentials = operator,
): Promise<string> {
  const { key } = await createSecretStore({
    name: secret,
    region: 'us-east-1',
    timeoutMs: 10_000,
    url: `${servicesUrl}/secretsmanager`,
    credentials: async () => as,
  })();
  if (key === undefined) throw new Error('The secret of server seeds has no key');
  return key;
}

/** A player’s server seed by its number, computed without code of the product. */
export function deriveSeed(key: string, player: string, number: number): string {
  return createHmac('sha256', key).update(`${player}:${number}`).digest('hex');
}
