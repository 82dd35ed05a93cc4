import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { AdminGetUserCommand } from '@aws-sdk/client-cognito-identity-provider';
import { GetObjectCommand } from '@aws-sdk/client-s3';
import { SendMessageCommand } from '@aws-sdk/client-sqs';
import { GetCommand } from '@aws-sdk/lib-dynamodb';
import type { APIGatewayProxyEvent } from 'aws-lambda';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { createApi } from '#http/api';
import { isOutage } from '#http/outage';
import { cognito, dynamoDb, playDependencies, s3, sqs } from './dependencies';
import { readWallet } from './play-fab-ops/play/contracts';
import { playRoutes } from './play-fab-ops/play/routes';

const patience = { connectMs: 200, answerMs: 200 };
const player = '7a1c0c5e-0000-4000-8000-000000000004';

/** Whatever a function is told as it starts. */
const environment = {
  AWS_REGION: 'us-east-1',
  AWS_ACCESS_KEY_ID: 'test',
  AWS_SECRET_ACCESS_KEY: 'test',
  WALLETS_TABLE: 'wallets',
  LEDGER_TABLE: 'ledger',
  PLAYERS_TABLE: 'players',
  USER_POOL_ID: 'us-east-1_test',
  SITE_ORIGIN: 'https://play.example',
  SHORTEST_CYCLE_MS_SLOTS: '0',
  WRITES_PER_SECOND: '20',
  READS_PER_SECOND: '1',
};

beforeEach(() => {
  for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value);
});
afterEach(() => {
  vi.unstubAllEnvs();
});

/** Puts a service on the loopback interface where the clients of AWS look for theirs. */
async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  vi.stubEnv('AWS_ENDPOINT_URL', url);
  onTestFinished(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  return url;
}

const nothing: RequestListener = (_request, response) => {
  response.writeHead(200, { 'Content-Type': 'application/x-amz-json-1.0' }).end('{}');
};

const userNotFound: RequestListener = (_request, response) => {
  response.writeHead(400, { 'x-amzn-errortype': 'UserNotFoundException' }).end('{}');
};

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
});

describe('playDependencies', () => {
  const authorizer = { claims: { sub: player, token_use: 'access' } };
  const event = { requestContext: { authorizer } } as unknown as APIGatewayProxyEvent;

  it('take a player for signed out whom the user pool has lost', async () => {
    await serve((request, response) => {
      const isCognito = String(request.headers['x-amz-target']).startsWith('AWSCognito');
      (isCognito ? userNotFound : nothing)(request, response);
    });

    const response = await playRoutes(playDependencies()).request('/wallet', {}, { event });

    expect(response.status).toBe(401);
    expect(await response.json()).toMatchObject({ error: { code: 'session/required' } });
  });

  it('limit reads to the rate of the stage', async () => {
    const app = playRoutes(playDependencies());
    const ask = async () => (await app.request('/games/no-such-game/rounds', {}, { event })).status;

    expect([await ask(), await ask()]).toEqual([404, 429]);
  });
});
