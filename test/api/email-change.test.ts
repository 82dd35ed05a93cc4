import {
  GetUserAttributeVerificationCodeCommand,
  UpdateUserAttributesCommand,
  VerifyUserAttributeCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Casino, openCasino } from './casino';
import { addProduct, deliveryAddress, openShopper, type Shopper, statusAndCode } from './shopper';

const soon = { timeout: 20_000, interval: 100 };

let casino: Casino;
beforeAll(async () => {
  casino = await openCasino({ readsStreams: true });
  await addProduct(casino, 'lantern', { price: 25, stock: 10 });
});
afterAll(() => casino.close());

const mailsTo = (email: string) => casino.host.outbox.read().filter(({ to }) => to === email);
const codeTo = (email: string) => mailsTo(email).findLast(({ code }) => code)?.code ?? '';
const requestEmailChange = ({ callApi }: Shopper, email: string) =>
  callApi('POST', '/account/email-changes', { key: email, body: { email } });
const update = ({ token }: Shopper, email: string, ClientMetadata?: Record<string, string>) =>
  casino.cognito
    .send(
      new UpdateUserAttributesCommand({
        AccessToken: token,
        UserAttributes: [{ Name: 'email', Value: email }],
        ClientMetadata,
      }),
    )
    .then(
      () => 'sent',
      ({ name }: Error) => name,
    );
const verify = ({ token }: Shopper, Code: string) =>
  casino.cognito.send(new VerifyUserAttributeCommand({ AccessToken: token, AttributeName: 'email', Code }));

/** Player and token of the link that was mailed to an address. */
async function linkTo(email: string): Promise<{ player: string; token: string }> {
  return vi.waitFor(() => {
    const link = /\/StopEmailChange\/([\w-]+)\/(\w+)/.exec(
      mailsTo(email)
        .map(({ body }) => body)
        .join('\n'),
    );
    if (!link) throw new Error(`No link was mailed to ${email}`);
    return { player: link[1]!, token: link[2]! };
  }, soon);
}

describe('a thief with a stolen access token', () => {
  it('cannot make the user pool send a code to another address', async () => {
    const victim = await openShopper(casino, 'victim@jade.test', 0);
    const thief = 'thief@elsewhere.test';

    const attempts = [
      await update(victim, thief),
      await update(victim, thief, { pass: '' }),
      await update(victim, thief, { pass: '0123456789abcdef0123456789abcdef' }),
    ];
    const again = casino.cognito.send(
      new GetUserAttributeVerificationCodeCommand({ AccessToken: victim.token, AttributeName: 'email' }),
    );

    await expect(again).rejects.toMatchObject({ name: 'UserLambdaValidationException' });
    expect(attempts).toEqual(Array(3).fill('UserLambdaValidationException'));
    expect(mailsTo(thief)).toEqual([]);
    expect((await victim.callApi('GET', '/account')).body.email).toBe('victim@jade.test');
  });

  it('cannot redeem after an email change, and the owner restores the address by the mailed link', async () => {
    const victim = await openShopper(casino, 'owner@jade.test', 10_000);
    const { id: reservation } = await victim.hold(['lantern', 1]);
    const requested = await requestEmailChange(victim, 'new-owner@elsewhere.test');
    await verify(victim, codeTo('new-owner@elsewhere.test'));
    const changed = await victim.callApi('GET', '/account');

    const order = await victim.checkOut(reservation, { key: 'order', address: deliveryAddress });
    const link = await linkTo('owner@jade.test');
    const stopped = await casino.callApi('POST', '/public/email-change-stops', { body: link });

    expect([statusAndCode(requested), statusAndCode(changed), changed.body.email]).toEqual([
      [200],
      [200],
      'new-owner@elsewhere.test',
    ]);
    expect(statusAndCode(order)).toEqual([409, 'player/email-just-changed']);
    expect([stopped.status, stopped.body]).toEqual([200, { email: 'o•••@jade.test' }]);
    expect(statusAndCode(await victim.callApi('GET', '/wallet'))).toEqual([401, 'session/ended']);
    await expect(verify(victim, '000000')).rejects.toMatchObject({ name: 'NotAuthorizedException' });
    // Tokens hold whole seconds: a sign-in within the second of the sign-out is ended as well.
    await vi.waitFor(async () => {
      const token = await casino.signIn('owner@jade.test');
      expect((await casino.callApi('GET', '/account', { token })).body.email).toBe('owner@jade.test');
    }, soon);
  });
});

it('a player confirms an email change by code, is notified at both addresses, and signs in with the new one', async () => {
  const player = await openShopper(casino, 'before@jade.test', 0);

  await requestEmailChange(player, 'after@jade.test');
  await verify(player, codeTo('after@jade.test'));
  await player.callApi('GET', '/account');

  const subjects = (email: string) => mailsTo(email).map(({ subject }) => subject);
  await vi.waitFor(() => {
    expect(subjects('before@jade.test')).toEqual(
      expect.arrayContaining([
        'A change of your email address was requested',
        'Your email address was changed',
      ]),
    );
    expect(subjects('after@jade.test')).toContain('Your email address was changed');
  }, soon);
  expect(await casino.signIn('after@jade.test')).toMatch(/^ey/);
});
