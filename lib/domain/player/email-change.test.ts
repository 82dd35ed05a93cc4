import { describe, expect, it } from 'vitest';
import {
  askForEmail,
  checkRest,
  type EmailChange,
  isCodeAllowed,
  isStoppable,
  redeemsAfterAsking,
} from './email-change';

const noon = new Date('2026-11-21T12:00:00Z');
const hours = (count: number) => new Date(noon.getTime() + count * 3_600_000);
const asked = { email: 'new@jade.test', username: 'mei', pass: 'pass', stop: 'mei/stop' };
const change: EmailChange = { ...asked, askedAt: noon, earlier: [] };

describe('a change of an e-mail address', () => {
  it('goes on as it was when the same address is asked for while its code may work', () => {
    const again = { ...asked, pass: 'other', stop: 'mei/other' };

    expect(askForEmail(change, again, hours(23))).toBe(change);
    expect(askForEmail(change, again, hours(24))).toMatchObject({ pass: 'other', askedAt: hours(24) });
  });

  it('takes the place of one for another address', () => {
    expect(askForEmail(change, { ...asked, email: 'other@jade.test' }, hours(1))).toEqual({
      ...{ ...asked, email: 'other@jade.test' },
      ...{ askedAt: hours(1), earlier: [noon] },
    });
  });

  it('is asked for five times a day at most', () => {
    let last: EmailChange = change;
    for (const hour of [1, 2, 3, 4]) {
      const next = askForEmail(last, { ...asked, email: `${hour}@jade.test` }, hours(hour));
      if ('code' in next) throw new Error(next.code);
      last = next;
    }
    const sixth = { ...asked, email: 'sixth@jade.test' };

    expect(askForEmail(last, sixth, hours(5))).toEqual({
      ...{ code: 'account/too-many-email-changes', most: 5, from: hours(24) },
    });
    expect(askForEmail(last, sixth, hours(24))).toMatchObject({ email: 'sixth@jade.test' });
  });

  it.each<[string, EmailChange | null, string | undefined, Date, boolean]>([
    ['asked for here', change, 'pass', hours(1), true],
    ['with another pass', change, 'guess', hours(1), false],
    ['without a pass', change, undefined, hours(1), false],
    ['after a day', change, 'pass', hours(24), false],
    ['never asked for', null, undefined, noon, false],
  ])('lets a code out that was %s', (_case, known, pass, at, isAllowed) => {
    expect(isCodeAllowed(known, pass, at)).toBe(isAllowed);
  });

  it.each<[string, EmailChange | null, string, Date, boolean]>([
    ['by its link', change, 'mei/stop', hours(95), true],
    ['by another link', change, 'mei/guess', hours(1), false],
    ['when redemptions go on', change, 'mei/stop', hours(96), false],
    ['that is none', null, 'mei/stop', noon, false],
  ])('is stopped %s', (_case, known, stop, at, isStopped) => {
    expect(isStoppable(known, stop, at)).toBe(isStopped);
  });

  it('lets redemptions rest until three days after the last instant of its code', () => {
    const redeemsFrom = redeemsAfterAsking(noon);

    expect(checkRest(redeemsFrom, hours(95))).toEqual({
      ...{ code: 'player/email-just-changed', until: hours(96) },
    });
    expect(checkRest(redeemsFrom, hours(96))).toBeNull();
    expect(checkRest(null, noon)).toBeNull();
  });
});
