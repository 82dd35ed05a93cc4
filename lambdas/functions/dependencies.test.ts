import type { RequestListener } from 'node:http';
import type { CustomMessageTriggerEvent, PostConfirmationTriggerEvent } from 'aws-lambda';
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
  FILES_BUCKET: 'files',
  PRODUCTS_TABLE: 'products',
  PICTURES_KEPT_DAYS: '1',
  SITE_BUCKET: 'site',
  BUILDS_KEPT_DAYS: '30',
};

beforeEach(() => {
  for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value);
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  // A handler reads its settings when its module is loaded.
  vi.resetModules();
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

/** Collects the lines of level ERROR that a handler logs. */
function errorLines(): { code: string }[] {
  // Makes Powertools write to the global console.
  vi.stubEnv('POWERTOOLS_DEV', 'true');
  const lines: { code: string }[] = [];
  vi.spyOn(console, 'error').mockImplementation(
    (line) => void lines.push(JSON.parse(String(line)) as { code: string }),
  );
  return lines;
}

describe('the handler of a daily function', () => {
  it.each([
    ['schedule-build-sweep', () => import('./schedule-build-sweep/handler')],
    ['schedule-picture-sweep', () => import('./schedule-picture-sweep/handler')],
  ])('logs an outage as an error, which the alarm on error lines counts: %s', async (_name, load) => {
    await serve((_request, response) => void response.writeHead(403).end());
    const logged = errorLines();
    const { handler } = await load();

    await expect(handler()).rejects.toThrow();

    expect(logged).toMatchObject([{ code: 'RUN_FAILED' }]);
  });
});

describe('the handler of a trigger that refuses by an error', () => {
  const event = {
    triggerSource: 'CustomMessage_UpdateUserAttribute',
    request: { userAttributes: { sub: player, email_verified: 'true' } },
  } as unknown as CustomMessageTriggerEvent;

  it('logs an outage as an error, since the alarm on failed functions leaves its errors out', async () => {
    await serve((_request, response) => void response.writeHead(400).end('{}'));
    const logged = errorLines();
    const { handler } = await import('./trigger-custom-message/handler');

    await expect(handler(event)).rejects.toThrow();

    expect(logged).toMatchObject([{ code: 'RUN_FAILED' }]);
  });

  it('logs no error when it refuses a code', async () => {
    await serve(nothing);
    const logged = errorLines();
    const { handler } = await import('./trigger-custom-message/handler');

    await expect(handler(event)).rejects.toThrow('Request a change of the address');

    expect(logged).toEqual([]);
  });
});
