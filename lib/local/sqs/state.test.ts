import { expect, it } from 'vitest';
import { openMessageStore } from './state';

it('keeps writing after a failed batch', async () => {
  const store = await openMessageStore(null);
  const failed = store.write([{ type: 'put', key: 'message~q~0', value: 1n }]);
  await expect(failed).rejects.toThrow();

  await expect(store.write([{ type: 'put', key: 'message~q~1', value: {} }])).resolves.toBeUndefined();
  await store.close();
});
