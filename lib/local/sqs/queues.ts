import { randomUUID } from 'node:crypto';
import { setMaxListeners } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';

import type { Clock } from '../events/clock';
import { callerOf } from '../iam/caller';

import { actions } from './actions';
import { openMessageStore } from './message-store';
import { openQueue, type Queue } from './queue';
import { type QueueContext, type QueueDefinition, readQueue } from './queue-properties';
import { queryCodeOf, SqsRefusal } from './refusal';

const target = 'AmazonSQS.';

/** The queues of one offline host. */
export interface Queues {
  /**
   * Makes a queue of CloudFormation's AWS::SQS::Queue properties, with the messages of earlier runs.
   *
   * @throws Error naming what is not emulated
   */
  ensureQueue(logicalId: string, properties: unknown, context: QueueContext): QueueDefinition;
  /**
   * To be called once all queues are made.
   *
   * @throws Error when messages of a queue would be set aside in one that is not there, or of the other type
   */
  checkDeadLetterQueues(): void;
  /** Answers one request of AWS JSON 1.0, already authorized. */
  handle(request: IncomingMessage, response: ServerResponse, body: Buffer): Promise<void>;
  /** The queue of an ARN. */
  queueOf(arn: string): Queue | undefined;
  /** Ends all waiting for messages, then closes the files. */
  close(): Promise<void>;
}

/**
 * Opens queues on a folder, or in memory.
 *
 * @param options.folder where messages are kept; null keeps them in memory
 * @throws Error when another process has the folder open
 */
export async function openQueues({
  folder,
  clock,
  newId = randomUUID,
}: {
  folder: string | null;
  clock: Clock;
  newId?: () => string;
}): Promise<Queues> {
  const store = await openMessageStore(folder);
  const queues = new Map<string, Queue>();
  const closing = new AbortController();
  // Every wait listens to it, and there is no bound to how many wait.
  setMaxListeners(0, closing.signal);
  const underWay = new Set<Promise<void>>();
  const every = () => [...queues.values()];
  const queueOf = (arn: string) => every().find(({ definition }) => definition.arn === arn);
  /** By account and name: a caller may know the host by another of its names. */
  const queueAt = (url: string) => {
    const path = (text: string) => text.split('/').slice(-2).join('/');
    return every().find(({ definition }) => path(definition.url) === path(url));
  };

  return {
    ensureQueue(logicalId, properties, context) {
      const definition = readQueue(logicalId, properties, context);
      const { name, redrive } = definition;
      const deadLetterQueue = () => redrive && queueOf(redrive.deadLetterArn);
      queues.set(name, openQueue(definition, { store, clock, newId, deadLetterQueue }));
      return definition;
    },

    checkDeadLetterQueues() {
      for (const { definition } of every()) {
        const { logicalId, redrive, isFifo } = definition;
        if (redrive && queueOf(redrive.deadLetterArn)?.definition.isFifo !== isFifo)
          throw new Error(
            `${logicalId}: ${redrive.deadLetterArn} is no ${isFifo ? 'FIFO' : 'standard'} queue of the template.`,
          );
      }
    },

    handle(request, response, body) {
      const answering = answer(request, response, body).finally(() => underWay.delete(answering));
      underWay.add(answering);
      return answering;
    },

    queueOf,

    async close() {
      closing.abort();
      await Promise.allSettled(underWay);
      await store.close();
    },
  };

  async function answer(request: IncomingMessage, response: ServerResponse, body: Buffer): Promise<void> {
    const gone = new AbortController();
    response.once('close', () => gone.abort());
    const context = {
      queueAt,
      queueNamed: (name: string) => queues.get(name),
      senderId: senderIdOf(request),
      signal: AbortSignal.any([gone.signal, closing.signal]),
    };
    respond(response, await act(String(request.headers['x-amz-target'] ?? ''), body));

    async function act(operation: string, text: Buffer): Promise<object> {
      const action = operation.startsWith(target) ? actions.get(operation.slice(target.length)) : undefined;
      if (!action)
        return new SqsRefusal(
          'UnknownOperationException',
          `The offline host does not emulate ${operation || 'this request'}`,
        );
      const input = parsed(text);
      return input instanceof SqsRefusal ? input : action(input, context);
    }
  }
}

function senderIdOf(request: IncomingMessage): string {
  const { accessKeyId = 'anonymous', session = 'anonymous' } = callerOf(request) ?? {};
  return `${accessKeyId}:${session}`;
}

function parsed(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString());
  } catch {
    return new SqsRefusal('SerializationException', 'The request is not JSON');
  }
}

/** https://docs.aws.amazon.com/AWSSimpleQueueService/latest/SQSDeveloperGuide/sqs-making-api-requests-json.html */
function respond(response: ServerResponse, answer: object): void {
  const refusal = answer instanceof SqsRefusal ? answer : undefined;
  const body = refusal ? { __type: `com.amazonaws.sqs#${refusal.code}`, message: refusal.message } : answer;
  response.writeHead(refusal ? 400 : 200, {
    'content-type': 'application/x-amz-json-1.0',
    'x-amzn-requestid': randomUUID(),
    ...(refusal && { 'x-amzn-query-error': `${queryCodeOf(refusal)};Sender` }),
  });
  response.end(JSON.stringify(body));
}
