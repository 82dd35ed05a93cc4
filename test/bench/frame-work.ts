import { type MainThread, readMainThreads, type TraceEvent } from './main-thread';

/** Interval of frames on a screen of 60 Hz. */
const intervalMs = 1000 / 60;

/**
 * Reads the main-thread time per frame: the frame itself and the tasks since the previous one that ended within an interval before it.
 * A frame that the page wants while another task runs begins an interval after the end of that task at the latest, so no frame waited for
 * an earlier one, such as the response of a request while nothing moves.
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
    const frame = frameTasks.findIndex(({ ts }) => ts >= task.ts);
    if (frame !== -1 && waitedFor(frameTasks[frame]!, task)) work[frame]! += (task.tdur ?? 0) / 1000;
  }
  return work;
}

function waitedFor(frame: TraceEvent, { ts, dur = 0 }: TraceEvent): boolean {
  return frame.ts - (ts + dur) <= intervalMs * 1000;
}
