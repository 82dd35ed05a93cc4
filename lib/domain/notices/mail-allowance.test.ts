import { describe, expect, it } from 'vitest';
import {
  type MailClass,
  mailClassOf,
  mailHeldUntil,
  mailRules,
  mailsWithinDay,
  type SentMail,
} from './mail-allowance';

const now = new Date('2026-11-25T12:00:00Z');
const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * 60_000);
const sentAt = (...minutes: number[]): SentMail[] =>
  minutes.map((each) => ({ class: 'other', at: minutesAgo(each) }));
const range = (count: number) => Array.from({ length: count }, (_each, index) => index + 1);

describe('mailHeldUntil', () => {
  it('holds the eighth email of an hour until the first one is an hour old', () => {
    const seven = sentAt(...range(7));

    expect(mailHeldUntil(seven.slice(1), 'other', now)).toBeNull();
    expect(mailHeldUntil(seven, 'other', now)).toEqual(new Date(minutesAgo(7).getTime() + 3_600_000));
    expect(mailHeldUntil(sentAt(60, ...range(6)), 'other', now)).toBeNull();
  });

  it('allows three more emails per hour about security', () => {
    expect(mailHeldUntil(sentAt(...range(9)), 'security', now)).toBeNull();
    expect(mailHeldUntil(sentAt(...range(10)), 'security', now)).not.toBeNull();
  });

  it('holds the 25th email of a day, or the 31st about security', () => {
    const spread = (count: number) => sentAt(...range(count).map((each) => each * 45));

    expect(mailHeldUntil(spread(23), 'other', now)).toBeNull();
    expect(mailHeldUntil(spread(24), 'other', now)).toEqual(
      new Date(minutesAgo(24 * 45).getTime() + 24 * 3_600_000),
    );
    expect(mailHeldUntil(spread(30), 'security', now)).not.toBeNull();
  });

  it('holds the second email of an hour about limit changes', () => {
    const limits = [{ class: 'limit-change' as const, at: minutesAgo(20) }];

    expect(mailHeldUntil(limits, 'limit-change', now)).toEqual(
      new Date(minutesAgo(20).getTime() + 3_600_000),
    );
    expect(mailHeldUntil(limits, 'other', now)).toBeNull();
  });

  it('never allows more than 10 emails in any hour or 30 in any day', () => {
    const sent: SentMail[] = [];
    const classes: MailClass[] = ['other', 'security', 'limit-change', 'digest'];
    for (let minute = 0; minute < 3 * 24 * 60; minute += 1) {
      const at = new Date(now.getTime() + minute * 60_000);
      const each = classes[minute % classes.length]!;
      if (!mailHeldUntil(mailsWithinDay(sent, at), each, at)) sent.push({ class: each, at });
    }

    const most = (withinMs: number) =>
      Math.max(
        ...sent.map(
          ({ at: from }) =>
            sent.filter(({ at }) => at >= from && at.getTime() < from.getTime() + withinMs).length,
        ),
      );
    expect(most(3_600_000)).toBeLessThanOrEqual(mailRules.perHour);
    expect(most(24 * 3_600_000)).toBeLessThanOrEqual(mailRules.perDay);
    expect(most(24 * 3_600_000)).toBe(mailRules.perDay);
  });
});

describe('mailClassOf', () => {
  it.each([
    ['limit-coming', 'limit-change'],
    ['reality-check', 'limit-change'],
    ['exclusion', 'other'],
    ['email-changed', 'security'],
    ['purchase', 'other'],
  ] as const)('of %s is %s', (kind, mailClass) => {
    expect(mailClassOf(kind)).toBe(mailClass);
  });
});
