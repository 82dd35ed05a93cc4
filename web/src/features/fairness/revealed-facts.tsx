import type { RevealedSeed } from '#contracts/wallet/ledger-shapes';
import { Hash } from './hash';

/** A revealed seed, its commitment and its rounds. */
export function RevealedFacts({ revealed }: { revealed: RevealedSeed }) {
  return (
    <dl className="proof-facts text-sm">
      <dt>Secret (server seed)</dt>
      <dd>
        <Hash text={revealed.serverSeed} />
      </dd>
      <dt>Fingerprint, shown before you played</dt>
      <dd>
        <Hash text={revealed.serverSeedHash} />
      </dd>
      <dt>Your seed at the time</dt>
      <dd>{revealed.clientSeed}</dd>
      <dt>Rounds played</dt>
      <dd>{revealed.rounds}</dd>
    </dl>
  );
}
