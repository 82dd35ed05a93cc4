import type { SQSEvent } from 'aws-lambda';
import { describe, expect, it } from 'vitest';
import { processInOrder } from './process-in-order';

/** A batch of messages `<group>-<number>`, of which tests read no other part. */
function batchOf(...messageIds: readonly string[]): SQSEvent {
  const Records = messageIds.map((messageId) => ({
    messageId,
    attributes: { MessageGroupId: messageId.split('-')[0] },
  }));
  return { Records } as SQSEvent;
}

async function processBatch(batch: SQSEvent, failing?: string) {
  const done: string[] = [];
  const { batchItemFailures } = await processInOrder(batch, async ({ messageId }) => {
    if (messageId === failing) return false;
    done.push(messageId);
    return true;
  });
  return { done, left: batchItemFailures.map(({ itemIdentifier }) => itemIdentifier) };
}

describe('processInOrder', () => {
  it('processes the messages of each group in sequence', async () => {
    const { done, left } = await processBatch(batchOf('mei-1', 'li-1', 'mei-2'));

    expect(done.filter((messageId) => messageId.startsWith('mei'))).toEqual(['mei-1', 'mei-2']);
    expect([done.length, left]).toEqual([3, []]);
  });

  it('returns a failed message to the queue with the rest of its group, and processes other groups', async () => {
    const { done, left } = await processBatch(batchOf('mei-1', 'mei-2', 'li-1', 'mei-3', 'li-2'), 'mei-2');

    expect(left).toEqual(['mei-2', 'mei-3']);
    expect(done.sort()).toEqual(['li-1', 'li-2', 'mei-1']);
  });
});
