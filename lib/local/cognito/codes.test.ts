import { describe, expect, it } from 'vitest';
import { emptyPool } from '../../../test/local/cognito-properties';
import { openOutbox } from '../ses/state';
import { deliveryTo, refuseCode, sendCode } from './codes';
import { addUser } from './users';

const NOON = new Date('2025-11-01T12:00:00Z');
const after = (hours: number, milliseconds = 0) =>
  new Date(NOON.getTime() + hours * 3_600_000 + milliseconds);

function setup(changes: object = {}) {
  const pool = emptyPool({ LambdaConfig: {}, ...changes });
  const outbox = openOutbox(null, () => NOON);
  const user = addUser(pool, 'mei@jade.test', 'UNCONFIRMED', NOON);
  const context = { outbox, now: () => NOON, invokeTrigger: async (_: string, event: unknown) => event };
  const send = (purpose: 'SignUp' | 'ForgotPassword') => sendCode({ purpose, pool, user }, context);
  return { outbox, user, send };
}

describe('sendCode', () => {
  it('mails six digits in the message of the pool', async () => {
    const { outbox, send } = setup({
      VerificationMessageTemplate: {
        DefaultEmailOption: 'CONFIRM_WITH_CODE',
        EmailSubject: 'Welcome aboard',
        EmailMessage: 'Type {####} to go on',
      },
    });

    const delivery = await send('SignUp');

    const [mail] = outbox.read();
    expect(mail?.code).toMatch(/^\d{6}$/);
    expect(mail).toMatchObject({
      to: 'mei@jade.test',
      subject: 'Welcome aboard',
      body: `Type ${mail?.code} to go on`,
    });
    expect(delivery).toEqual(deliveryTo('mei@jade.test'));
  });

  it('invalidates the code mailed before', async () => {
    const { outbox, user, send } = setup();

    await send('SignUp');
    const first = user.signUpCode;
    await send('SignUp');

    expect(user.signUpCode).not.toBe(first);
    expect(outbox.list().at(-1)?.code).toBe(user.signUpCode?.code);
  });

  // https://docs.aws.amazon.com/cognito/latest/developerguide/quotas.html
  it.each([
    ['SignUp', 'signUpCode', 24],
    ['ForgotPassword', 'resetCode', 1],
  ] as const)(
    'makes a code for %s, kept as %s, that expires after exactly %i hours',
    async (purpose, place, hours) => {
      const { user, send } = setup();
      await send(purpose);
      const code = user[place]?.code ?? '';

      const before = refuseCode(code, user[place], after(hours, -1));
      const then = refuseCode(code, user[place], after(hours));

      expect(before).toBeUndefined();
      expect(then?.name).toBe('ExpiredCodeException');
    },
  );
});

describe('refuseCode', () => {
  it('reports a mismatch for a wrong code', () => {
    expect(refuseCode('000001', { code: '000000', expiresAt: after(1).getTime() }, NOON)?.name).toBe(
      'CodeMismatchException',
    );
  });

  it('reports an expired code when none was mailed', () => {
    expect(refuseCode('000001', undefined, NOON)?.name).toBe('ExpiredCodeException');
  });
});

describe('deliveryTo', () => {
  it('masks an address down to its first letters', () => {
    expect(deliveryTo('mei@jade.test').CodeDeliveryDetails.Destination).toBe('m***@j***');
  });
});
