import { ConditionalCheckFailedException, TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import { describe, expect, it } from 'vitest';
import { existingItemOf, unlessConditionFailed } from './conditional-write';

const failed = new ConditionalCheckFailedException({ message: 'failed', $metadata: {} });

function canceled(...CancellationReasons: { Code: string; Item?: Record<string, { S: string }> }[]) {
  return new TransactionCanceledException({ message: 'canceled', $metadata: {}, CancellationReasons });
}

describe('unlessConditionFailed', () => {
  it('returns whether the item was written', async () => {
    expect(await unlessConditionFailed(Promise.resolve({}))).toBe(true);
    expect(await unlessConditionFailed(Promise.reject(failed))).toBe(false);
  });

  it.each([new Error('away'), canceled({ Code: 'ConditionalCheckFailed' })])(
    'throws every other error: %s',
    async (error) => {
      await expect(unlessConditionFailed(Promise.reject(error))).rejects.toBe(error);
    },
  );
});

describe('existingItemOf', () => {
  it('returns the item that a failed condition reports', () => {
    const error = canceled(
      { Code: 'None' },
      { Code: 'ConditionalCheckFailed' },
      { Code: 'ConditionalCheckFailed', Item: { id: { S: 'a' } } },
    );

    expect(existingItemOf(error)).toEqual({ id: 'a' });
  });

  it.each([
    canceled({ Code: 'ConditionalCheckFailed' }),
    canceled({ Code: 'TransactionConflict' }),
    failed,
    new Error('away'),
  ])('returns undefined for any other error: %s', (error) => {
    expect(existingItemOf(error)).toBeUndefined();
  });
});
