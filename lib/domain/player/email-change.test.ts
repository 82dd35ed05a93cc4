import { describe, expect, it } from 'vitest';
import {
  applyStopLink,
  checkRedemptionPause,
  claimCode,
  type EmailChanges,
  isCodeAllowed,
  noEmailChanges,
  redeemsAfterRequest,
  requestEmail,
} from './email-change';

const noon = new Date('2026-11-21T12:00:00Z');
const hours = (count: number) => new Date(noon.getTime() + count * 3_600_000);
const link = (token: string, email = 'old@jade.test') => ({
  token,
  email,
  username: 'mei',
  pausedUntil: null,
});

/** Requests an address for an account whose current one is `current`. */
function request(before: EmailChanges, email: string, at: Date, current?: string): EmailChanges {
  const after = requestEmail(before, { email, pass: `pass ${email}`, link: link(email, current) }, at);
  if ('code' in after) throw new Error(after.code);
  return after;
}

const once = request(noEmailChanges, 'new@jade.test', noon);

describe('requestEmail', () => {
  it('changes nothing for the pending address until its code expires', () => {
    expect(request(once, 'new@jade.test', hours(23))).toBe(once);
    expect(request(once, 'new@jade.test', hours(24)).requested?.requestedAt).toEqual(hours(24));
  });

  it('replaces the requested address and keeps earlier stop links', () => {
    const twice = request(once, 'other@jade.test', hours(1), 'new@jade.test');

    expect(twice.requested).toMatchObject({ email: 'other@jade.test', requestedAt: hours(1) });
    expect(twice.stopLinks.map(({ token, email }) => [token, email])).toEqual([
      ['new@jade.test', 'old@jade.test'],
      ['other@jade.test', 'new@jade.test'],
    ]);
  });

  it('refuses a sixth request within a day', () => {
    const five = [1, 2, 3, 4].reduce((last, hour) => request(last, `${hour}@jade.test`, hours(hour)), once);
    const sixth = { email: 'sixth@jade.test', pass: 'pass', link: link('sixth') };

    expect(requestEmail(five, sixth, hours(5))).toEqual({
      code: 'account/too-many-email-changes',
      most: 5,
      from: hours(24),
    });
    expect(requestEmail(five, sixth, hours(24))).toMatchObject({ requested: { email: 'sixth@jade.test' } });
  });
});

describe('claimCode', () => {
  const seconds = (count: number) => new Date(noon.getTime() + count * 1_000);

  it('claims the first code at once and another one a minute later', () => {
    const first = claimCode(once, noon);
    const second = claimCode(first, seconds(60));

    expect(first.requested?.lastSentAt).toEqual(noon);
    expect(claimCode(first, seconds(59.9))).toBe(first);
    expect(second.requested).toEqual({ ...once.requested, lastSentAt: seconds(60) });
  });

  it('claims nothing without a request', () => {
    expect(claimCode(noEmailChanges, noon)).toBe(noEmailChanges);
  });
});

describe('isCodeAllowed', () => {
  it.each<[boolean, string, EmailChanges, string | undefined, Date]>([
    [true, 'the pass of the request', once, 'pass new@jade.test', hours(1)],
    [false, 'another pass', once, 'guess', hours(1)],
    [false, 'no pass', once, undefined, hours(1)],
    [false, 'a request of a day ago', once, 'pass new@jade.test', hours(24)],
    [false, 'no request', noEmailChanges, undefined, noon],
  ])('returns %s for %s', (isAllowed, _case, changes, pass, at) => {
    expect(isCodeAllowed(changes, pass, at)).toBe(isAllowed);
  });
});

describe('applyStopLink', () => {
  it('restores the address of its request and voids that request', () => {
    expect(applyStopLink(once, 'new@jade.test', hours(95))).toMatchObject({
      link: { email: 'old@jade.test', username: 'mei' },
      left: noEmailChanges,
    });
  });

  it('works for the first request after later ones, and voids those as well', () => {
    const twice = request(once, 'thief@jade.test', hours(1), 'new@jade.test');

    const applied = applyStopLink(twice, 'new@jade.test', hours(2));

    expect(applied?.link.email).toBe('old@jade.test');
    expect(applied?.left).toEqual(noEmailChanges);
  });

  it('keeps the link of an earlier request when a later one is used', () => {
    const twice = request(once, 'thief@jade.test', hours(1), 'new@jade.test');

    const { left } = applyStopLink(twice, 'thief@jade.test', hours(2))!;

    expect(left.requested).toBeNull();
    expect(applyStopLink(left, 'new@jade.test', hours(3))?.link.email).toBe('old@jade.test');
  });

  it.each([
    ['an unknown token', 'guess', hours(1)],
    ['a link that expired with the pause', 'new@jade.test', hours(96)],
  ])('returns undefined for %s', (_case, token, at) => {
    expect(applyStopLink(once, token, at)).toBeUndefined();
  });
});

describe('checkRedemptionPause', () => {
  it('is active until three days after the code expires', () => {
    const redeemsFrom = redeemsAfterRequest(noon);

    expect(checkRedemptionPause(redeemsFrom, hours(95))).toEqual({
      code: 'player/email-just-changed',
      until: hours(96),
    });
    expect(checkRedemptionPause(redeemsFrom, hours(96))).toBeNull();
    expect(checkRedemptionPause(null, noon)).toBeNull();
  });
});
