import { expect, it } from 'vitest';
import { openMessageStore } from './state';

it('keeps writing after a failed batch', async () => {
  const store = await openMessageStore(null);
  const unwritable = { type: 'put', key: null, value: 1 } as never;

  const failed = store.write([unwritable]);
  await expect(failed).rejects.toThrow();

  await expect(store.write([{ type: 'put', key: 'message~q~1', value: {} }])).resolves.toBeUndefined();
  await store.close();
});
