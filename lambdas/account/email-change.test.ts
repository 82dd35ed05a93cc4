import { describe, expect, it, vi } from 'vitest';
import { logLines } from '#lambdas/runtime/log';
import { Outage } from '#lambdas/runtime/outage';
import { closeWallet } from '#lambdas/wallet/close-fixture';
import { openAccount } from './account-fixture';
import { leastResponseMs } from './request-email-change';

const hourMs = 3_600_000;

function setup() {
  const opened = openAccount();
  const device = opened.signIn();
  const { player, stores, memory, clock } = opened;
  return {
    ...opened,
    device,
    callApi: (email: string, key = email) => device('POST', '/account/email-changes', { email }, key),
    stop: (token: string) => device('POST', '/public/email-change-stops', { player, token }),
    requested: () => memory.profiles.get(player)?.emailChanges.requested ?? null,
    /** The secret part of the latest request's stop link. */
    token: () => memory.profiles.get(player)?.emailChanges.stopLinks.at(-1)?.token.split('/')[1] ?? '',
    redeemsFrom: async () => (await stores.wallets.load(player))?.play.redeemsFrom ?? null,
    steps: () =>
      stores.entries.flatMap(({ transaction: { detail } }) =>
        detail.kind === 'account-change' ? [detail.step] : [],
      ),
    pass: (hours: number) => void (clock.now = new Date(clock.now.getTime() + hours * hourMs)),
  };
}

describe('requestEmailChange', () => {
  it('records the request and pauses redemptions before the code is sent', async () => {
    const { callApi, requested, sentCodes, redeemsFrom, steps, clock } = setup();
    const requestedAt = clock.now.getTime();

    const { status, body } = await callApi('New@Jade.test');

    expect(status).toBe(200);
    expect(sentCodes).toEqual([{ email: 'new@jade.test', pass: requested()?.pass }]);
    expect(steps()).toEqual(['email-change-requested']);
    expect(await redeemsFrom()).toEqual(new Date(requestedAt + 96 * hourMs));
    expect(body).toEqual({
      email: 'new@jade.test',
      confirmableUntil: new Date(requestedAt + 24 * hourMs).toISOString(),
      redeemsFrom: new Date(requestedAt + 96 * hourMs).toISOString(),
    });
    expect(JSON.stringify(body)).not.toContain(requested()?.pass);
  });

  it('sends the code again for the same address a minute later under any key, with one ledger row', async () => {
    const { callApi, sentCodes, steps, pass } = setup();

    for (const key of ['one', 'one', 'two']) {
      await callApi('new@jade.test', key);
      pass(1 / 60);
    }

    expect(new Set(sentCodes.map((sent) => sent.pass)).size).toBe(1);
    expect(sentCodes).toHaveLength(3);
    expect(steps()).toEqual(['email-change-requested']);
  });

  it.each(['free@jade.test', 'taken@jade.test'])(
    'sends nothing and does not wait when %s is requested again within a minute under any key',
    async (email) => {
      const { callApi, dependencies, sentCodes, waited } = setup();
      const find = vi.spyOn(dependencies.directory, 'find');
      const first = await callApi(email, 'one');

      const repeated = [await callApi(email, 'one'), await callApi(email, 'two')];

      expect(repeated).toEqual([first, first]);
      expect([waited, find.mock.calls]).toEqual([[leastResponseMs], [[email]]]);
      expect(sentCodes).toHaveLength(email.startsWith('free') ? 1 : 0);
    },
  );

  it('sends one code for concurrent requests of an address', async () => {
    const { callApi, sentCodes, waited } = setup();

    const responses = await Promise.all(['one', 'two', 'three'].map((key) => callApi('new@jade.test', key)));

    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect([sentCodes.length, waited.length]).toEqual([1, 1]);
  });

  it('refuses to repeat a request whose code has expired', async () => {
    const { callApi, sentCodes, pass } = setup();
    await callApi('new@jade.test');
    pass(24);

    const { body } = await callApi('new@jade.test');

    expect(body.error.code).toBe('account/unknown-email-change');
    expect(sentCodes).toHaveLength(1);
  });

  it('refuses the current address and pauses no redemptions', async () => {
    const { callApi, sentCodes, redeemsFrom } = setup();

    const { body } = await callApi('player@jade.test');

    expect(body.error.code).toBe('account/same-email');
    expect(sentCodes).toEqual([]);
    expect(await redeemsFrom()).toBeNull();
  });

  it('answers the same for the address of another account, and sends no code to it', async () => {
    const [free, taken] = [setup(), setup()];
    const answerOf = async ({ callApi }: typeof free, email: string) => {
      const { status, text } = await callApi(email, 'key');
      return { status, text: text.replace(email, 'the address') };
    };

    const answer = await answerOf(taken, 'taken@jade.test');

    expect(answer).toEqual(await answerOf(free, 'free@jade.test'));
    expect(taken.sentCodes).toEqual([]);
    expect(taken.steps()).toEqual(free.steps());
    expect(await taken.redeemsFrom()).toEqual(await free.redeemsFrom());
  });

  it.each(['free@jade.test', 'taken@jade.test'])(
    'answers for %s only after the one wait that every address takes',
    async (email) => {
      const { callApi, dependencies, sentCodes } = setup();
      const find = vi.spyOn(dependencies.directory, 'find');
      let end = () => {};
      const wait = vi.spyOn(dependencies, 'wait').mockReturnValue(
        new Promise<void>((resolve) => {
          end = resolve;
        }),
      );
      let isAnswered = false;

      const answer = callApi(email).then((response) => {
        isAnswered = true;
        return response;
      });
      await vi.waitFor(() => expect(wait).toHaveBeenCalled());
      await new Promise(setImmediate);

      expect([isAnswered, sentCodes.length]).toEqual([false, email.startsWith('free') ? 1 : 0]);
      end();
      expect((await answer).status).toBe(200);
      expect(wait.mock.calls).toEqual([[leastResponseMs]]);
      expect(find.mock.calls).toEqual([[email]]);
    },
  );

  it('answers the same when another account confirmed the address before the code was sent', async () => {
    const { callApi, dependencies, steps, requested, pass } = setup();
    const first = await callApi('new@jade.test', 'key');
    pass(1 / 60);
    const send = vi.spyOn(dependencies.directory, 'sendCodeTo').mockResolvedValue(false);

    const repeated = await callApi('new@jade.test', 'key');

    expect(send).toHaveBeenCalledWith('Facebook_1', 'new@jade.test', requested()?.pass);
    expect(repeated).toEqual(first);
    expect(steps()).toEqual(['email-change-requested']);
  });

  it.each([
    ['free@jade.test', new Outage('The user pool is away')],
    ['free@jade.test', Object.assign(new Error('Not delivered'), { name: 'CodeDeliveryFailureException' })],
    ['taken@jade.test', undefined],
  ])(
    'answers for %s after the whole wait and logs the error when sending fails with %o',
    async (email, error) => {
      const { callApi, dependencies, waited, steps } = setup();
      const log = vi.spyOn(dependencies, 'log');
      if (error) vi.spyOn(dependencies.directory, 'sendCodeTo').mockRejectedValueOnce(error);

      const { status } = await callApi(email);

      expect([status, waited]).toEqual([200, [leastResponseMs]]);
      expect(log.mock.calls).toEqual(error ? [[logLines.codeNotSent, { error }]] : []);
      expect(steps()).toEqual(['email-change-requested']);
    },
  );

  it('sends the code a minute after sending failed', async () => {
    const { callApi, dependencies, sentCodes, pass } = setup();
    vi.spyOn(dependencies.directory, 'sendCodeTo').mockRejectedValueOnce(new Outage('away'));
    await callApi('new@jade.test');
    pass(1 / 60);

    const { status } = await callApi('new@jade.test');

    expect([status, sentCodes.length]).toEqual([200, 1]);
  });

  it('resumes redemptions three days after the change', async () => {
    const { callApi, device, user, redeemsFrom, pass, clock } = setup();
    await callApi('new@jade.test');
    pass(2);
    user.email = 'new@jade.test';

    await device('GET', '/account');

    expect(await redeemsFrom()).toEqual(new Date(clock.now.getTime() + 72 * hourMs));
  });
});

describe('stopEmailChange', () => {
  it('stops a pending change and ends every sign-in', async () => {
    const { callApi, stop, token, requested, ended, redeemsFrom, steps, device } = setup();
    await callApi('new@jade.test');

    const { status, body } = await stop(token());

    expect([status, body]).toEqual([200, { email: 'p•••@jade.test' }]);
    expect(requested()).toBeNull();
    expect(ended).toEqual(['Facebook_1']);
    expect(await redeemsFrom()).toBeNull();
    expect(steps()).toEqual(['email-change-requested', 'email-change-stopped']);
    expect((await device('GET', '/account')).body.error?.code).toBe('session/ended');
  });

  it('restores the previous address after the change', async () => {
    const { callApi, stop, token, user, device, memory, player, pass } = setup();
    await callApi('thief@jade.test');
    user.email = 'thief@jade.test';
    await device('GET', '/account');
    pass(95);

    const { status } = await stop(token());

    expect(status).toBe(200);
    expect(user.email).toBe('player@jade.test');
    expect(memory.profiles.get(player)?.email).toBe('player@jade.test');
  });

  it.each<[string, (token: string) => string, number]>([
    ['another token', () => 'guess', 1],
    ['no change any more', (token) => token, 96],
  ])('changes nothing with %s', async (_case, tokenOf, hours) => {
    const { callApi, stop, token, pass, requested, ended } = setup();
    await callApi('new@jade.test');
    pass(hours);

    const { body } = await stop(tokenOf(token()));

    expect(body.error.code).toBe('account/unknown-email-change');
    expect(requested()).not.toBeNull();
    expect(ended).toEqual([]);
  });

  it('refuses a link that was already used', async () => {
    const { callApi, stop, token } = setup();
    await callApi('new@jade.test');
    const link = token();
    await stop(link);

    expect((await stop(link)).body.error.code).toBe('account/unknown-email-change');
  });

  it('keeps the pause of an earlier change that was not requested here, and that address for erasure', async () => {
    const { callApi, device, stop, token, user, signIn, redeemsFrom, memory, player, pass } = setup();
    user.email = 'provider@jade.test';
    await device('GET', '/account');
    const paused = await redeemsFrom();
    await callApi('another@jade.test');
    user.email = 'another@jade.test';
    await signIn()('GET', '/account');

    expect((await stop(token())).status).toBe(200);

    expect(await redeemsFrom()).toEqual(paused);
    pass(1);
    expect((await signIn()('GET', '/account')).body.email).toBe('provider@jade.test');
    expect(memory.profiles.get(player)?.previousEmails.map(({ email }) => email)).toEqual([
      'player@jade.test',
      'provider@jade.test',
      'another@jade.test',
    ]);
  });

  it('changes nothing once the account is closed', async () => {
    const { callApi, stop, token, signIn, stores, player, user, ended, steps, pass, clock } = setup();
    await callApi('thief@jade.test');
    const link = token();
    user.email = 'thief@jade.test';
    await closeWallet(stores.wallets, player, clock.now);

    const { body } = await stop(link);

    expect(body.error.code).toBe('account/unknown-email-change');
    expect([user.email, ended, steps()]).toEqual(['thief@jade.test', [], ['email-change-requested']]);
    pass(1);
    expect((await signIn()('GET', '/account')).body.error?.code).toBe('session/ended');
  });

  it('restores the first address after a thief requested another one, and keeps the pause for the thief’s own link', async () => {
    const { callApi, stop, token, user, device, signIn, redeemsFrom, memory, player, pass } = setup();
    await callApi('thief@jade.test');
    const owners = token();
    user.email = 'thief@jade.test';
    await device('GET', '/account');
    pass(1);
    await callApi('second@jade.test');
    const thiefs = token();

    expect((await stop(thiefs)).status).toBe(200);
    pass(1);
    expect((await redeemsFrom())?.getTime()).toBeGreaterThan(0);
    expect((await signIn()('GET', '/account')).body.email).toBe('thief@jade.test');
    expect((await stop(owners)).status).toBe(200);

    expect(user.email).toBe('player@jade.test');
    expect(memory.profiles.get(player)?.email).toBe('player@jade.test');
    expect(await redeemsFrom()).toBeNull();
  });
});
