import { describe, expect, it } from 'vitest';
import { purchaseOf } from './purchase-fixture';
import { purchaseReader } from './purchase-reader';

/** A reader whose first cancellations fail. */
function setup({ isLeft, failures = 0 }: { isLeft: boolean; failures?: number }) {
  const calls: string[] = [];
  const read = purchaseReader(isLeft, {
    read: async () => {
      calls.push('read');
      return purchaseOf({ state: 'created' });
    },
    cancel: async () => {
      calls.push('cancel');
      if (calls.length <= failures) throw new Error('away');
      return purchaseOf({ state: 'expired' });
    },
  });
  return { read, calls };
}

describe('purchaseReader', () => {
  it('only reads the purchase of a player who did not leave the payment page', async () => {
    const { read, calls } = setup({ isLeft: false });

    await read();
    await read();

    expect(calls).toEqual(['read', 'read']);
  });

  it('cancels the purchase of a player who left the payment page, once', async () => {
    const { read, calls } = setup({ isLeft: true });

    const first = await read();
    await read();

    expect(first.state).toBe('expired');
    expect(calls).toEqual(['cancel', 'read']);
  });

  it('cancels again after a failure', async () => {
    const { read, calls } = setup({ isLeft: true, failures: 1 });

    await expect(read()).rejects.toThrow('away');
    await read();
    await read();

    expect(calls).toEqual(['cancel', 'cancel', 'read']);
  });
});
