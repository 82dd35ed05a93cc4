import { SendMessageBatchCommand, type SQSClient } from '@aws-sdk/client-sqs';

/** An event for a FIFO queue. */
export interface QueuedEvent {
  /** Deduplication id: the queue accepts it once within five minutes. */
  readonly id: string;
  /** Message group, whose events are delivered in order. At most 128 ASCII characters without spaces. */
  readonly group: string;
  readonly message: object;
}

/** An event that the queue did not accept, and the error. */
export interface NotQueued {
  readonly id: string;
  readonly error: Error;
}

/** A FIFO queue that accepts events in batches. */
export interface OrderedQueue {
  /**
   * Sends events and returns those that were not accepted. Later events of the same group may have been accepted.
   *
   * @param events  with their own ids and groups
   */
  send(events: readonly QueuedEvent[]): Promise<readonly NotQueued[]>;
}

/** https://docs.aws.amazon.com/AWSSimpleQueueService/latest/SQSDeveloperGuide/quotas-messages.html */
const mostPerRequest = 10;
/** The smallest limit that SQS has ever had per request; only bodies are counted here. */
const mostBytesPerRequest = 262_144;

interface Body {
  readonly event: QueuedEvent;
  readonly body: string;
}

export function createOrderedQueue(client: SQSClient, url: string): OrderedQueue {
  return {
    async send(events) {
      const bodies = events.map((event) => ({ event, body: JSON.stringify(event.message) }));
      return (await Promise.all(requestsOf(bodies).map(sendTogether))).flat();
    },
  };

  async function sendTogether(bodies: readonly Body[]): Promise<NotQueued[]> {
    const entries = bodies.map(({ event, body }, index) => ({
      Id: String(index),
      MessageBody: body,
      MessageGroupId: event.group,
      MessageDeduplicationId: event.id,
    }));
    try {
      const request = new SendMessageBatchCommand({ QueueUrl: url, Entries: entries });
      const { Failed = [] } = await client.send(request);
      return Failed.map(({ Id, Code }) => ({
        id: bodies[Number(Id)]!.event.id,
        error: new Error(`The queue refused an event with ${Code}`),
      }));
    } catch (error) {
      return bodies.map(({ event }) => ({ id: event.id, error: error as Error }));
    }
  }
}

/** Packs events into as few requests as the limits allow, in order. */
function requestsOf(bodies: readonly Body[]): Body[][] {
  const requests: Body[][] = [];
  let bytes = 0;
  for (const each of bodies) {
    const size = Buffer.byteLength(each.body);
    const request = requests.at(-1);
    if (request && request.length < mostPerRequest && bytes + size <= mostBytesPerRequest) {
      request.push(each);
      bytes += size;
    } else {
      requests.push([each]);
      bytes = size;
    }
  }
  return requests;
}
