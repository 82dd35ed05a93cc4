import { describe, expect, it } from 'vitest';
import { type Limits, setLimit } from '#domain/play-limits/limits';
import { limitNotice } from './limit-notice';
import type { RequestedLimit } from './notice-event';

const dayMs = 86_400_000;
const now = new Date('2026-11-21T12:00:00Z');
const later = (ms: number) => new Date(now.getTime() + ms);
const requested = (most: number | null, thing: RequestedLimit['thing'] = 'loss-sweeps') => ({
  ...({ kind: 'limit-asked', thing, period: 'day', most } as const),
});
const set = (limits: Limits, most: number | null, at = now) =>
  setLimit(limits, { name: 'loss-sweeps day', most }, at, dayMs);

describe('limitNotice', () => {
  it('returns limit-holds for a first or a stricter limit', () => {
    const first = set({}, 500);

    expect(limitNotice(requested(500), first, now).kind).toBe('limit-holds');
    expect(limitNotice(requested(100), set(first, 100), now).kind).toBe('limit-holds');
  });

  it.each([600, null])('returns limit-coming for a looser limit: %s', (most) => {
    expect(limitNotice(requested(most), set(set({}, 500), most), now)).toEqual({
      ...requested(most),
      kind: 'limit-coming',
      from: later(dayMs).toISOString(),
    });
  });

  it('returns limit-holds once a looser limit is in effect', () => {
    expect(limitNotice(requested(600), set(set({}, 500), 600), later(dayMs)).kind).toBe('limit-holds');
  });

  it('returns limit-overtaken when another request changed the limit first', () => {
    const looser = set(set({}, 500), 600);

    expect(limitNotice(requested(600), set(looser, 700), now).kind).toBe('limit-overtaken');
    expect(limitNotice(requested(600), set(looser, 500), now).kind).toBe('limit-overtaken');
    expect(limitNotice(requested(500), {}, now).kind).toBe('limit-overtaken');
  });

  it('compares in the internal unit of the limit', () => {
    const limits = setLimit({}, { name: 'time day', most: 90 * 60_000 }, now, dayMs);

    expect(limitNotice(requested(90, 'time'), limits, now)).toMatchObject({ kind: 'limit-holds', most: 90 });
  });
});
