import { describe, expect, it } from 'vitest';
import type { PlayLimits } from './play-limits';
import { currentTimeOut, outcomeLabel, describeTimeOut } from './time-out-copy';

type TimeOut = NonNullable<PlayLimits['timeOut']>;

const now = new Date('2026-11-21T20:00:00Z');
const where = { timeZone: 'America/Chicago', locale: 'en-US' };
const since = '2026-11-21T20:00:00.000Z';
const week: TimeOut = { kind: 'break', since, until: '2026-11-28T20:00:00.000Z' };
const month: TimeOut = { kind: 'break', since, until: '2026-12-21T20:00:00.000Z' };
const forGood: TimeOut = { kind: 'exclusion', since, until: null };
const holding = (timeOut: TimeOut | null) => currentTimeOut({ timeOut } as PlayLimits, now);

describe('time-outs', () => {
  it.each([week, forGood])('hold until their end: %o', (timeOut) => {
    expect(holding(timeOut)).toBe(timeOut);
  });

  it('no longer hold from their last instant on', () => {
    expect(holding({ ...week, until: now.toISOString() })).toBeNull();
  });

  it("name their end in the player's time zone, and that support cannot end them sooner", () => {
    const { title, text } = describeTimeOut(week, where);

    expect(title).toBe('You are on a break until Sat, Nov 28, 2026, 2:00 PM.');
    expect(text).toContain('Neither you nor our support team can end it sooner');
  });

  it('have no end when they are permanent', () => {
    expect(describeTimeOut(forGood, where).title).toBe('You have excluded yourself permanently.');
  });
});

describe('outcomeLabel', () => {
  it('names the current time-out', () => {
    expect(outcomeLabel(week, month, where)).toBe('You are on a break until Mon, Dec 21, 2026, 2:00 PM.');
  });

  it('says that the earlier time-out is longer and stays', () => {
    expect(outcomeLabel(month, month, where)).toContain('longer than your new choice, so it stays');
  });
});
