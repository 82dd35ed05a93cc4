import { Refusal, serveAwsJson } from '../http/aws-json';

/** Emulated operations of `secretsmanager`. */
export const secretOperations: readonly string[] = ['GetSecretValue'];

/** Serves the operations on the texts of secrets by their ARNs. */
export function serveSecrets(texts: ReadonlyMap<string, string>) {
  return serveAwsJson({
    target: 'secretsmanager.',
    version: '1.1',
    accesses: (operation, input) => [
      { action: `secretsmanager:${operation}`, resource: String(secretIdOf(input)) },
    ],
    act: (operation, input) => (operation === 'GetSecretValue' ? valueOf(secretIdOf(input)) : undefined),
  });

  function valueOf(id: unknown): object {
    const text = typeof id === 'string' ? texts.get(id) : undefined;
    // https://docs.aws.amazon.com/secretsmanager/latest/apireference/API_GetSecretValue.html#API_GetSecretValue_Errors
    if (text === undefined)
      return new Refusal('ResourceNotFoundException', "Secrets Manager can't find the specified secret.");
    return { ARN: id, Name: id, SecretString: text };
  }
}

function secretIdOf(input: unknown): unknown {
  return ((input ?? {}) as { SecretId?: unknown }).SecretId;
}
