import type { RevealedSeed } from '#contracts/wallet/ledger-shapes';
import { Hash } from './hash';

/** A revealed seed, its commitment and its rounds. */
export function RevealedFacts({ revealed }: { revealed: RevealedSeed }) {
  return (
    <dl className="proof-facts">
      <dt>The secret</dt>
      <dd>
        <Hash text={revealed.serverSeed} />
      </dd>
      <dt>Its fingerprint, shown before you played</dt>
      <dd>
        <Hash text={revealed.serverSeedHash} />
      </dd>
      <dt>Your seed with it</dt>
      <dd>{revealed.clientSeed}</dd>
      <dt>Rounds played on it</dt>
      <dd>{revealed.rounds}</dd>
    </dl>
  );
}
