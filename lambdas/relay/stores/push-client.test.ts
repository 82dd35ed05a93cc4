import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createPushClient } from './push-client';

const variables = { input: { player: 'somebody' } };
const role = { accessKeyId: 'AKID', secretAccessKey: 'secret', sessionToken: 'session' };

/** An AppSync fake with a fixed response, and a client of it. */
async function setup(
  answer: (request: IncomingMessage, response: ServerResponse) => void,
  credentials: () => Promise<typeof role> = async () => role,
) {
  const received: { headers: IncomingMessage['headers']; body: string }[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      received.push({ headers: request.headers, body: Buffer.concat(chunks).toString() });
      answer(request, response);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/graphql`;
  return { received, client: createPushClient({ url, region: 'us-east-1', credentials, timeoutMs: 300 }) };
}

const answering = (status: number, body: string) => (_request: IncomingMessage, response: ServerResponse) =>
  void response.writeHead(status, { 'Content-Type': 'application/json' }).end(body);

describe('createPushClient', () => {
  it('sends the mutation signed for AppSync as the role of the function', async () => {
    const { received, client } = await setup(answering(200, '{"data":{"publish":{}}}'));

    await client.mutate('mutation { publish }', variables);

    expect(JSON.parse(received[0]!.body)).toEqual({ query: 'mutation { publish }', variables });
    const { headers } = received[0]!;
    expect(headers['content-type']).toBe('application/json');
    expect(headers.authorization).toMatch(
      /^AWS4-HMAC-SHA256 Credential=AKID\/\d{8}\/us-east-1\/appsync\/aws4_request, SignedHeaders=.*host.*, Signature=/,
    );
    expect(headers['x-amz-security-token']).toBe('session');
  });

  it('reads the credentials for each request, because Lambda replaces them', async () => {
    let reads = 0;
    const credentials = async () => ({ ...role, accessKeyId: `AKID${(reads += 1)}` });
    const { received, client } = await setup(answering(200, '{"data":{}}'), credentials);

    await client.mutate('mutation { publish }', variables);
    await client.mutate('mutation { publish }', variables);

    expect(received[1]?.headers.authorization).toContain('Credential=AKID2/');
  });

  it.each([
    [
      'an error in an answer that says 200',
      200,
      '{"data":null,"errors":[{"errorType":"Unauthorized"}]}',
      ['Unauthorized'],
    ],
    ['an error beside data', 200, '{"data":{},"errors":[{"message":"somebody"}]}', ['unknown']],
    ['a refusal', 401, '{"errors":[{"errorType":"UnauthorizedException"}]}', ['UnauthorizedException']],
    ['an outage', 503, 'Service Unavailable', ['not-json']],
    ['an answer that is none', 200, 'null', ['no-data']],
  ])('throws without quoting data for %s', async (_case, status, body, errorTypes) => {
    const { received, client } = await setup(answering(status, body));

    const failure = client.mutate('mutation { publish }', variables);

    await expect(failure).rejects.toMatchObject({
      name: 'PushFailed',
      status,
      errorTypes,
      message: expect.not.stringContaining('somebody'),
    });
    expect(received).toHaveLength(1);
  });

  it('throws for a redirect, and does not follow it', async () => {
    const { received, client } = await setup((_request, response) => {
      const isFirst = received.length === 1;
      response.writeHead(isFirst ? 307 : 200, { Location: '/elsewhere' }).end('{"data":{}}');
    });

    await expect(client.mutate('mutation { publish }', variables)).rejects.toMatchObject({
      name: 'PushFailed',
      status: 307,
    });
    expect(received).toHaveLength(1);
  });

  it.each([
    ['never begins to answer', () => undefined],
    [
      'stops halfway',
      (_request: IncomingMessage, response: ServerResponse) => void response.writeHead(200).write('{'),
    ],
  ])('times out when the server %s', async (_case, answer) => {
    const { client } = await setup(answer);

    await expect(client.mutate('mutation { publish }', variables)).rejects.toMatchObject({
      name: 'TimeoutError',
    });
  });
});
