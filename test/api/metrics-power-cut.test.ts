import { once } from 'node:events';
import { describe, expect } from 'vitest';
import { itInFullRun } from '../full-run';
import { sizes } from '../scale';
import type { CasinoClient } from './casino';
import { startKillable } from './killable-casino';
import { scan } from './ledger-check';
import { metricRow, playersNamed, putRows, rowDays } from './metric-rows';
import { findMetricsFaults } from './metrics-check';

const projections = 'lambdas/functions/stream-projections/handler.ts';
const players = playersNamed('cut', sizes.cutMetrics);
const rowsEach = 4;

describe('a power cut while rows are added', () => {
  const start = startKillable({ readsStreams: true });

  itInFullRun('loses no row and adds none twice, and a recount agrees', async () => {
    const before = await start();
    const writing = write(before.casino);
    await expect.poll(() => addedRows(before.casino), { timeout: 60_000, interval: 20 }).toBeGreaterThan(0);
    before.child.kill('SIGKILL');
    // The process was killed in the middle of a write.
    await expect(writing).rejects.toThrow();
    await once(before.child, 'exit');
    before.casino.disconnect();

    const { casino, invoke } = await start();
    await write(casino);
    await expect
      .poll(() => addedRows(casino), { timeout: 60_000, interval: 200 })
      .toBe(players.length * rowsEach);

    expect(await findMetricsFaults(casino.dynamoDb, casino.tables)).toEqual([]);
    for (const day of rowDays)
      expect(await invoke(projections, { recount: day })).toMatchObject({ differences: [] });
    const ofPlayer = { recount: { player: players[0] } };
    expect(await invoke(projections, ofPlayer)).toMatchObject({ differences: [] });
    casino.disconnect();
  });

  /** Writes all rows of all players; existing rows are overwritten with the same content. */
  function write({ dynamoDb, tables }: CasinoClient): Promise<void> {
    const rows = players.flatMap((player) =>
      Array.from({ length: rowsEach }, (_each, row) => metricRow(player, row + 1)),
    );
    return putRows(dynamoDb, tables.ledger, rows);
  }
});

/** Number of rows in the metrics. */
async function addedRows({ dynamoDb, tables }: CasinoClient): Promise<number> {
  const metrics = await scan<Record<string, unknown>>(dynamoDb, tables.metrics);
  return metrics.reduce((sum, { lastSequence = 0 }) => sum + (lastSequence as number), 0);
}
