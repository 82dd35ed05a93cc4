import * as z from 'zod';
import { type AwsJsonHandler, Refusal, serveAwsJson } from '../http/aws-json';

/** Emulated operations of `secretsmanager`. */
export const secretOperations: readonly string[] = ['GetSecretValue'];

const question = z.object({ SecretId: z.string() });

/**
 * Serves the operations.
 *
 * @param textOf  the value of a secret by its ARN; undefined for an unknown one
 */
export function serveSecrets(textOf: (arn: string) => string | undefined): AwsJsonHandler {
  return serveAwsJson({
    target: 'secretsmanager.',
    version: '1.1',
    accesses: (operation, input) => {
      const { SecretId } = (input ?? {}) as { SecretId?: unknown };
      return [{ action: `secretsmanager:${operation}`, resource: String(SecretId) }];
    },
    act: (operation, input) => (operation === 'GetSecretValue' ? valueOf(input) : undefined),
  });

  function valueOf(input: unknown): object {
    const parsed = question.safeParse(input);
    const text = parsed.success ? textOf(parsed.data.SecretId) : undefined;
    // https://docs.aws.amazon.com/secretsmanager/latest/apireference/API_GetSecretValue.html#API_GetSecretValue_Errors
    if (!parsed.success || text === undefined)
      return new Refusal('ResourceNotFoundException', "Secrets Manager can't find the specified secret.");
    return { ARN: parsed.data.SecretId, Name: parsed.data.SecretId, SecretString: text };
  }
}
