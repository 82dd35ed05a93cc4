import { describe, expect, it } from 'vitest';
import { frameWork } from '../bench/frame-work';

const page = 1;
const gameFrame = 2;

/** A task with its CPU time, and a frame that it renders if any; times in milliseconds. */
function task(pid: number, atMs: number, cpuMs: number, { draws = false } = {}) {
  const ts = atMs * 1_000;
  const common = { ph: 'X', pid, tid: pid, args: {} };
  return [
    { ...common, name: 'RunTask', ts, dur: cpuMs * 1_000, tdur: cpuMs * 1_000 },
    ...(draws ? [{ ...common, name: 'PrePaint', ts: ts + 100, dur: 100, tdur: 100 }] : []),
  ];
}

function traceOf(...tasks: readonly ReturnType<typeof task>[]): Buffer {
  return Buffer.from(JSON.stringify({ traceEvents: tasks.flat() }));
}

describe('frameWork', () => {
  it('adds the tasks since the previous frame to a frame', () => {
    const trace = traceOf(
      task(page, 0, 2, { draws: true }),
      task(page, 5, 3),
      task(page, 16, 1, { draws: true }),
    );

    expect(frameWork(trace)).toEqual([2, 4]);
  });

  it('adds a long task before a frame to it, and leaves out tasks that ended more than an interval before', () => {
    const trace = traceOf(
      task(page, 0, 2, { draws: true }),
      task(page, 60, 7),
      task(page, 900, 40),
      task(page, 950, 1, { draws: true }),
    );

    expect(frameWork(trace)).toEqual([2, 41]);
  });

  it('counts the frames of a document in the page with a thread of its own', () => {
    const trace = traceOf(
      task(page, 0, 2, { draws: true }),
      task(gameFrame, 4, 6, { draws: true }),
      task(page, 16, 1, { draws: true }),
    );

    expect(frameWork(trace)).toEqual([2, 1, 6]);
  });

  it('throws for a trace without a rendered page', () => {
    expect(() => frameWork(traceOf(task(page, 0, 2)))).toThrow('No page drew a frame');
  });
});
