import { SendMessageCommand, type SQSClient } from '@aws-sdk/client-sqs';

/** Where work is left for another function. */
export interface Queue<Message extends object> {
  /** Leaves a message; it comes out at least once, after the delay of the queue. */
  send(message: Message): Promise<void>;
}

export function createQueue<Message extends object>(client: SQSClient, url: string): Queue<Message> {
  return {
    async send(message) {
      await client.send(new SendMessageCommand({ QueueUrl: url, MessageBody: JSON.stringify(message) }));
    },
  };
}
