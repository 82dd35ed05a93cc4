import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { listMachines } from '#domain/games/slots/machines';

const games = new URL('../../features/games/', import.meta.url);

describe('loadTable', () => {
  it.each(listMachines().map(({ id }) => id))('finds a table for the slot machine %s by its id', (id) => {
    expect(existsSync(new URL(`${id}/${id}-table.tsx`, games)), `${id}/${id}-table.tsx`).toBe(true);
  });
});
