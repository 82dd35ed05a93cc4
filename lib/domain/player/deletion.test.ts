import { describe, expect, it } from 'vitest';
import {
  requestDeletion,
  checkDeletion,
  type Deletion,
  foldedEmail,
  isClosed,
  isClosingNoticePending,
  mayClose,
  nextTryAt,
  reminderAt,
} from './deletion';

const requestedAt = new Date('2026-11-21T12:00:00.000Z');
const eraseAt = new Date('2026-12-05T12:00:00.000Z');
const waiting: Deletion = { requestedAt, eraseAt, closedAt: null };
const closed: Deletion = { ...waiting, closedAt: eraseAt };
const ms = (instant: Date, more: number) => new Date(instant.getTime() + more);

describe('deletion request', () => {
  it('waits 14 days and sends a reminder three days before the end', () => {
    expect(requestDeletion(null, requestedAt)).toEqual(waiting);
    expect(reminderAt(waiting)).toEqual(new Date('2026-12-02T12:00:00.000Z'));
  });

  it('stays unchanged when it is repeated', () => {
    expect(requestDeletion(waiting, ms(requestedAt, 5_000))).toBe(waiting);
  });

  it('is refused by checkDeletion while waiting and after closing', () => {
    expect(checkDeletion(null)).toBeNull();
    for (const deletion of [waiting, closed])
      expect(checkDeletion(deletion)).toEqual({ code: 'account/deletion-requested', eraseAt });
  });

  it.each<[string, Deletion | null, Date, boolean]>([
    ['nobody asked', null, eraseAt, false],
    ['it is a millisecond too early', waiting, ms(eraseAt, -1), false],
    ['the waiting time is over', waiting, eraseAt, true],
    ['it was carried out', closed, ms(eraseAt, 1), false],
  ])('is executable, or not, when %s', (_what, deletion, now, may) => {
    expect(mayClose(deletion, now)).toBe(may);
  });

  it('counts as closed only with closedAt', () => {
    expect([null, waiting, closed].map(isClosed)).toEqual([false, false, true]);
  });

  it('is retried a day later when a blocker remains', () => {
    expect(nextTryAt(eraseAt)).toEqual(new Date('2026-12-06T12:00:00.000Z'));
  });
});

describe('isLastWordAwaited', () => {
  it.each<[Deletion | null, number, boolean]>([
    [null, 0, false],
    [waiting, 0, false],
    [closed, 0, true],
    [closed, 60 * 60_000 - 1, true],
    [closed, 60 * 60_000, false],
  ])('for %o after %i ms is %s', (deletion, afterMs, isAwaited) => {
    expect(isClosingNoticePending(deletion, ms(eraseAt, afterMs))).toBe(isAwaited);
  });
});

it.each([' Mei@Jade.Test ', 'mei@jade.test', 'MEI@JADE.TEST'])('foldedEmail normalizes %j', (email) => {
  expect(foldedEmail(email)).toBe('mei@jade.test');
});
