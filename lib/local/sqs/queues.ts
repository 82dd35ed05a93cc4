import { type Faults, openDraws } from '../faults/faults';
import type { AwsJsonHandler } from '../http/aws-json';
import { openWorkUnderWay } from '../state/work-under-way';
import type { Clock } from '../time/clock';
import { type OnMessage, openQueue, type Queue, type QueueFaults } from './queue';
import { type QueueDefinition, readQueue } from './resources';
import { openMessageStore } from './state';
import { serveQueues } from './wire';

export type Queues = Awaited<ReturnType<typeof openQueues>>;

/**
 * Opens queues on a folder, or in memory.
 *
 * @param options.folder folder of messages; null keeps them in memory
 * @throws Error when another process has the folder open
 */
export async function openQueues(options: {
  folder: string | null;
  clock: Clock;
  faults?: Faults;
  onMessage?: OnMessage | undefined;
}) {
  const { folder, clock, onMessage } = options;
  const store = await openMessageStore(folder);
  const queues = new Map<string, Queue>();
  const faults = queueFaults(options.faults ?? {});
  const work = openWorkUnderWay();
  const every = () => [...queues.values()];
  const queueOf = (arn: string): Queue | undefined =>
    every().find(({ definition }) => definition.arn === arn);
  /** Matches by account and name, because a caller may use another host name. */
  const queueAt = (url: string): Queue | undefined => {
    const path = (text: string) => text.split('/').slice(-2).join('/');
    return every().find(({ definition }) => path(definition.url) === path(url));
  };
  const serve = serveQueues(queueAt);

  return {
    /**
     * Creates a queue from properties of AWS::SQS::Queue, with the messages of earlier runs.
     *
     * @throws Error naming what is not emulated
     */
    ensureQueue(...resource: Parameters<typeof readQueue>): QueueDefinition {
      const definition = readQueue(...resource);
      const { name, redrive } = definition;
      const deadLetterQueue = () => redrive && queueOf(redrive.deadLetterArn);
      queues.set(name, openQueue(definition, { store, clock, deadLetterQueue, faults, onMessage }));
      return definition;
    },

    /** @throws Error when a dead-letter queue is missing or of the other type; all queues exist when it is called */
    checkDeadLetterQueues(): void {
      for (const { definition } of every()) {
        const { logicalId, redrive, isFifo } = definition;
        if (redrive && queueOf(redrive.deadLetterArn)?.definition.isFifo !== isFifo)
          throw new Error(
            `${logicalId}: ${redrive.deadLetterArn} is not a ${isFifo ? 'FIFO' : 'standard'} queue of the template.`,
          );
      }
    },

    handle: (...call: Parameters<AwsJsonHandler>) => work.track(serve(...call)),
    queueOf,
    queueAt,

    /** Closes the files once all requests are answered. */
    async close() {
      await work.ended();
      await store.close();
    },
  };
}

function queueFaults({ seed, repeatedMessages, reorderedMessages = false }: Faults): QueueFaults {
  const draws = openDraws(seed);
  return {
    repeats: () => draws.happens('repeatedMessages', repeatedMessages),
    order(messages) {
      if (!reorderedMessages) return messages;
      const placed = messages.map((message) => ({ message, place: draws.random('reorderedMessages') }));
      return placed.toSorted((one, other) => one.place - other.place).map(({ message }) => message);
    },
  };
}
