import type { Commitment, Round } from '#contracts/wallet/ledger-shapes';

/** Returns the commitment after a round that was played since it was loaded, with that nonce used up. */
export function afterRound(commitment: Commitment, lastRound: Pick<Round, 'proof'> | null): Commitment {
  if (lastRound?.proof.serverSeedHash !== commitment.serverSeedHash) return commitment;
  return { ...commitment, nonce: Math.max(commitment.nonce, lastRound.proof.nonce + 1) };
}
