import { createHash } from 'node:crypto';

/** Records events as a hash and keeps the last ones as text. */
export interface Trace {
  note(event: TraceEvent): void;
  /** Number of events. */
  readonly steps: number;
  /** Runs with the same hash took the same steps. */
  hash(): string;
  lastEvents(): string[];
}

export interface TraceEvent {
  readonly time: number;
  readonly task: number;
  readonly what: string;
  readonly about?: string;
}

const keptEvents = 60;

export function createTrace(): Trace {
  const ring: TraceEvent[] = [];
  const digest = createHash('sha256');
  let pending = '';
  let steps = 0;
  return {
    note(event) {
      ring[steps % keptEvents] = event;
      steps += 1;
      pending += `${event.time}|${event.task}|${event.what}|${event.about ?? ''}\n`;
      if (pending.length > 65_536) flush();
    },
    get steps() {
      return steps;
    },
    hash() {
      flush();
      return digest.copy().digest('hex');
    },
    lastEvents() {
      const start = steps > keptEvents ? steps % keptEvents : 0;
      return [...ring.slice(start), ...ring.slice(0, start)].map(
        ({ time, task, what, about = '' }) => `${new Date(time).toISOString()} #${task} ${what} ${about}`,
      );
    },
  };

  function flush(): void {
    digest.update(pending);
    pending = '';
  }
}
