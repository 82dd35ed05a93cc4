import type { DynamoDBBatchResponse, DynamoDBStreamEvent } from 'aws-lambda';
import { groupBy } from '#lambdas/projections/group-by';
import type { OrderedQueue, QueuedEvent } from '#lambdas/runtime/aws/ordered-queue';
import type { StreamRow } from '#lambdas/runtime/aws/stream-rows';
import { type Log, logLines } from '#lambdas/runtime/log';
import { eventsOfRow } from './events-of-row';
import { noticesOfRow } from './notice-of-row';
import type { PushEvent } from './push-event';
import { subjectOf } from './push-message';

export interface RelayDependencies {
  readonly readRows: (event: DynamoDBStreamEvent) => StreamRow[];
  readonly events: OrderedQueue;
  /** Takes the events that make notices. */
  readonly notices: OrderedQueue;
  readonly log: Log;
}

interface PlacedEvent<Event extends QueuedEvent = PushEvent> {
  readonly event: Event;
  readonly sequenceNumber: string;
}

/**
 * Queues what subscribers are to be told of a batch of rows. An event says how things are now, so of several about one player or
 * product in a batch the last one is told: pages drop what is older anyway. Events that make notices go to a queue of their own, every
 * one of them.
 *
 * The stream repeats everything from the first record that the answer names; events that were taken then are taken for
 * repeats. A row that cannot be told of is left out: repeating it would keep everybody else waiting, and for nothing.
 */
export function relayRows({ readRows, events, notices, log }: RelayDependencies) {
  return async (event: DynamoDBStreamEvent): Promise<DynamoDBBatchResponse> => {
    const rows = readRows(event);
    const told = rows.flatMap((row) => read(row, eventsOfRow));
    const latest = new Set([...groupBy(told, nameOf).values()].map(latestOf));
    const noticed = rows.flatMap((row) => read(row, noticesOfRow));

    const failed = await Promise.all([
      leave(
        events,
        told.filter((each) => latest.has(each)),
      ),
      leave(notices, noticed),
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

  /** @returns the rows whose events the queue did not take */
  async function leave(
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

/** That a product went is not said by what became of it later, which players may not hear; balances say nothing of quests. */
function nameOf({ event: { group, message } }: PlacedEvent): string {
  return `${group} ${subjectOf(message)}`;
}

/** Changes of one product come in order; a player's rows are many items, whose order a stream does not promise. */
function latestOf(about: readonly PlacedEvent[]): PlacedEvent | undefined {
  return about.toSorted((left, right) => sequenceOf(left) - sequenceOf(right)).at(-1);
}

function sequenceOf({ event: { message } }: PlacedEvent): number {
  return message.mutation === 'publishPlayerEvent' ? message.input.sequence : 0;
}
