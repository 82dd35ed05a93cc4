import type { DynamoDBBatchResponse, DynamoDBStreamEvent } from 'aws-lambda';
import type { OrderedQueue } from '#stores/ordered-queue';
import type { StreamRow } from '#stores/stream-rows';
import { type Log, logLines } from '../../outcome/log';
import { groupBy } from '../group-by';
import { eventsOfRow, type PushEvent } from './events-of-row';

export interface RelayDependencies {
  readonly readRows: (event: DynamoDBStreamEvent) => StreamRow[];
  readonly events: OrderedQueue;
  readonly log: Log;
}

interface PlacedEvent {
  readonly event: PushEvent;
  readonly sequenceNumber: string;
}

/**
 * Queues what subscribers are to be told of a batch of rows. An event says how things are now, so of several about one player or
 * product in a batch the last one is told: pages drop what is older anyway.
 *
 * The stream repeats everything from the first record that the answer names; events that were taken then are taken for
 * repeats. A row that cannot be told of is left out: repeating it would keep everybody else waiting, and for nothing.
 */
export function relayRows({ readRows, events, log }: RelayDependencies) {
  return async (event: DynamoDBStreamEvent): Promise<DynamoDBBatchResponse> => {
    const told = readRows(event).flatMap(eventsOf);
    const latest = new Set([...groupBy(told, subjectOf).values()].map(latestOf));
    const placed = told.filter((each) => latest.has(each));

    const failures = await events.send(placed.map((each) => each.event));
    if (failures.length > 0)
      log(logLines.eventsNotQueued, { events: failures.length, error: failures[0]?.error });
    const failed = new Set(failures.map(({ id }) => id));
    const first = placed.find((each) => failed.has(each.event.id));
    return { batchItemFailures: first ? [{ itemIdentifier: first.sequenceNumber }] : [] };
  };

  function eventsOf(row: StreamRow): PlacedEvent[] {
    try {
      return eventsOfRow(row).map((event) => ({ event, sequenceNumber: row.sequenceNumber }));
    } catch (error) {
      log(logLines.eventUnreadable, { error });
      return [];
    }
  }
}

/** That a product went is not said by what became of it later, which players may not hear. */
function subjectOf({ event: { group, message } }: PlacedEvent): string {
  return `${message.mutation} ${group}`;
}

/** Changes of one product come in order; a player's rows are many items, whose order a stream does not promise. */
function latestOf(about: readonly PlacedEvent[]): PlacedEvent | undefined {
  return about.toSorted((left, right) => sequenceOf(left) - sequenceOf(right)).at(-1);
}

function sequenceOf({ event: { message } }: PlacedEvent): number {
  return message.mutation === 'publishPlayerEvent' ? message.input.sequence : 0;
}
