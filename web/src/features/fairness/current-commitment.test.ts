import { describe, expect, it } from 'vitest';
import { afterRound } from './current-commitment';

const commitment = { serverSeedHash: 'now', nextServerSeedHash: 'next', clientSeed: 'c', nonce: 4 };
const roundOn = (serverSeedHash: string, nonce: number) => ({
  proof: { parHash: 'par', serverSeedHash, clientSeed: 'c', nonce },
});

describe('afterRound', () => {
  it('continues after the last round', () => {
    expect(afterRound(commitment, roundOn('now', 6)).nonce).toBe(7);
  });

  it('never decreases for a round with a late response', () => {
    expect(afterRound(commitment, roundOn('now', 1)).nonce).toBe(4);
  });

  it.each([null, roundOn('before', 90)])(
    'returns the commitment unchanged without a round on this seed',
    (lastRound) => {
      expect(afterRound(commitment, lastRound)).toBe(commitment);
    },
  );
});
