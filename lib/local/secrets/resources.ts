import * as z from 'zod';
import { localArn } from '../template/account';
import { readerOf } from '../template/resource-properties';
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

/** Reads an `AWS::SecretsManager::Secret` whose value the service generates. */
export const readSecret = readerOf('AWS::SecretsManager::Secret', secretProperties, {
  Description: 'for people to read',
  Tags: 'labels',
});

/**
 * The ARN of a secret with its suffix of six characters:
 * https://docs.aws.amazon.com/secretsmanager/latest/userguide/troubleshoot.html#ARN_secretnamehyphen.
 */
export function secretArn(logicalId: string): string {
  return localArn('secretsmanager', `secret:${logicalId}-${stableId(logicalId, 6)}`);
}
