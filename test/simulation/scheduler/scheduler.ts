import type { Random } from './random';

/** The only clock and the only order of a simulation. */
export interface Scheduler {
  /** Milliseconds since 1970. */
  now(): number;
  /** Has something happen later; what happens at one instant is put in order by chance. */
  after(delayMs: number, run: () => void): void;
  /** Resolves later. */
  sleep(delayMs: number): Promise<void>;
  /** Lets one thing happen after the other until nothing is left to happen. */
  run(): Promise<void>;
  /** Ends `run` before anything else happens. */
  stop(): void;
}

interface Event {
  readonly time: number;
  readonly order: number;
  readonly run: () => void;
}

/**
 * A virtual clock that jumps from event to event. After each, whatever it woke runs until it waits again: everything that is
 * simulated waits for nothing but this scheduler, so an idle event loop means that nobody has more to do now.
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

/** Resolves when every promise that could go on has done so. */
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
