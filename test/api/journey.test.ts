import { Amplify, type ResourcesConfig } from 'aws-amplify';
import { get, post } from 'aws-amplify/api';
import { confirmSignUp, fetchAuthSession, signIn, signOut, signUp } from 'aws-amplify/auth';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Casino, openCasino } from './casino';

const email = 'newcomer@jade.test';
const password = 'Harbour-Night-88';

describe('first visit with the unmodified Amplify client', () => {
  let casino: Casino;
  beforeAll(async () => {
    casino = await openCasino();
    Amplify.configure(casino.config.amplify as ResourcesConfig, {
      API: { REST: { headers: async () => ({ Authorization: await accessToken() }) } },
    });
  });
  afterAll(async () => {
    await signOut();
    await casino.close();
  });

  it('leads from sign-up through the mailed code and a spin to the ledger row', async () => {
    const { nextStep } = await signUp({ username: email, password, options: { userAttributes: { email } } });
    expect(nextStep.signUpStep).toBe('CONFIRM_SIGN_UP');
    const mail = casino.host.outbox.list().findLast(({ to }) => to === email);
    await confirmSignUp({ username: email, confirmationCode: mail?.code ?? '' });
    const { isSignedIn } = await signIn({ username: email, password });
    expect(isSignedIn).toBe(true);

    const before = await read('/wallet');
    const { response } = post({
      apiName: 'playFabOps',
      path: '/games/hk-slots/rounds',
      options: { headers: { 'Idempotency-Key': 'first-spin' }, body: { coin: 'gold', stake: 100 } },
    });
    const played = JSON.parse(await (await response).body.text());
    await casino.host.indexesCaughtUp();
    const ledger = await read('/wallet/transactions');

    expect(before).toMatchObject({ sequence: 1, balances: { gold: 10_000 } });
    expect(played.balances.gold).toBe(10_000 - 100 + played.round.payout);
    expect(ledger.items[0]).toMatchObject({ kind: 'round', round: played.round, balances: played.balances });
  });

  it('opens the wallet in the post-confirmation trigger', () => {
    const invoked = casino.host.functions.invocations.map(({ functionName }) => functionName);

    expect(invoked.some((name) => /PostConfirmation/i.test(name))).toBe(true);
  });
});

async function accessToken(): Promise<string> {
  const { tokens } = await fetchAuthSession();
  if (!tokens) throw new Error('The sign-in returned no tokens');
  return tokens.accessToken.toString();
}

async function read(path: string) {
  const { body } = await get({ apiName: 'playFabOps', path }).response;
  return JSON.parse(await body.text());
}
