import { randomInt } from 'node:crypto';
import * as z from 'zod';
import { type AwsJsonHandler, Refusal, serveAwsJson } from '../http/aws-json';
import { openJsonFile } from '../state/json-file';
import { readProperties } from '../template/resource-properties';
import { stableId } from '../template/stable-id';

export interface Secrets {
  /**
   * Creates a secret from properties of AWS::SecretsManager::Secret, with the value of earlier runs.
   *
   * @throws Error naming what is not emulated
   */
  ensureSecret(logicalId: string, properties: unknown): { readonly arn: string };
  /**
   * Replaces a dynamic reference to a field of a secret, as CloudFormation does; any other text is returned
   * unchanged.
   *
   * @throws Error for a reference to an unknown secret or field
   */
  lookUp(text: string): string;
  readonly handle: AwsJsonHandler;
}

/** Emulated operations of `secretsmanager`. */
export const secretOperations: readonly string[] = ['GetSecretValue'];

/** https://docs.aws.amazon.com/AWSCloudFormation/latest/TemplateReference/aws-properties-secretsmanager-secret-generatesecretstring.html */
const secretProperties = z.strictObject({
  GenerateSecretString: z.strictObject({
    SecretStringTemplate: z.string(),
    GenerateStringKey: z.string(),
    PasswordLength: z.int().min(1).max(4096),
    ExcludePunctuation: z.literal(true),
  }),
});
const inert = { Description: 'for people to read', Tags: 'labels' };

const secretFile = z.record(z.string(), z.string());
const question = z.object({ SecretId: z.string() });
/** https://docs.aws.amazon.com/AWSCloudFormation/latest/UserGuide/dynamic-references-secretsmanager.html */
const fieldReference =
  /^\{\{resolve:secretsmanager:(arn:aws:secretsmanager:[\w-]+:\d+:secret:[^:{}]+):SecretString:(\w+)::\}\}$/;
const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/**
 * Opens secrets on a file, or in memory. A secret has only its first version: there is no rotation.
 *
 * @param stateFile  file of the values, readable by this user only; null keeps them in memory
 */
export function openSecrets({
  stateFile,
  region,
  accountId,
}: {
  stateFile: string | null;
  region: string;
  accountId: string;
}): Secrets {
  const file = openJsonFile(stateFile);
  const texts = new Map(Object.entries(secretFile.parse(file.read() ?? {})));
  const handle = serveAwsJson({
    target: 'secretsmanager.',
    version: '1.1',
    accesses: (operation, input) => {
      const { SecretId } = (input ?? {}) as { SecretId?: unknown };
      return [{ action: `secretsmanager:${operation}`, resource: String(SecretId) }];
    },
    act: (operation, input) => (operation === 'GetSecretValue' ? valueOf(input) : undefined),
  });
  return { ensureSecret, lookUp, handle };

  function ensureSecret(logicalId: string, properties: unknown): { readonly arn: string } {
    const type = 'AWS::SecretsManager::Secret';
    const { GenerateSecretString: generated } = readProperties({
      type,
      logicalId,
      properties,
      inert,
      schema: secretProperties,
    });
    const arn = secretArn(logicalId, { region, accountId });
    if (!texts.has(arn)) {
      const text = Array.from({ length: generated.PasswordLength }, () => letters[randomInt(letters.length)]);
      const fields = JSON.parse(generated.SecretStringTemplate) as Record<string, string>;
      texts.set(arn, JSON.stringify({ ...fields, [generated.GenerateStringKey]: text.join('') }));
      file.write(Object.fromEntries(texts));
    }
    return { arn };
  }

  function lookUp(text: string): string {
    if (!text.includes('{{resolve:')) return text;
    const [, arn = '', field = ''] = fieldReference.exec(text) ?? [];
    const value = (JSON.parse(texts.get(arn) ?? '{}') as Record<string, string>)[field];
    if (value === undefined) throw new Error(`The offline host cannot resolve ${text}.`);
    return value;
  }

  function valueOf(input: unknown): object {
    const parsed = question.safeParse(input);
    const text = parsed.success ? texts.get(parsed.data.SecretId) : undefined;
    // https://docs.aws.amazon.com/secretsmanager/latest/apireference/API_GetSecretValue.html#API_GetSecretValue_Errors
    if (!parsed.success || text === undefined)
      return new Refusal('ResourceNotFoundException', "Secrets Manager can't find the specified secret.");
    return { ARN: parsed.data.SecretId, Name: parsed.data.SecretId, SecretString: text };
  }
}

/**
 * The ARN of a secret with its suffix of six characters:
 * https://docs.aws.amazon.com/secretsmanager/latest/userguide/troubleshoot.html#ARN_secretnamehyphen.
 */
export function secretArn(
  logicalId: string,
  { region, accountId }: { region: string; accountId: string },
): string {
  return `arn:aws:secretsmanager:${region}:${accountId}:secret:${logicalId}-${stableId(logicalId, 6)}`;
}
