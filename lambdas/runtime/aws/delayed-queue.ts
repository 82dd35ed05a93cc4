import { SendMessageCommand, type SQSClient } from '@aws-sdk/client-sqs';

/** Where work is left for another function. */
export interface DelayedQueue<Message extends object> {
  /** Leaves a message; it comes out at least once, after the delay of the queue. */
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
