import { describe, expect, it } from 'vitest';
import { type Limits, setLimit } from '#domain/play-limits/limits';
import { limitNotice } from './limit-notice';
import type { RequestedLimit } from './notice-event';

const dayMs = 86_400_000;
const now = new Date('2026-11-21T12:00:00Z');
const later = (ms: number) => new Date(now.getTime() + ms);
const asked = (most: number | null, thing: RequestedLimit['thing'] = 'loss-sweeps') => ({
  ...({ kind: 'limit-asked', thing, period: 'day', most } as const),
});
const set = (limits: Limits, most: number | null, at = now) =>
  setLimit(limits, { name: 'loss-sweeps day', most }, at, dayMs);

describe('a limit that was asked for', () => {
  it('is told to hold when it is the first, or stricter', () => {
    const first = set({}, 500);

    expect(limitNotice(asked(500), first, now).kind).toBe('limit-holds');
    expect(limitNotice(asked(100), set(first, 100), now).kind).toBe('limit-holds');
  });

  it.each([600, null])('is told to come when it is looser: %s', (most) => {
    expect(limitNotice(asked(most), set(set({}, 500), most), now)).toEqual({
      ...asked(most),
      kind: 'limit-coming',
      from: later(dayMs).toISOString(),
    });
  });

  it('is told to hold once its time has come', () => {
    expect(limitNotice(asked(600), set(set({}, 500), 600), later(dayMs)).kind).toBe('limit-holds');
  });

  it('is told to be overtaken when another was asked for before anybody heard of it', () => {
    const looser = set(set({}, 500), 600);

    expect(limitNotice(asked(600), set(looser, 700), now).kind).toBe('limit-overtaken');
    expect(limitNotice(asked(600), set(looser, 500), now).kind).toBe('limit-overtaken');
    expect(limitNotice(asked(500), {}, now).kind).toBe('limit-overtaken');
  });

  it('is compared in the unit that it is counted in', () => {
    const limits = setLimit({}, { name: 'time day', most: 90 * 60_000 }, now, dayMs);

    expect(limitNotice(asked(90, 'time'), limits, now)).toMatchObject({ kind: 'limit-holds', most: 90 });
  });
});
