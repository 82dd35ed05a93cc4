import { mkdtempSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createSecretStore } from '#lambdas/runtime/aws/secret-store';
import { openSecrets } from '../../lib/local/secrets/state';

const properties = {
  Description: 'A key',
  GenerateSecretString: {
    SecretStringTemplate: '{}',
    GenerateStringKey: 'key',
    PasswordLength: 64,
    ExcludePunctuation: true,
  },
};

async function setup(stateFile: string | null = null) {
  const secrets = openSecrets(stateFile);
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => void secrets.handle(request, response, Buffer.concat(parts)));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  const { arn } = secrets.ensureSecret('GiftCodesKey', properties);
  const read = (name: string) =>
    createSecretStore({
      name,
      region: 'us-east-1',
      timeoutMs: 5_000,
      url,
      credentials: async () => ({ accessKeyId: 'a-role', secretAccessKey: 'secret' }),
    })();
  return { secrets, arn, read };
}

describe('secrets', () => {
  it('are generated as the template specifies, and read as functions read them', async () => {
    const { arn, read } = await setup();

    expect(await read(arn)).toEqual({ key: expect.stringMatching(/^[A-Za-z0-9]{64}$/) });
  });

  it('survive a restart', async () => {
    const stateFile = join(mkdtempSync(join(tmpdir(), 'secrets-')), 'secrets.json');
    const before = await setup(stateFile);
    const after = await setup(stateFile);

    expect(after.arn).toBe(before.arn);
    expect(await after.read(after.arn)).toEqual(await before.read(before.arn));
  });

  // https://docs.aws.amazon.com/secretsmanager/latest/apireference/API_GetSecretValue.html#API_GetSecretValue_Errors
  it('are refused under another name', async () => {
    const { read } = await setup();

    await expect(read('arn:aws:secretsmanager:us-east-1:000000000000:secret:other')).rejects.toThrow(/400/);
  });

  it('that are not generated stop the start', async () => {
    const { secrets } = await setup();

    expect(() => secrets.ensureSecret('Other', { SecretString: 'written in the template' })).toThrow(
      /does not support/,
    );
  });
});
