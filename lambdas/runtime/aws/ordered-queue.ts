import { SendMessageBatchCommand, type SQSClient } from '@aws-sdk/client-sqs';

/** Something that others are to be told of. */
export interface QueuedEvent {
  /** The same for the same event: the queue takes it once within five minutes. */
  readonly id: string;
  /** Events of one group come out in the order in which they went in. At most 128 characters of ASCII, no space. */
  readonly group: string;
  readonly message: object;
}

/** An event that the queue did not take, and why. */
export interface NotQueued {
  readonly id: string;
  readonly error: Error;
}

/** A queue in order, which takes many events at once. */
export interface OrderedQueue {
  /**
   * Leaves events; those that are not taken are named, and whether those of the same group that follow were taken is left open.
   *
   * @param events  with ids and groups of their own
   */
  send(events: readonly QueuedEvent[]): Promise<readonly NotQueued[]>;
}

/** https://docs.aws.amazon.com/AWSSimpleQueueService/latest/SQSDeveloperGuide/quotas-messages.html */
const mostPerRequest = 10;
/** The least that SQS has ever taken in one request; it counts nothing but the bodies here. */
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

/** Puts as many events into each request as it takes. */
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
