import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { listMachines } from '#domain/games/slots/machines';

describe('tables of slot machines', () => {
  it.each(listMachines())('load the parts for tumbles and clusters only where $id has them', (machine) => {
    const file = join(import.meta.dirname, '..', machine.id, `${machine.id}-table.tsx`);

    const source = readFileSync(file, 'utf8');

    expect(source.includes('tumbles: tumbleParts')).toBe(machine.tumbles !== undefined);
    expect(source.includes('Clusters: ClusterOverlay')).toBe(machine.clusterSizes !== undefined);
  });
});
