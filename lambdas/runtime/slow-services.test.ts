import { AdminGetUserCommand } from '@aws-sdk/client-cognito-identity-provider';
import { GetObjectCommand } from '@aws-sdk/client-s3';
import { SendMessageCommand } from '@aws-sdk/client-sqs';
import { GetCommand } from '@aws-sdk/lib-dynamodb';
import type { LambdaContext } from 'hono/aws-lambda';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readWallet } from '#contracts/play/routes';
import { cognito, dynamoDb, s3, sqs } from './aws/aws-clients';
import { createApi } from './http/api';
import { lambdaHandler, type RestApiEvent } from './http/lambda-handler';
import { isOutage } from './outage';
import { nothing, serve } from './stand-in-service';

const patience = { connectMs: 200, answerMs: 200 };
const player = '7a1c0c5e-0000-4000-8000-000000000004';

const walletEvent = {
  resource: '/wallet',
  path: '/wallet',
  httpMethod: 'GET',
  body: null,
  isBase64Encoded: false,
  headers: { Host: 'api.example' },
  requestContext: { domainName: 'api.example' },
} as unknown as RestApiEvent;

beforeEach(() => {
  vi.stubEnv('AWS_REGION', 'us-east-1');
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'test');
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'test');
});
afterEach(() => {
  vi.unstubAllEnvs();
});

const read = new GetCommand({ TableName: 'wallets', Key: { player } });
const look = new AdminGetUserCommand({ UserPoolId: 'pool', Username: player });
const fetchObject = new GetObjectCommand({ Bucket: 'files', Key: 'uploads/a' });
const leave = (QueueUrl: string) => new SendMessageCommand({ QueueUrl, MessageBody: '{}' });

/** One command to each service, given the address where it is served. */
const commands = {
  dynamoDb: () => dynamoDb(patience).send(read),
  cognito: () => cognito(patience).send(look),
  s3: () => s3(patience).send(fetchObject),
  sqs: (url: string) => sqs(patience).send(leave(`${url}/1/lapses`)),
};

describe('clients of AWS', () => {
  it.each(Object.entries(commands))('%s gives a service up that never answers', async (_name, send) => {
    const url = await serve(() => undefined);

    const error: unknown = await send(url).catch((thrown: unknown) => thrown);

    expect(error).toMatchObject({ name: 'TimeoutError' });
    expect(isOutage(error as Error)).toBe(true);
  });

  it('give up a service that only ever says that it is working on it', async () => {
    await serve((_request, response) => {
      const saying = setInterval(() => response.writeProcessing(), 20);
      response.on('close', () => clearInterval(saying));
    });

    const error: unknown = await commands.dynamoDb().catch((thrown: unknown) => thrown);

    expect(isOutage(error as Error)).toBe(true);
  });

  it('give up a service that stops halfway through its answer', async () => {
    await serve((_request, response) => {
      response.writeHead(200, { 'Content-Type': 'application/x-amz-json-1.0', 'Content-Length': '100' });
      response.write('{"Item":');
    });

    const error: unknown = await commands.dynamoDb().catch((thrown: unknown) => thrown);

    expect(isOutage(error as Error)).toBe(true);
  });

  it('try a service again that did not answer once', async () => {
    let asked = 0;
    await serve((request, response) => {
      asked += 1;
      if (asked > 1) nothing(request, response);
    });

    await expect(commands.dynamoDb()).resolves.toMatchObject({ $metadata: { attempts: 2 } });
  });

  it('make a hung service a 503 of the API', async () => {
    await serve(() => undefined);
    const { app, publicRoute } = createApi({ siteOrigin: '*', log: () => undefined });
    publicRoute(readWallet, async () => {
      await commands.dynamoDb();
      throw new Error('The service that never answers has answered');
    });

    const response = await app.request('/wallet');

    expect(response.status).toBe(503);
    expect(await response.json()).toMatchObject({ error: { code: 'request/unavailable' } });
  });

  it('begin no attempt that their function may not see the end of: a slow service is a 503 in time', async () => {
    let asked = 0;
    await serve(() => (asked += 1));
    const { app, publicRoute } = createApi({ siteOrigin: '*', log: () => undefined });
    publicRoute(readWallet, async () => {
      await commands.dynamoDb();
      throw new Error('The service that never answers has answered');
    });
    const timesLeftMs = [1_000, 800];
    const context = { getRemainingTimeInMillis: () => timesLeftMs.shift()! } as LambdaContext;

    const { statusCode } = await lambdaHandler(app)(walletEvent, context);

    expect([statusCode, asked]).toEqual([503, 1]);
  });
});
