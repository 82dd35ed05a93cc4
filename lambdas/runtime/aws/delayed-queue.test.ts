import { SendMessageCommand, SQSClient } from '@aws-sdk/client-sqs';
import { mockClient } from 'aws-sdk-client-mock';
import { expect, it, onTestFinished } from 'vitest';
import { createDelayedQueue } from './delayed-queue';

it('createDelayedQueue sends a message as JSON, with the delay of the queue', async () => {
  const sqs = mockClient(SQSClient);
  onTestFinished(() => sqs.restore());
  sqs.on(SendMessageCommand).resolves({});
  const queue = createDelayedQueue(new SQSClient({ region: 'us-east-1' }), 'https://sqs.test/1/lapses');

  await queue.send({ player: 'p', reservation: 'r' });

  expect(sqs.commandCalls(SendMessageCommand)[0]?.args[0].input).toEqual({
    QueueUrl: 'https://sqs.test/1/lapses',
    MessageBody: '{"player":"p","reservation":"r"}',
  });
});
