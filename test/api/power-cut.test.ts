import { describe, expect, it } from 'vitest';
import { proportional, sizes } from '../scale';
import type { Answer } from './casino';
import { type KillableCasino, startKillable } from './killable-casino';
import { findLedgerFaults } from './ledger-check';

const rounds = sizes.cutRounds;
const players = 10;
const killAfterAnswers = proportional(200, 'cutRounds');

describe('a power cut', () => {
  const start = startKillable();

  it(`in the middle of ${rounds} rounds loses no acknowledged round and keeps the ledger consistent`, async () => {
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

  /** Each player plays one round after another; the process is killed while rounds are in flight. */
  async function playUntilKilled({ casino, child }: KillableCasino, tokens: readonly string[]) {
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
