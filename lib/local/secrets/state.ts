import { randomInt } from 'node:crypto';
import * as z from 'zod';
import { openJsonFile } from '../state/json-file';
import { readSecret, secretArn } from './resources';
import { serveSecrets } from './wire';

export type Secrets = ReturnType<typeof openSecrets>;

const secretFile = z.record(z.string(), z.string());
/** https://docs.aws.amazon.com/AWSCloudFormation/latest/UserGuide/dynamic-references-secretsmanager.html */
const fieldReference =
  /^\{\{resolve:secretsmanager:(arn:aws:secretsmanager:[\w-]+:\d+:secret:[^:{}]+):SecretString:(\w+)::\}\}$/;
const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/**
 * Opens secrets on a file, or in memory. A secret has only its first version: there is no rotation.
 *
 * @param stateFile  file of the values, readable by this user only; null keeps them in memory
 */
export function openSecrets(stateFile: string | null) {
  const file = openJsonFile(stateFile);
  const texts = new Map(Object.entries(secretFile.parse(file.read() ?? {})));
  return {
    handle: serveSecrets(texts),

    /**
     * Creates a secret from properties of AWS::SecretsManager::Secret, with the value of earlier runs.
     *
     * @throws Error naming what is not emulated
     */
    ensureSecret(logicalId: string, properties: unknown): { readonly arn: string } {
      const { GenerateSecretString: generated } = readSecret(logicalId, properties);
      const arn = secretArn(logicalId);
      if (!texts.has(arn)) {
        const { PasswordLength: length, SecretStringTemplate, GenerateStringKey } = generated;
        const text = Array.from({ length }, () => letters[randomInt(letters.length)]).join('');
        const fields = JSON.parse(SecretStringTemplate) as Record<string, string>;
        texts.set(arn, JSON.stringify({ ...fields, [GenerateStringKey]: text }));
        file.write(Object.fromEntries(texts));
      }
      return { arn };
    },

    /**
     * Replaces a dynamic reference to a field of a secret, as CloudFormation does; any other text is returned
     * unchanged.
     *
     * @throws Error for a reference to an unknown secret or field
     */
    lookUp(text: string): string {
      if (!text.includes('{{resolve:')) return text;
      const [, arn = '', field = ''] = fieldReference.exec(text) ?? [];
      const value = (JSON.parse(texts.get(arn) ?? '{}') as Record<string, string>)[field];
      if (value === undefined) throw new Error(`The offline host cannot resolve ${text}.`);
      return value;
    },
  };
}
