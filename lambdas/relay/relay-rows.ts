import type { DynamoDBBatchResponse, DynamoDBStreamEvent } from 'aws-lambda';
import type { OrderedQueue, QueuedEvent } from '#lambdas/runtime/aws/ordered-queue';
import type { StreamRow } from '#lambdas/runtime/aws/stream-rows';
import { groupBy } from '#lambdas/runtime/group-by';
import { type Log, logLines } from '#lambdas/runtime/log';
import { eventsOfRow } from './events-of-row';
import { noticesOfRow } from './notice-of-row';
import type { PushEvent } from './push-event';
import { subjectOf } from './push-message';
import { restrictionOfRow } from './restriction-of-row';

export interface RelayDependencies {
  readonly readRows: (event: DynamoDBStreamEvent) => StreamRow[];
  readonly events: OrderedQueue;
  /** Receives the events that become notices. */
  readonly notices: OrderedQueue;
  /** Receives the events that may restrict other accounts of a mailbox. */
  readonly restrictions: OrderedQueue;
  readonly log: Log;
}

interface PlacedEvent<Event extends QueuedEvent = PushEvent> {
  readonly event: Event;
  readonly sequenceNumber: string;
}

/**
 * Queues the events of a batch of rows for subscribers. An event describes the current state, so only the newest of several about one
 * subject in a batch is queued: pages drop older ones anyway. Every notice event and every restriction goes to a queue of its own.
 *
 * The stream retries from the first record that the response reports; the queues deduplicate events that they accepted before. An
 * unreadable row is skipped, because a retry would block the others without effect.
 */
export function relayRows({ readRows, events, notices, restrictions, log }: RelayDependencies) {
  return async (event: DynamoDBStreamEvent): Promise<DynamoDBBatchResponse> => {
    const rows = readRows(event);
    const pushes = rows.flatMap((row) => read(row, eventsOfRow));
    const latest = new Set([...groupBy(pushes, nameOf).values()].map(latestOf));
    const noticed = rows.flatMap((row) => read(row, noticesOfRow));
    const restricted = rows.flatMap((row) => read(row, restrictionOfRow));

    const failed = await Promise.all([
      enqueue(
        events,
        pushes.filter((each) => latest.has(each)),
      ),
      enqueue(notices, noticed),
      enqueue(restrictions, restricted),
    ]);
    const first = rows.find(({ sequenceNumber }) => failed.flat().includes(sequenceNumber));
    return { batchItemFailures: first ? [{ itemIdentifier: first.sequenceNumber }] : [] };
  };

  function read<Event extends QueuedEvent>(
    row: StreamRow,
    eventsOf: (row: StreamRow) => readonly Event[],
  ): PlacedEvent<Event>[] {
    try {
      return eventsOf(row).map((event) => ({ event, sequenceNumber: row.sequenceNumber }));
    } catch (error) {
      log(logLines.eventUnreadable, { error });
      return [];
    }
  }

  /** @returns the rows whose events the queue rejected */
  async function enqueue(
    queue: OrderedQueue,
    placed: readonly PlacedEvent<QueuedEvent>[],
  ): Promise<readonly string[]> {
    if (placed.length === 0) return [];
    const failures = await queue.send(placed.map(({ event }) => event));
    if (failures.length > 0)
      log(logLines.eventsNotQueued, { events: failures.length, error: failures[0]?.error });
    const failed = new Set(failures.map(({ id }) => id));
    return placed.filter(({ event }) => failed.has(event.id)).map(({ sequenceNumber }) => sequenceNumber);
  }
}

/**
 * Groups events by subject: a later change does not replace a withdrawal, which other subscribers receive, and balances do not replace
 * quests.
 */
function nameOf({ event: { group, message } }: PlacedEvent): string {
  return `${group} ${subjectOf(message)}`;
}

/** Changes of one product arrive in order; a player's rows are many items, whose order a stream does not guarantee. */
function latestOf(about: readonly PlacedEvent[]): PlacedEvent | undefined {
  return about.toSorted((left, right) => sequenceOf(left) - sequenceOf(right)).at(-1);
}

function sequenceOf({ event: { message } }: PlacedEvent): number {
  return message.mutation === 'publishPlayerEvent' ? message.input.sequence : 0;
}
