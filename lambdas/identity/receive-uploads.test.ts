import type { SQSEvent } from 'aws-lambda';
import { describe, expect, it } from 'vitest';
import { receiveUploads } from './receive-uploads';

/** A batch of the messages of a queue, of which tests read no other part. */
function batchOf(...bodies: readonly string[]): SQSEvent {
  return { Records: bodies.map((body, index) => ({ body, messageId: `m${index}` })) } as SQSEvent;
}

const created = (key: string) => JSON.stringify({ source: 'aws.s3', detail: { object: { key, size: 3 } } });

function setup(failing?: string) {
  const received: string[] = [];
  const logged: string[] = [];
  const handler = receiveUploads(
    async (key) => {
      if (key === failing) throw new Error('away');
      received.push(key);
    },
    ({ code }) => void logged.push(code),
  );
  return { received, logged, handler };
}

describe('receiveUploads', () => {
  it('receives the file of each message', async () => {
    const { received, handler } = setup();

    const answer = await handler(batchOf(created('quarantine/mei/card'), created('quarantine/li/card')));

    expect(answer).toEqual({ batchItemFailures: [] });
    expect(received).toEqual(['quarantine/mei/card', 'quarantine/li/card']);
  });

  it('returns a failed message to the queue and receives the others', async () => {
    const { received, logged, handler } = setup('quarantine/mei/card');

    const answer = await handler(batchOf(created('quarantine/mei/card'), created('quarantine/li/card')));

    expect(answer).toEqual({ batchItemFailures: [{ itemIdentifier: 'm0' }] });
    expect([received, logged]).toEqual([['quarantine/li/card'], ['UPLOAD_NOT_RECEIVED']]);
  });

  it.each([
    ['no JSON', 'poison'],
    ['no event of a file', '{"detail":{}}'],
  ])('gives back a message that is %s, so that it becomes a dead letter', async (_what, body) => {
    const { received, handler } = setup();

    expect(await handler(batchOf(body))).toEqual({ batchItemFailures: [{ itemIdentifier: 'm0' }] });
    expect(received).toEqual([]);
  });
});
