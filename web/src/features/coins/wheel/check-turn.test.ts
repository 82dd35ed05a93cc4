import { createHash, createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { blocksOfSpin, canonicalGiftWheel, dailyWheel } from '#domain/coins/daily-wheel';
import { roundMessage } from '#domain/fairness/commitment';
import { drawsFrom, precomputedBlocks } from '#domain/fairness/draws';
import { drawRow } from '#domain/games/odds/weighted-prizes';
import { checkTurn, type ProofTools } from './check-turn';

const serverSeed = '5f'.repeat(32);
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
const hmac = (key: string, message: string) =>
  new Uint8Array(createHmac('sha256', key).update(message).digest());

const tools: ProofTools = {
  findSeed: (hash) => Promise.resolve(hash === sha256(serverSeed) ? serverSeed : null),
  hmacSha256: (key, message) => Promise.resolve(hmac(key, message)),
  sha256Hex: (text) => Promise.resolve(sha256(text)),
};

/** A turn as the server records it: drawn from the seed by the published wheel. */
function turnOf(nonce: number) {
  const proof = {
    parHash: sha256(canonicalGiftWheel(dailyWheel)),
    serverSeedHash: sha256(serverSeed),
    clientSeed: 'harbour',
    nonce,
  };
  const blocks = Array.from({ length: blocksOfSpin(dailyWheel) }, (_, block) =>
    hmac(serverSeed, roundMessage(proof.clientSeed, nonce, block)),
  );
  const segment = drawRow(dailyWheel.segments, drawsFrom(precomputedBlocks(blocks)));
  return { segment, sweeps: Number(dailyWheel.segments[segment]?.sweeps), proof, sequence: 12 };
}

/** Ids of the checks that fail. */
async function failing(turn: ReturnType<typeof turnOf>): Promise<string[]> {
  const checked = await checkTurn(turn, tools);
  return (checked?.checks ?? []).filter(({ holds }) => !holds).map(({ id }) => id);
}

describe('checkTurn', () => {
  it.each([0, 1, 2, 3, 40])('reproduces the recorded turn with nonce %i', async (nonce) => {
    expect(await failing(turnOf(nonce))).toEqual([]);
  });

  it('detects a prize other than the one drawn', async () => {
    const turn = turnOf(0);

    expect(await failing({ ...turn, segment: turn.segment + 1 })).toEqual(['outcome']);
    expect(await failing({ ...turn, sweeps: turn.sweeps + 10 })).toEqual(['payout']);
  });

  it('detects a wheel other than the published one', async () => {
    const turn = turnOf(0);

    expect(await failing({ ...turn, proof: { ...turn.proof, parHash: '0'.repeat(64) } })).toEqual([
      'machine',
    ]);
  });

  it('returns null while the seed is secret', async () => {
    const turn = turnOf(0);
    const secret = { ...turn, proof: { ...turn.proof, serverSeedHash: '1'.repeat(64) } };

    expect(await checkTurn(secret, tools)).toBeNull();
  });
});
