import { describe, expect, it } from 'vitest';
import { openOutbox } from '../ses/state';
import { deliveryTo, mailCode, refuseCode } from './codes';
import { addUser, type Pool } from './directory';
import { readPoolProperties } from './resources';

const NOON = new Date('2025-11-01T12:00:00Z');
const after = (hours: number, milliseconds = 0) =>
  new Date(NOON.getTime() + hours * 3_600_000 + milliseconds);

function setup(properties: object = {}) {
  const pool: Pool = {
    id: 'us-east-1_Harbour01',
    name: 'Harbour01',
    properties: readPoolProperties('Pool', {
      UsernameAttributes: ['email'],
      AutoVerifiedAttributes: ['email'],
      ...properties,
    }),
    groups: new Map(),
    providers: new Map(),
    records: { users: {}, sessions: {} },
  };
  const outbox = openOutbox(null, () => NOON);
  return { pool, outbox, user: addUser(pool, 'mei@jade.test', 'UNCONFIRMED', NOON) };
}

describe('mailCode', () => {
  it('mails six digits in the message of the pool', () => {
    const { pool, outbox, user } = setup({
      VerificationMessageTemplate: { EmailSubject: 'Welcome aboard', EmailMessage: 'Type {####} to go on' },
    });

    const delivery = mailCode(user, 'signUpCode', pool, outbox, NOON);

    const [mail] = outbox.read();
    expect(mail?.code).toMatch(/^\d{6}$/);
    expect(mail).toMatchObject({
      to: 'mei@jade.test',
      subject: 'Welcome aboard',
      body: `Type ${mail?.code} to go on`,
    });
    expect(delivery).toEqual(deliveryTo('mei@jade.test'));
  });

  it('invalidates the code mailed before', () => {
    const { pool, outbox, user } = setup();

    mailCode(user, 'signUpCode', pool, outbox, NOON);
    const first = user.signUpCode;
    mailCode(user, 'signUpCode', pool, outbox, NOON);

    expect(user.signUpCode).not.toBe(first);
    expect(outbox.list().at(-1)?.code).toBe(user.signUpCode?.code);
  });

  // https://docs.aws.amazon.com/cognito/latest/developerguide/quotas.html
  it.each([
    ['signUpCode', 24],
    ['resetCode', 1],
  ] as const)('makes a %s that expires after exactly %i hours', (place, hours) => {
    const { pool, outbox, user } = setup();
    mailCode(user, place, pool, outbox, NOON);
    const code = user[place]?.code ?? '';

    const before = refuseCode(code, user[place], after(hours, -1));
    const then = refuseCode(code, user[place], after(hours));

    expect(before).toBeUndefined();
    expect(then?.name).toBe('ExpiredCodeException');
  });
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
