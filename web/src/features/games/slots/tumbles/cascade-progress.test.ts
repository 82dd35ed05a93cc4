import { describe, expect, it } from 'vitest';
import { beginCascade, type CascadeProgress, countedBy, nextProgress } from './cascade-progress';
import { exampleCascade } from './example-cascade';

const cascade = exampleCascade();
const first: CascadeProgress = { presentation: 7, index: 0, isFalling: false };

describe('beginCascade', () => {
  it('begins with the first window', () => {
    expect(beginCascade(cascade, { presentation: 7, isHurried: false })).toEqual(first);
  });

  it('is null where nothing tumbles, and where a press has skipped the turning reels', () => {
    expect(beginCascade(null, { presentation: 7, isHurried: false })).toBeNull();
    expect(beginCascade(cascade, { presentation: 7, isHurried: true })).toBeNull();
  });
});

describe('nextProgress', () => {
  /** Everything from the first window to the end. */
  function coursesOf(still: boolean) {
    const course: CascadeProgress[] = [];
    for (let at: CascadeProgress | null = first; at; at = nextProgress(at, cascade, still)) course.push(at);
    return course.map(({ index, isFalling }) => [index, isFalling]);
  }

  it('shows the win of each window, then its fall', () => {
    expect(coursesOf(false)).toEqual([
      [0, false],
      [0, true],
      [1, false],
      [1, true],
    ]);
  });

  it('shows one window after another without motion', () => {
    expect(coursesOf(true)).toEqual([
      [0, false],
      [1, false],
    ]);
  });
});

describe('countedBy', () => {
  it('is the sum at the window that was reached', () => {
    expect(countedBy(first, cascade, 7)).toBe(120);
    expect(countedBy({ ...first, index: 1 }, cascade, 7)).toBe(1_300);
  });

  it('is 0 for a presentation whose cascade was not shown', () => {
    expect(countedBy(first, cascade, 8)).toBe(0);
    expect(countedBy(first, null, 7)).toBe(0);
  });
});
