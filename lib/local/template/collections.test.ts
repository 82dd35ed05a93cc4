import { expect, it } from 'vitest';
import { openCollections } from './collections';

it('keeps no resource that its check refuses', () => {
  const readers = { part: (_logicalId: string, properties: unknown) => String(properties) };
  const parts = openCollections(readers, (logicalId, part) => {
    if (part === 'unknown') throw new Error(`${logicalId} is refused`);
  });
  parts.add('part', 'Known', 'known');

  expect(() => parts.add('part', 'Stray', 'unknown')).toThrow('Stray is refused');
  expect(parts.of('part')).toEqual([['Known', 'known']]);
});
