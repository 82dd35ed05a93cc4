import { describe, expect, it } from 'vitest';
import {
  requestDeletion,
  checkDeletion,
  type Deletion,
  foldedEmail,
  isClosed,
  isLastWordAwaited,
  isSignInRecent,
  mayClose,
  nextTryAt,
  reminderAt,
} from './deletion';

const askedAt = new Date('2026-11-21T12:00:00.000Z');
const eraseAt = new Date('2026-12-05T12:00:00.000Z');
const waiting: Deletion = { askedAt, eraseAt, closedAt: null };
const closed: Deletion = { ...waiting, closedAt: eraseAt };
const ms = (instant: Date, more: number) => new Date(instant.getTime() + more);

describe('the wish to be deleted', () => {
  it('waits for 14 days and is told of again three days before', () => {
    expect(requestDeletion(null, askedAt)).toEqual(waiting);
    expect(reminderAt(waiting)).toEqual(new Date('2026-12-02T12:00:00.000Z'));
  });

  it('that stands already goes on as it was', () => {
    expect(requestDeletion(waiting, ms(askedAt, 5_000))).toBe(waiting);
  });

  it('refuses what is for those who stay, while it waits and for ever after', () => {
    expect(checkDeletion(null)).toBeNull();
    for (const deletion of [waiting, closed])
      expect(checkDeletion(deletion)).toEqual({ code: 'account/deletion-requested', eraseAt });
  });

  it.each<[string, Deletion | null, Date, boolean]>([
    ['nobody asked', null, eraseAt, false],
    ['it is a millisecond too early', waiting, ms(eraseAt, -1), false],
    ['the waiting time is over', waiting, eraseAt, true],
    ['it was carried out', closed, ms(eraseAt, 1), false],
  ])('is carried out or not where %s', (_what, deletion, now, may) => {
    expect(mayClose(deletion, now)).toBe(may);
  });

  it('leads nowhere back once the account is closed', () => {
    expect([null, waiting, closed].map(isClosed)).toEqual([false, false, true]);
  });

  it('that something stands in the way of is looked at a day later', () => {
    expect(nextTryAt(eraseAt)).toEqual(new Date('2026-12-06T12:00:00.000Z'));
  });
});

describe('a sign-in', () => {
  it.each([
    [0, true],
    [15 * 60_000, true],
    [15 * 60_000 + 1, false],
  ])('of %i ms ago is recent: %s', (agoMs, isRecent) => {
    expect(isSignInRecent(askedAt, ms(askedAt, agoMs))).toBe(isRecent);
  });
});

describe('the last word', () => {
  it.each<[Deletion | null, number, boolean]>([
    [null, 0, false],
    [waiting, 0, false],
    [closed, 0, true],
    [closed, 60 * 60_000 - 1, true],
    [closed, 60 * 60_000, false],
  ])('to %o is awaited %i ms after: %s', (deletion, afterMs, isAwaited) => {
    expect(isLastWordAwaited(deletion, ms(eraseAt, afterMs))).toBe(isAwaited);
  });
});

it.each([' Mei@Jade.Test ', 'mei@jade.test', 'MEI@JADE.TEST'])('takes %j for the same address', (email) => {
  expect(foldedEmail(email)).toBe('mei@jade.test');
});
