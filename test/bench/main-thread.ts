/** One event of a trace, as far as it is read here; times are microseconds. */
export interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  /** Time on the processor, without waiting for it or for another thread. */
  readonly tdur?: number;
}

/** What Chromium has to be asked for, so that its traces can be read here. */
export const traceCategories = ['devtools.timeline', 'disabled-by-default-devtools.timeline'];

/** What the main thread of a page did while it was traced. */
export interface MainThread {
  readonly tasks: readonly TraceEvent[];
  /** The moments within tasks in which frames were drawn. */
  readonly frames: readonly TraceEvent[];
  /** When the first text or picture came, in the trace's own time; 0 where the page had been drawn before. */
  readonly firstPaintAt: number;
}

/**
 * Reads what the main thread of the page did that drew most.
 *
 * @throws Error for a trace in which no page drew anything
 */
export function readMainThread(trace: Buffer): MainThread {
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] };
  const drawn = traceEvents.filter(({ name, ph }) => name === 'PrePaint' && ph === 'X');
  const main = busiestThread(drawn);
  const isMain = (event: TraceEvent) => threadOf(event) === main;
  return {
    frames: drawn.filter(isMain),
    tasks: traceEvents.filter((event) => event.name === 'RunTask' && event.ph === 'X' && isMain(event)),
    firstPaintAt:
      traceEvents.findLast((event) => event.name === 'firstContentfulPaint' && isMain(event))?.ts ?? 0,
  };
}

/** Milliseconds that each task had the processor, of those that were not over before the first paint. */
export function taskTimes({ tasks, firstPaintAt }: MainThread): number[] {
  return tasks.filter(({ ts, dur = 0 }) => ts + dur >= firstPaintAt).map(({ tdur = 0 }) => tdur / 1000);
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
