import type { Random } from './random';

/** The only clock and event order of a simulation. */
export interface Scheduler {
  /** Milliseconds since 1970. */
  now(): number;
  /** Schedules a callback; callbacks of one instant run in random order. */
  after(delayMs: number, run: () => void): void;
  /** Resolves after the delay. */
  sleep(delayMs: number): Promise<void>;
  /** Runs all events in order until none is left. */
  run(): Promise<void>;
  /** Ends `run` before the next event. */
  stop(): void;
}

interface Event {
  readonly time: number;
  readonly order: number;
  readonly run: () => void;
}

/**
 * A virtual clock that jumps from event to event. After each event, all resumed work runs until it waits again: simulated work waits only
 * for this scheduler, so an idle event loop means that the instant is complete.
 */
export function createScheduler(startAt: number, random: Random): Scheduler {
  const heap: Event[] = [];
  let time = startAt;
  let isStopped = false;
  return { now: () => time, after, sleep, run, stop: () => (isStopped = true) };

  function after(delayMs: number, run: () => void): void {
    push(heap, { time: time + delayMs, order: random.word(), run });
  }

  function sleep(delayMs: number): Promise<void> {
    return new Promise((resolve) => after(delayMs, resolve));
  }

  async function run(): Promise<void> {
    await idle();
    for (let next = pop(heap); next && !isStopped; next = pop(heap)) {
      time = next.time;
      next.run();
      await idle();
    }
  }
}

/** Resolves when all pending promises have settled. */
function idle(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}

function isBefore(left: Event, right: Event): boolean {
  return left.time < right.time || (left.time === right.time && left.order < right.order);
}

function push(heap: Event[], event: Event): void {
  let place = heap.length;
  while (place > 0) {
    const parent = (place - 1) >> 1;
    const above = heap[parent] as Event;
    if (!isBefore(event, above)) break;
    heap[place] = above;
    place = parent;
  }
  heap[place] = event;
}

function pop(heap: Event[]): Event | undefined {
  const [first] = heap;
  const last = heap.pop();
  if (!first || !last || heap.length === 0) return first;
  let place = 0;
  for (;;) {
    let child = 2 * place + 1;
    if (child >= heap.length) break;
    if (child + 1 < heap.length && isBefore(heap[child + 1] as Event, heap[child] as Event)) child += 1;
    const below = heap[child] as Event;
    if (!isBefore(below, last)) break;
    heap[place] = below;
    place = child;
  }
  heap[place] = last;
  return first;
}
