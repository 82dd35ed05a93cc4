import { describe, expect, it } from 'vitest';
import { newPlayState } from './play-state';
import { restrict, type Restrictions, restrictionsOf, stricter, unrestricted } from './restrictions';

const now = new Date('2026-11-25T12:00:00Z');
const day = (date: string) => new Date(`${date}T12:00:00Z`);
const play = newPlayState(now);
const excluded: Restrictions = {
  timeOut: { kind: 'exclusion', since: day('2026-11-01'), until: null },
  suspension: null,
  isFrozen: false,
};

describe('restrict', () => {
  it('changes nothing without restrictions', () => {
    expect(restrict(play, unrestricted, now)).toEqual(play);
  });

  it('excludes an account whose person is excluded', () => {
    expect(restrict(play, excluded, now).timeOut).toEqual(excluded.timeOut);
  });

  it('keeps the longer of two time-outs', () => {
    const brief = { kind: 'break' as const, since: now, until: day('2026-11-26') };

    expect(restrict({ ...play, timeOut: brief }, excluded, now).timeOut).toEqual(excluded.timeOut);
    expect(restrict(play, { ...excluded, timeOut: { ...brief, until: now } }, now).timeOut).toBeNull();
  });

  it('suspends since the earlier date', () => {
    const early = { since: day('2026-10-01'), reason: 'terms-broken' as const };
    const late = { since: day('2026-11-01'), reason: 'unusual-play' as const };

    expect(
      restrict({ ...play, suspension: late }, { ...unrestricted, suspension: early }, now).suspension,
    ).toEqual(early);
    expect(restrict({ ...play, suspension: late }, unrestricted, now).suspension).toEqual(late);
  });

  it('freezes for a reason that only an admin lifts, once', () => {
    const frozen = restrict(play, { ...unrestricted, isFrozen: true }, now);

    expect(frozen.frozen).toEqual(['owed']);
    expect(restrict(frozen, restrictionsOf(frozen), now)).toEqual(frozen);
  });
});

describe('stricter', () => {
  it('takes each restriction from either side', () => {
    const suspension = { since: day('2026-10-01'), reason: 'terms-broken' as const };

    expect(stricter(excluded, { timeOut: null, suspension, isFrozen: true }, now)).toEqual({
      timeOut: excluded.timeOut,
      suspension,
      isFrozen: true,
    });
  });
});
