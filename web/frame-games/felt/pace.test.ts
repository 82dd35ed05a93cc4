import { describe, expect, it } from 'vitest';
import { createPace, restAfterChange } from './pace';

function setup() {
  const rings: { at: number; then: () => void }[] = [];
  const clock = { nowMs: 0, changes: 0 };
  const pace = createPace(() => void (clock.changes += 1), {
    now: () => clock.nowMs,
    after: (ms, then) => void rings.push({ at: clock.nowMs + ms, then }),
  });
  const passTo = (ms: number) => {
    clock.nowMs = ms;
    for (const ring of rings.splice(0)) if (ring.at <= ms) ring.then();
  };
  return { pace, clock, passTo };
}

describe('createPace', () => {
  it('blocks every press until the page is ready, while busy and while paused', () => {
    const { pace } = setup();

    expect(pace.mayDecide).toBe(false);
    pace.setBusy(false);
    expect([pace.mayDecide, pace.mayBegin]).toEqual([true, true]);
    pace.setPaused(true);
    expect([pace.mayDecide, pace.mayBegin]).toEqual([false, false]);
    pace.setPaused(false);
    expect(pace.mayDecide).toBe(true);
  });

  it('delays a new round but no decision, and reports the end of the wait', () => {
    const { pace, clock, passTo } = setup();
    pace.setBusy(false);

    pace.waitFor(5_000);
    const changesBefore = clock.changes;
    expect([pace.mayDecide, pace.mayBegin]).toEqual([true, false]);
    passTo(5_006);

    expect(pace.mayBegin).toBe(true);
    expect(clock.changes).toBe(changesBefore + 1);
  });

  it('blocks decisions and a new round, but no choice, for a moment that a shorter wait does not end', () => {
    const { pace, passTo } = setup();
    pace.setBusy(false);

    pace.rest(700);
    pace.waitFor(0);
    passTo(600);
    expect([pace.mayChoose, pace.mayDecide, pace.mayBegin]).toEqual([true, false, false]);
    passTo(706);

    expect([pace.mayDecide, pace.mayBegin]).toEqual([true, true]);
  });
});

describe('restAfterChange', () => {
  it('ignores the second press of a double press that changed what the buttons mean', () => {
    const { pace, passTo } = setup();
    const offerFor = restAfterChange(pace);
    pace.setBusy(false);
    offerFor('insurance');
    expect(pace.mayDecide).toBe(true);

    offerFor('hand 1');
    passTo(600);
    expect(pace.mayDecide).toBe(false);
    passTo(706);

    expect(pace.mayDecide).toBe(true);
  });

  it('blocks nothing while the buttons keep their meaning', () => {
    const { pace } = setup();
    const offerFor = restAfterChange(pace);
    pace.setBusy(false);

    offerFor('deal');
    offerFor('deal');

    expect([pace.mayDecide, pace.mayBegin]).toEqual([true, true]);
  });
});
