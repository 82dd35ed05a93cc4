import { SendMessageCommand, type SQSClient } from '@aws-sdk/client-sqs';

/** A queue of work for another function. */
export interface DelayedQueue<Message extends object> {
  /** Sends a message, which is delivered at least once, after the queue's delay. */
  send(message: Message): Promise<void>;
}

export function createDelayedQueue<Message extends object>(
  client: SQSClient,
  url: string,
): DelayedQueue<Message> {
  return {
    async send(message) {
      await client.send(new SendMessageCommand({ QueueUrl: url, MessageBody: JSON.stringify(message) }));
    },
  };
}
