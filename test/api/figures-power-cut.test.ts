import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface, type Interface } from 'node:readline';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type CasinoAddress, type CasinoClient, connect } from './casino';
import { figureRow, playersNamed, putRows, rowsOn } from './figure-rows';
import { scan } from './ledger-check';
import { findTotalsFaults } from './shop-totals';

const projections = 'lambdas/streams/projections/handler.ts';
const players = playersNamed('cut', 100);
const rowsEach = 4;

describe('a power cut while rows are added', () => {
  let folder: string;
  const running: ChildProcess[] = [];
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'jade-harbour-'));
  });
  afterEach(() => {
    for (const child of running) child.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  });

  it('leaves no row out and adds none twice, and a recount agrees', async () => {
    const before = await start();
    const writing = write(before.casino);
    await expect.poll(() => addedRows(before.casino), { timeout: 60_000, interval: 20 }).toBeGreaterThan(0);
    before.child.kill('SIGKILL');
    // It was in the middle of something.
    await expect(writing).rejects.toThrow();
    await once(before.child, 'exit');
    before.casino.disconnect();

    const { casino, invoke } = await start();
    await write(casino);
    await expect
      .poll(() => addedRows(casino), { timeout: 60_000, interval: 200 })
      .toBe(players.length * rowsEach);

    expect(await findTotalsFaults(casino.dynamoDb, casino.tables)).toEqual([]);
    for (const day of rowsOn) expect(await invoke({ recount: day })).toMatchObject({ differences: [] });
    expect(await invoke({ recount: { player: players[0] } })).toMatchObject({ differences: [] });
    casino.disconnect();
  });

  /** Writes every player's rows; what is there already is written as it is. */
  function write({ dynamoDb, tables }: CasinoClient): Promise<void> {
    const rows = players.flatMap((player) =>
      Array.from({ length: rowsEach }, (_each, row) => figureRow(player, row + 1)),
    );
    return putRows(dynamoDb, tables.ledger, rows);
  }

  interface Started {
    readonly casino: CasinoClient;
    readonly child: ChildProcess;
    readonly invoke: (event: unknown) => Promise<unknown>;
  }

  async function start(): Promise<Started> {
    const child = spawn(process.execPath, ['--import', 'tsx', 'test/api/casino-process.ts', folder], {
      stdio: ['pipe', 'pipe', 'inherit'],
      env: { ...process.env, NODE_NO_WARNINGS: '1' },
    });
    running.push(child);
    const lines = createInterface(child.stdout!);
    const casino = connect(JSON.parse(await nextOf(lines)) as CasinoAddress);
    return { child, casino, invoke };

    async function invoke(event: unknown): Promise<unknown> {
      const answer = nextOf(lines);
      child.stdin!.write(`${JSON.stringify({ entry: projections, event })}\n`);
      return JSON.parse(await answer);
    }
  }
});

async function nextOf(lines: Interface): Promise<string> {
  const [line] = (await once(lines, 'line')) as [string];
  return line;
}

/** How many rows are in the figures. */
async function addedRows({ dynamoDb, tables }: CasinoClient): Promise<number> {
  const figures = await scan<Record<string, unknown>>(dynamoDb, tables.figures);
  return figures.reduce((sum, { lastSequence = 0 }) => sum + (lastSequence as number), 0);
}
