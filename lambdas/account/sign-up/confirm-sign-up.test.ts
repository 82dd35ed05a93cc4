import type { PostConfirmationTriggerEvent } from 'aws-lambda';
import { describe, expect, it } from 'vitest';
import { amount } from '#domain/money/coin';
import { createFakeWallets } from '#lambdas/fakes/wallets';
import type { Log } from '#lambdas/runtime/log';
import { confirmSignUp } from './confirm-sign-up';

const player = '7a1c0c5e-0000-4000-8000-000000000004';

function setup() {
  const stores = createFakeWallets();
  const logged: string[] = [];
  const log: Log = ({ code }) => void logged.push(code);
  const now = () => new Date('2026-11-21T12:00:00Z');
  const common = {
    now,
    log,
    pause: async () => undefined,
    makeClientSeed: () => 'seed',
    welcomeGold: amount(10_000),
  };
  const userAttributes = { sub: player, email: 'new@jade.test', email_verified: 'true' };
  const event: PostConfirmationTriggerEvent = {
    version: '1',
    region: 'us-east-1',
    userPoolId: 'us-east-1_test',
    userName: player,
    response: {},
    callerContext: { awsSdkVersion: 'test', clientId: 'test' },
    triggerSource: 'PostConfirmation_ConfirmSignUp',
    request: { userAttributes },
  };
  return { stores, logged, event, dependencies: { ...stores, ...common } };
}

describe('confirmSignUp', () => {
  it('opens the wallet with the welcome grant', async () => {
    const { stores, event, dependencies } = setup();

    await confirmSignUp(dependencies)(event);

    expect((await stores.wallets.load(player))?.wallet.balances.gold).toBe(10_000);
  });

  it('keeps the sign-up and logs when the tables are unavailable', async () => {
    const { stores, logged, event, dependencies } = setup();
    const wallets = { ...stores.wallets, open: () => Promise.reject(new Error('away')) };

    await confirmSignUp({ ...dependencies, wallets })(event);

    expect(logged).toEqual(['WALLET_LEFT_TO_OPEN']);
  });
});
