import { groupBy } from '#lambdas/runtime/group-by';

/** The parts of a trace event that are read here; times are microseconds. */
export interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  /** CPU time, without waiting. */
  readonly tdur?: number;
  readonly args: { readonly data?: { readonly weighted_score_delta?: number } };
}

/** Trace categories that the readers here need. */
export const traceCategories = [
  'devtools.timeline',
  'disabled-by-default-devtools.timeline',
  'loading',
  'blink.user_timing',
];

/** Paint times and layout shift of a page. */
export interface Paints {
  /** First and largest contentful paint, in milliseconds. */
  readonly firstPaintMs: number;
  readonly largestPaintMs: number;
  /** Sum of all layout shifts, an upper bound of the worst session window. */
  readonly shift: number;
}

/** Main-thread activity of a page during its trace. */
export interface MainThread {
  readonly events: readonly TraceEvent[];
  readonly tasks: readonly TraceEvent[];
  /** Times within tasks at which frames were rendered. */
  readonly frames: readonly TraceEvent[];
  /** First contentful paint in trace time; 0 if the page was rendered before. */
  readonly firstPaintAt: number;
}

/**
 * Reads the main thread of the page with the most frames.
 *
 * @throws Error for a trace without a rendered page
 */
export function readMainThread(trace: Buffer): MainThread {
  return readMainThreads(trace).reduce((busiest, other) =>
    other.frames.length > busiest.frames.length ? other : busiest,
  );
}

/**
 * Reads every main thread that rendered frames: a document without an origin, such as the frame of a game, has another one than its page.
 *
 * @throws Error for a trace without a rendered page
 */
export function readMainThreads(trace: Buffer): MainThread[] {
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] };
  const drawn = groupBy(
    traceEvents.filter(({ name, ph }) => name === 'PrePaint' && ph === 'X'),
    threadOf,
  );
  if (drawn.size === 0) throw new Error('No page drew a frame while it was traced.');
  return [...drawn].map(([thread, frames]) => {
    const events = traceEvents.filter((event) => threadOf(event) === thread);
    return {
      events,
      frames,
      tasks: events.filter(({ name, ph }) => name === 'RunTask' && ph === 'X'),
      firstPaintAt: events.findLast(({ name }) => name === 'firstContentfulPaint')?.ts ?? 0,
    };
  });
}

/** CPU milliseconds of each task that ended after the first paint. */
export function taskTimes({ tasks, firstPaintAt }: MainThread): number[] {
  return tasks.filter(({ ts, dur = 0 }) => ts + dur >= firstPaintAt).map(({ tdur = 0 }) => tdur / 1000);
}

/**
 * Paint times of the page that was opened during the trace.
 *
 * @returns null for a trace that lost the events, for instance by a full buffer
 */
export function paintsOf({ events, firstPaintAt }: MainThread): Paints | null {
  const openedAt = events.find(({ name, ts }) => name === 'navigationStart' && ts <= firstPaintAt)?.ts;
  const largestAt = events.findLast(({ name }) => name === 'largestContentfulPaint::Candidate')?.ts;
  if (openedAt === undefined || largestAt === undefined) return null;
  return {
    firstPaintMs: (firstPaintAt - openedAt) / 1_000,
    largestPaintMs: (largestAt - openedAt) / 1_000,
    shift: events
      .filter(({ name }) => name === 'LayoutShift')
      .reduce((total, { args }) => total + (args.data?.weighted_score_delta ?? 0), 0),
  };
}

function threadOf({ pid, tid }: TraceEvent): string {
  return `${pid}/${tid}`;
}
