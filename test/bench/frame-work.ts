/** One event of a trace, as far as it is read here; times are microseconds. */
interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  /** Time on the processor, without waiting for it or for another thread. */
  readonly tdur?: number;
}

/** What Chromium has to be asked for, so that `frameWork` can read it. */
export const traceCategories = ['devtools.timeline', 'disabled-by-default-devtools.timeline'];

/**
 * Reads how long the main thread of a page worked for each frame: on the frame itself, and on whatever came before the next one.
 *
 * @returns milliseconds on the processor, frame by frame
 * @throws Error for a trace in which no page drew anything
 */
export function frameWork(trace: Buffer): number[] {
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] };
  const frames = traceEvents.filter(({ name, ph }) => name === 'AnimationFrame' && ph === 'b');
  const main = busiestThread(frames);
  const begins = frames
    .filter((event) => threadOf(event) === main)
    .map(({ ts }) => ts)
    .toSorted((one, other) => one - other);
  const tasks = traceEvents
    .filter((event) => event.name === 'RunTask' && event.ph === 'X' && threadOf(event) === main)
    .toSorted((one, other) => one.ts - other.ts);

  const work: number[] = [];
  for (const { ts, dur = 0, tdur = 0 } of tasks) {
    // A frame begins within a task, which is the first of its work.
    const begun = begins.filter((begin) => begin >= ts && begin <= ts + dur);
    if (begun.length > 0) work.push(0);
    if (work.length > 0) work[work.length - 1]! += tdur / 1000;
  }
  return work;
}

function busiestThread(events: readonly TraceEvent[]): string {
  const counts = new Map<string, number>();
  for (const event of events) counts.set(threadOf(event), (counts.get(threadOf(event)) ?? 0) + 1);
  const [busiest] = [...counts].toSorted(([, one], [, other]) => other - one);
  if (!busiest) throw new Error('No page drew a frame while it was traced.');
  return busiest[0];
}

function threadOf({ pid, tid }: TraceEvent): string {
  return `${pid}/${tid}`;
}
