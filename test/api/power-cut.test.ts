import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Answer, type CasinoAddress, type CasinoClient, connect } from './casino';
import { findLedgerFaults } from './ledger-check';

const rounds = 500;
const players = 10;
const killAfterAnswers = 200;

describe('a power cut', () => {
  let folder: string;
  const running: ChildProcess[] = [];
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'jade-harbour-'));
  });
  afterEach(() => {
    for (const child of running) child.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  });

  it(`in the middle of ${rounds} rounds loses none that was acknowledged, and every sum agrees`, async () => {
    const before = await start();
    const emails = Array.from({ length: players }, (_each, index) => `cut-${index}@jade.test`);
    const tokens = await Promise.all(emails.map((email) => before.casino.signInNewPlayer(email)));

    const acknowledged = await playUntilKilled(before, tokens);
    const after = await start();

    expect(acknowledged.length).toBeGreaterThanOrEqual(killAfterAnswers);
    expect(acknowledged.length).toBeLessThan(rounds);
    expect(await findLedgerFaults(after.casino.dynamoDb, after.casino.tables)).toEqual([]);
    for (const { token, key, text } of acknowledged) {
      const again = await after.casino.playRound(token, key);
      expect(again.text).toBe(text);
    }
    expect(await findLedgerFaults(after.casino.dynamoDb, after.casino.tables)).toEqual([]);
    after.casino.disconnect();
  });

  interface Started {
    readonly casino: CasinoClient;
    readonly child: ChildProcess;
  }

  async function start(): Promise<Started> {
    const child = spawn(process.execPath, ['--import', 'tsx', 'test/api/casino-process.ts', folder], {
      stdio: ['ignore', 'pipe', 'inherit'],
      env: { ...process.env, NODE_NO_WARNINGS: '1' },
    });
    running.push(child);
    const [line] = (await once(createInterface(child.stdout!), 'line')) as [string];
    return { child, casino: connect(JSON.parse(line) as CasinoAddress) };
  }

  /** Each player asks for one round after the other; the process is killed while others are on their way. */
  async function playUntilKilled({ casino, child }: Started, tokens: readonly string[]) {
    const answered: { token: string; key: string; text: string }[] = [];
    await Promise.all(
      tokens.map(async (token) => {
        for (let round = 0; round < rounds / players; round += 1) {
          const key = `round-${round}`;
          const answer = await casino.playRound(token, key).catch(() => undefined as Answer | undefined);
          if (!answer) return;
          if (answer.status === 200) answered.push({ token, key, text: answer.text });
          if (answered.length === killAfterAnswers) child.kill('SIGKILL');
        }
      }),
    );
    casino.disconnect();
    return answered;
  }
});
