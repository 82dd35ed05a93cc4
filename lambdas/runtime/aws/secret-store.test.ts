import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { Outage } from '../outage';
import { createSecretStore } from './secret-store';

async function setup(listener: RequestListener) {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  return createSecretStore({
    name: 'jade-harbour/test/stripe',
    version: 'version-1',
    region: 'us-east-1',
    timeoutMs: 5_000,
    credentials: async () => ({ accessKeyId: 'AKID', secretAccessKey: 'secret', sessionToken: 'token' }),
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
  });
}

describe('createSecretStore', () => {
  it("requests the version of the secret once, signed with the role's credentials", async () => {
    const requests: string[] = [];
    const read = await setup((request, response) => {
      let text = '';
      request.on('data', (chunk: Buffer) => (text += chunk.toString()));
      request.on('end', () => {
        requests.push(
          [request.headers['x-amz-target'], request.headers.authorization?.split(' ')[0], text].join(' '),
        );
        response.end(JSON.stringify({ SecretString: '{"apiKey":"sk","webhookSecret":"wh"}' }));
      });
    });

    const secrets = [await read(), await read()];

    expect(secrets).toEqual(Array(2).fill({ apiKey: 'sk', webhookSecret: 'wh' }));
    expect(requests).toEqual([
      'secretsmanager.GetSecretValue AWS4-HMAC-SHA256 {"SecretId":"jade-harbour/test/stripe","VersionId":"version-1"}',
    ]);
  });

  it('retries after a failure, and quotes no secret in its errors', async () => {
    const answers = [
      [400, '{"message":"no"}'],
      [200, '{"SecretString":"not json"}'],
      [200, '{"SecretString":"{}"}'],
    ];
    const read = await setup((_request, response) => {
      const [status, text] = answers.shift() as [number, string];
      response.writeHead(status).end(text);
    });

    await expect(read()).rejects.toThrow('Secrets Manager answered with status 400');
    await expect(read()).rejects.toThrow(/^The secret is no JSON object$/);
    expect(await read()).toEqual({});
  });

  it('throws on a redirect and sends nothing to its target', async () => {
    const paths: (string | undefined)[] = [];
    const read = await setup((request, response) => {
      paths.push(request.url);
      const isFirst = paths.length === 1;
      response.writeHead(isFirst ? 307 : 200, { Location: '/elsewhere' }).end('{"SecretString":"{}"}');
    });

    await expect(read()).rejects.toThrow('Secrets Manager answered with status 307');
    expect(paths).toEqual(['/']);
  });

  it('throws Outage while the service is busy or unreachable', async () => {
    const busy = await setup((_request, response) => void response.writeHead(503).end());
    const away = await setup((request) => void request.socket.destroy());

    await expect(busy()).rejects.toThrow(Outage);
    await expect(away()).rejects.toThrow(Outage);
  });
});
