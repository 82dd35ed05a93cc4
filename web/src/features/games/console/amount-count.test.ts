import { describe, expect, it } from 'vitest';
import { type AmountCount, countAfter, roomOf } from './amount-count';

const [long, short] = ['1,000', '900'];
const down = { start: long, end: short, durationMs: 650 };
const up = { start: short, end: long, durationMs: 650 };

const finished = (count: AmountCount): AmountCount => ({ ...count, isFinished: true });

describe('the room of a counted amount', () => {
  it('is that of the longer amount while it counts, and of the last one afterwards', () => {
    const count = countAfter(null, down);

    expect([roomOf(count), roomOf(finished(count))]).toEqual([long, short]);
  });

  it('is that of the longer amount again when it counts back', () => {
    const before = finished(countAfter(null, down));

    expect(roomOf(countAfter(before, up))).toBe(long);
  });

  it('is that of the longer amount when the same count comes again after an interrupted one', () => {
    const interrupted = countAfter(finished(countAfter(null, down)), up);

    expect(roomOf(countAfter(interrupted, down))).toBe(long);
  });

  it('stays that of the last amount when nothing changes', () => {
    const before = finished(countAfter(null, down));

    expect(countAfter(before, down)).toBe(before);
  });
});
