import type { Commitment } from '#contracts/wallet/ledger-shapes';
import { Hash } from './hash';

/** The current commitment and the inputs of the next round. */
export function CommitmentFacts({ commitment }: { commitment: Commitment }) {
  return (
    <dl className="proof-facts text-sm">
      <dt>Fingerprint of the current secret</dt>
      <dd>
        <Hash text={commitment.serverSeedHash} />
      </dd>
      <dt>Fingerprint of the next secret</dt>
      <dd>
        <Hash text={commitment.nextServerSeedHash} />
      </dd>
      <dt>Your seed</dt>
      <dd>{commitment.clientSeed}</dd>
      <dt>Next round number</dt>
      <dd>{commitment.nonce}</dd>
    </dl>
  );
}
