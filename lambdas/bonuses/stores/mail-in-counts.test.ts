import { describe, expect, it } from 'vitest';
import { createFakeTables } from '#lambdas/fakes/fake-tables';
import { createMailInCounts } from './mail-in-counts';

function setup() {
  const { client, commitTogether } = createFakeTables();
  const counts = createMailInCounts(client, 'free-entries');
  const add = (result: 'credited' | 'refused', at: string) =>
    commitTogether([counts.add(result, new Date(at))]);
  return { counts, add };
}

describe('mail-in counts', () => {
  it('count letters by result and by the UTC day on which they were recorded', async () => {
    const { counts, add } = setup();
    await add('credited', '2026-11-20T23:59:59Z');
    await add('credited', '2026-11-21T00:00:00Z');
    await add('refused', '2026-11-21T08:00:00Z');
    await add('credited', '2026-11-21T09:00:00Z');

    expect(await counts.on(['2026-11-21'])).toEqual({ credited: 2, refused: 1 });
    expect(await counts.on(['2026-11-20', '2026-11-21'])).toEqual({ credited: 3, refused: 1 });
  });

  it('are zero for days without letters', async () => {
    expect(await setup().counts.on(['2026-11-19'])).toEqual({ credited: 0, refused: 0 });
    expect(await setup().counts.on([])).toEqual({ credited: 0, refused: 0 });
  });
});
