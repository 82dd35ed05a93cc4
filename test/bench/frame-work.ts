import { readMainThread, type TraceEvent } from './main-thread';

/** While nothing moves, no frame waits for what the page does; a frame is late only by what was done shortly before it. */
const restingMs = 100;

/**
 * Reads how long the main thread of a page worked for each frame: on the frame itself, and on whatever came before the next one.
 * After a rest that is whatever led to the next one, such as the press of a key.
 *
 * @returns milliseconds on the processor, frame by frame
 * @throws Error for a trace in which no page drew anything
 */
export function frameWork(trace: Buffer): number[] {
  const { tasks, frames } = readMainThread(trace);
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

/** @param frames  the tasks in which frames were drawn, in order. @returns null for what no frame waited for */
function frameOf({ ts, dur = 0 }: TraceEvent, frames: readonly TraceEvent[]): number | null {
  const next = frames.findIndex((frame) => frame.ts > ts);
  const before = next === -1 ? frames.length - 1 : next - 1;
  if (before >= 0 && ts - frames[before]!.ts < restingMs * 1000) return before;
  return next !== -1 && frames[next]!.ts - (ts + dur) < restingMs * 1000 ? next : null;
}
