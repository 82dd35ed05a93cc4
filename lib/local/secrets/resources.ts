import * as z from 'zod';
import { readProperties } from '../template/resource-properties';
import { stableId } from '../template/stable-id';

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

type GeneratedSecret = z.infer<typeof secretProperties>['GenerateSecretString'];

/**
 * Reads an `AWS::SecretsManager::Secret` whose value the service generates.
 *
 * @throws Error for a property that is not emulated
 */
export function readSecret(logicalId: string, properties: unknown): GeneratedSecret {
  const type = 'AWS::SecretsManager::Secret';
  const schema = secretProperties;
  return readProperties({ type, logicalId, properties, schema, inert }).GenerateSecretString;
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
