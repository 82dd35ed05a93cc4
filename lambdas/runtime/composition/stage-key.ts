import { createSecretStore } from '../aws/secret-store';
import { roleCredentials, serviceUrl, setting } from '../environment';

/** How long Secrets Manager may take to answer. */
const secretTimeoutMs = 3_000;

/**
 * A key that was made with the stage, read when it is first needed.
 *
 * @param name  of the variable that tells which secret holds it
 */
export function stageKey(name: string): () => Promise<string> {
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
