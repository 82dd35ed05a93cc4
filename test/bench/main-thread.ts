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
  readonly args: { readonly data?: { readonly weighted_score_delta?: number } };
}

/** What Chromium has to be asked for, so that its traces can be read here. */
export const traceCategories = [
  'devtools.timeline',
  'disabled-by-default-devtools.timeline',
  'loading',
  'blink.user_timing',
];

/** When a page was seen, and how much of it moved. */
export interface Paints {
  /** Until the first text or picture, and until the largest one, in milliseconds. */
  readonly firstPaintMs: number;
  readonly largestPaintMs: number;
  /** Of the layout, all shifts together, which is never less than those of the worst seconds. */
  readonly shift: number;
}

/** What the main thread of a page did while it was traced. */
export interface MainThread {
  readonly events: readonly TraceEvent[];
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
  const events = traceEvents.filter((event) => threadOf(event) === main);
  return {
    events,
    frames: drawn.filter((event) => threadOf(event) === main),
    tasks: events.filter(({ name, ph }) => name === 'RunTask' && ph === 'X'),
    firstPaintAt: events.findLast(({ name }) => name === 'firstContentfulPaint')?.ts ?? 0,
  };
}

/** Milliseconds that each task had the processor, of those that were not over before the first paint. */
export function taskTimes({ tasks, firstPaintAt }: MainThread): number[] {
  return tasks.filter(({ ts, dur = 0 }) => ts + dur >= firstPaintAt).map(({ tdur = 0 }) => tdur / 1000);
}

/**
 * When the page that was opened while it was traced was seen.
 *
 * @returns null for a trace that has lost it, as a full buffer does
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
