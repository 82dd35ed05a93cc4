import { type MainThread, readMainThreads, type TraceEvent } from './main-thread';

/** While nothing moves, no frame waits for the page; a frame is delayed only by the tasks shortly before it. */
const restingMs = 100;

/**
 * Reads the main-thread time per frame: the frame itself and the tasks since the previous one. After a rest it includes what caused the
 * frame, such as a key press.
 *
 * @returns CPU milliseconds per frame, of the page and of documents in it that have a thread of their own
 * @throws Error for a trace without a rendered page
 */
export function frameWork(trace: Buffer): number[] {
  return readMainThreads(trace).flatMap(workOf);
}

function workOf({ tasks, frames }: MainThread): number[] {
  const drawn = frames.map(({ ts }) => ts);
  const frameTasks = tasks
    .filter(({ ts, dur = 0 }) => drawn.some((at) => at >= ts && at <= ts + dur))
    .toSorted((one, other) => one.ts - other.ts);

  const work = frameTasks.map(() => 0);
  for (const task of tasks) {
    const frame = frameOf(task, frameTasks);
    if (frame !== null) work[frame]! += (task.tdur ?? 0) / 1000;
  }
  return work;
}

/** @param frames  tasks that rendered frames, in order. @returns null for a task that no frame waited for */
function frameOf({ ts, dur = 0 }: TraceEvent, frames: readonly TraceEvent[]): number | null {
  const next = frames.findIndex((frame) => frame.ts > ts);
  const before = next === -1 ? frames.length - 1 : next - 1;
  if (before >= 0 && ts - frames[before]!.ts < restingMs * 1000) return before;
  return next !== -1 && frames[next]!.ts - (ts + dur) < restingMs * 1000 ? next : null;
}
