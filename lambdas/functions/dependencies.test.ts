import type { RequestListener } from 'node:http';
import type { PostConfirmationTriggerEvent } from 'aws-lambda';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { playRoutes } from '#lambdas/play/routes';
import { authorizedEvent } from '#lambdas/runtime/http/event-fixture';
import { nothing, serve } from '#lambdas/runtime/stand-in-service';
import { playDependencies } from './api-play/dependencies';

/** Limit of https://docs.aws.amazon.com/cognito/latest/developerguide/cognito-user-pools-working-with-lambda-triggers.html */
const cognitosPatienceMs = 5_000;
const player = '7a1c0c5e-0000-4000-8000-000000000004';

/** The environment of every function. */
const environment = {
  AWS_REGION: 'us-east-1',
  AWS_ACCESS_KEY_ID: 'test',
  AWS_SECRET_ACCESS_KEY: 'test',
  WALLETS_TABLE: 'wallets',
  LEDGER_TABLE: 'ledger',
  PLAYERS_TABLE: 'players',
  NOTICES_TABLE: 'notices',
  METRICS_TABLE: 'metrics',
  SERVER_SEEDS_SECRET: 'server-seeds',
  USER_POOL_ID: 'us-east-1_test',
  SITE_ORIGIN: 'https://play.example',
  SHORTEST_CYCLE_MS_SLOTS: '0',
  SHORTEST_CYCLE_MS_OTHERS: '0',
  WRITES_PER_SECOND: '20',
  READS_PER_SECOND: '1',
};

beforeEach(() => {
  for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value);
});
afterEach(() => {
  vi.unstubAllEnvs();
});

const userNotFound: RequestListener = (_request, response) => {
  response.writeHead(400, { 'x-amzn-errortype': 'UserNotFoundException' }).end('{}');
};

describe('postConfirmationDependencies', () => {
  it("complete the sign-up within Cognito's limit when the tables never respond", async () => {
    await serve(() => undefined);
    const { handler } = await import('./trigger-post-confirmation/handler');
    const event = {
      triggerSource: 'PostConfirmation_ConfirmSignUp',
      request: { userAttributes: { sub: player, email: 'new@jade.test', email_verified: 'true' } },
    } as unknown as PostConfirmationTriggerEvent;
    const begun = performance.now();

    expect(await handler(event)).toBe(event);

    expect(performance.now() - begun).toBeLessThan(cognitosPatienceMs);
  }, 15_000);
});

describe('playDependencies', () => {
  const event = authorizedEvent({ sub: player, token_use: 'access' });

  it('return 401 for a player who no longer exists in the user pool', async () => {
    await serve((request, response) => {
      const isCognito = String(request.headers['x-amz-target']).startsWith('AWSCognito');
      (isCognito ? userNotFound : nothing)(request, response);
    });

    const response = await playRoutes(playDependencies()).request('/wallet', {}, { event });

    expect(response.status).toBe(401);
    expect(await response.json()).toMatchObject({ error: { code: 'session/required' } });
  });

  it('limit reads to the rate of the stage', async () => {
    await serve(nothing);
    const app = playRoutes(playDependencies());
    const callApi = async () => (await app.request('/games/no-such-game/rounds', {}, { event })).status;

    expect([await callApi(), await callApi()]).toEqual([404, 429]);
  });
});
