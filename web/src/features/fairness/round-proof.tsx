import { useState } from 'react';
import { FailureNotice } from '#components/feedback/failure-notice';
import { Button } from '#components/ui/button';
import { Notice } from '#components/ui/notice';
import type { Round } from '#contracts/wallet/ledger-shapes';
import type { AnyGame } from '#domain/games/games';
import { useAttempt } from '#web/lib/api/use-attempt';
import { loadPart } from '#web/lib/builds/chunk-reload';
import { findRevealedSeed } from './find-revealed-seed';
import { Hash } from './hash';
import type { VerificationSteps } from './verification-steps';
import type { Verification } from './verify-round';

type Proof =
  | { status: 'secret' }
  | { status: 'done'; Steps: typeof VerificationSteps; verification: Verification; serverSeed: string };

/**
 * The proof data of a round and, on request, its verification in the browser.
 *
 * @param loadGame  loads the game version of the round
 * @param onRotate  opens the form that reveals the seed
 */
export function RoundProof({
  round,
  loadGame,
  onRotate,
}: {
  round: Round;
  loadGame: () => Promise<AnyGame>;
  onRotate: () => void;
}) {
  const [proof, setProof] = useState<Proof | null>(null);
  const { isPending, failure, send } = useAttempt();
  const { serverSeedHash, clientSeed, nonce } = round.proof;

  async function prove(): Promise<Proof> {
    const serverSeed = await findRevealedSeed(serverSeedHash, round.sequence);
    if (serverSeed === null) return { status: 'secret' };
    // Few players verify a round, so its code loads with the first one.
    const [{ verifyRound }, { VerificationSteps: Steps }, game] = await loadPart(() =>
      Promise.all([import('./verify-round'), import('./verification-steps'), loadGame()]),
    );
    const verification = await verifyRound(round, serverSeed, game);
    return { status: 'done', Steps, serverSeed, verification };
  }

  function check() {
    setProof(null);
    void send(prove, setProof);
  }

  return (
    <div className="grid gap-4">
      <dl className="proof-facts text-sm">
        <dt>Round</dt>
        <dd>{round.id}</dd>
        <dt>Your seed</dt>
        <dd>{clientSeed}</dd>
        <dt>Round number on this seed</dt>
        <dd>{nonce}</dd>
        <dt>Fingerprint of the secret</dt>
        <dd>
          <Hash text={serverSeedHash} />
        </dd>
      </dl>
      {proof?.status === 'secret' && <StillSecret onRotate={onRotate} />}
      {failure !== null && <FailureNotice failure={failure} />}
      {proof?.status === 'done' ? (
        <proof.Steps verification={proof.verification} serverSeed={proof.serverSeed} />
      ) : (
        <Button variant="outline" pending={isPending} onClick={check}>
          Verify now
        </Button>
      )}
    </div>
  );
}

function StillSecret({ onRotate }: { onRotate: () => void }) {
  return (
    <Notice tone="info">
      <p>
        The secret of this round is still in use. Showing it now would make your next rounds predictable.
        Change your seed, and we reveal it at once.
      </p>
      <Button variant="link" onClick={onRotate}>
        Change my seed
      </Button>
    </Notice>
  );
}
