import { createHash, createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { roundMessage } from '#domain/fairness/commitment';
import { type BlockSource, drawsFrom } from '#domain/fairness/draws';
import type { Original } from '#domain/games/originals/original';
import { originalGame } from '#domain/games/originals/original-game';
import { listOriginals, listRetiredOriginals } from '#domain/games/originals/originals';
import { readExportedRounds } from './exported-rounds';
import { verifyRound } from './verify-round';

const serverSeed = '0123456789abcdef'.repeat(4);
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

function blocksOf(nonce: number): BlockSource {
  return (index) =>
    createHmac('sha256', serverSeed)
      .update(roundMessage('client-seed', nonce, index))
      .digest();
}

/** Plays a round as the server does; it collects at the third decision if it can. */
function exportedRound(original: Original, nonce: number): string {
  const game = originalGame(original);
  const choice = original.examples[nonce % original.examples.length] ?? null;
  const decisions: string[] = [];
  for (;;) {
    const soFar = game.play(drawsFrom(blocksOf(nonce)), { stake: 500, choice, decisions });
    if ('code' in soFar) throw new Error(`${original.id} refuses ${decisions.join(', ')}`);
    const { outcome, payout, staked } = soFar;
    if (payout === null) {
      const mayEnd = decisions.length >= 2 && outcome.options.includes('cash-out');
      decisions.push(mayEnd ? 'cash-out' : outcome.options[nonce % outcome.options.length]!);
      continue;
    }
    const proof = {
      parHash: sha256(game.canonicalText),
      serverSeedHash: sha256(serverSeed),
      clientSeed: 'client-seed',
      nonce,
    };
    return JSON.stringify({
      ...{ id: `round-${nonce}`, sequence: nonce, at: '2026-11-26T12:00:00.000Z', gameId: game.id },
      ...{ coin: 'gold', firstStake: 500, stake: staked, choice, decisions, isSettled: true },
      ...{ payout, outcome, proof },
    });
  }
}

function readRound(text: string) {
  const read = readExportedRounds(text);
  if (typeof read === 'string') throw new Error(read);
  return read.rounds[0]!;
}

describe.each([...listOriginals(), ...listRetiredOriginals()])('verifyRound of $id', (original) => {
  const game = originalGame(original);

  it('confirms exported rounds', async () => {
    for (let nonce = 0; nonce < 20; nonce += 1) {
      const { holds } = await verifyRound(readRound(exportedRound(original, nonce)), serverSeed, game);

      expect([nonce, holds]).toEqual([nonce, true]);
    }
  });

  it('detects another payout and another seed', async () => {
    const round = readRound(exportedRound(original, 3));
    const failed = async (changed: typeof round, seed: string) =>
      (await verifyRound(changed, seed, game)).checks.filter(({ holds }) => !holds).map(({ id }) => id);

    expect(await failed({ ...round, payout: round.payout + 500 }, serverSeed)).toEqual(['payout']);
    expect(await failed(round, 'f'.repeat(64))).toContain('seed');
  });
});
