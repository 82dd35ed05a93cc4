import { createSecretStore } from '../aws/secret-store';
import type { KeySetting } from '../../../lib/function-settings';
import { roleCredentials, serviceUrl, setting } from '../environment';

/** Timeout of Secrets Manager. */
const secretTimeoutMs = 3_000;

/**
 * Returns a reader of a key that was created with the stage, loaded at first use.
 *
 * @param name  environment variable that contains the name of the secret
 */
export function stageKey(name: KeySetting): () => Promise<string> {
  const read = createSecretStore({
    name: setting(name),
    region: setting('AWS_REGION'),
    credentials: roleCredentials,
    timeoutMs: secretTimeoutMs,
    url: serviceUrl('SECRETS_MANAGER'),
  });
  return async () => {
    const { key } = await read();
    if (key === undefined) throw new Error(`The secret of ${name} has no key`);
    return key;
  };
}
