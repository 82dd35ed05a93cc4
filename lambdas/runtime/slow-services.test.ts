import { AdminGetUserCommand } from '@aws-sdk/client-cognito-identity-provider';
import { GetObjectCommand } from '@aws-sdk/client-s3';
import { SendMessageCommand } from '@aws-sdk/client-sqs';
import { GetCommand } from '@aws-sdk/lib-dynamodb';
import type { LambdaContext } from 'hono/aws-lambda';
import { describe, expect, it } from 'vitest';
import { readWallet } from '#contracts/play/routes';
import { cognito } from './aws/cognito';
import { dynamoDb } from './aws/dynamo-db';
import { s3 } from './aws/s3';
import { sqs } from './aws/sqs';
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

const read = new GetCommand({ TableName: 'wallets', Key: { player } });
const getUser = new AdminGetUserCommand({ UserPoolId: 'pool', Username: player });
const fetchObject = new GetObjectCommand({ Bucket: 'files', Key: 'uploads/a' });
const leave = (QueueUrl: string) => new SendMessageCommand({ QueueUrl, MessageBody: '{}' });

/** One command per service, given the address of the fake service. */
const commands = {
  dynamoDb: () => dynamoDb(patience).send(read),
  cognito: () => cognito(patience).send(getUser),
  s3: () => s3(patience).send(fetchObject),
  sqs: (url: string) => sqs(patience).send(leave(`${url}/1/lapses`)),
};

describe('AWS clients', () => {
  it.each(Object.entries(commands))('%s times out when the service never responds', async (_name, send) => {
    const url = await serve(() => undefined);

    const error: unknown = await send(url).catch((thrown: unknown) => thrown);

    expect(error).toMatchObject({ name: 'TimeoutError' });
    expect(isOutage(error as Error)).toBe(true);
  });

  it('time out when the service sends only interim responses', async () => {
    await serve((_request, response) => {
      const saying = setInterval(() => response.writeProcessing(), 20);
      response.on('close', () => clearInterval(saying));
    });

    const error: unknown = await commands.dynamoDb().catch((thrown: unknown) => thrown);

    expect(isOutage(error as Error)).toBe(true);
  });

  it('time out when a response stalls halfway', async () => {
    await serve((_request, response) => {
      response.writeHead(200, { 'Content-Type': 'application/x-amz-json-1.0', 'Content-Length': '100' });
      response.write('{"Item":');
    });

    const error: unknown = await commands.dynamoDb().catch((thrown: unknown) => thrown);

    expect(isOutage(error as Error)).toBe(true);
  });

  it('retry a request that timed out once', async () => {
    let requests = 0;
    await serve((request, response) => {
      requests += 1;
      if (requests > 1) nothing(request, response);
    });

    await expect(commands.dynamoDb()).resolves.toMatchObject({ $metadata: { attempts: 2 } });
  });

  it('cause a 503 response when a service hangs', async () => {
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

  it("start no attempt that may exceed the function's time, and cause a 503 response in time", async () => {
    let requests = 0;
    await serve(() => (requests += 1));
    const { app, publicRoute } = createApi({ siteOrigin: '*', log: () => undefined });
    publicRoute(readWallet, async () => {
      await commands.dynamoDb();
      throw new Error('The service that never answers has answered');
    });
    const timesLeftMs = [1_000, 800];
    const context = { getRemainingTimeInMillis: () => timesLeftMs.shift()! } as LambdaContext;

    const { statusCode } = await lambdaHandler(app)(walletEvent, context);

    expect([statusCode, requests]).toEqual([503, 1]);
  });
});
