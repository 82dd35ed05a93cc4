import { Notice } from '#components/ui/notice';
import type { Commitment, RevealedSeed } from '#contracts/wallet/ledger-shapes';
import { CommitmentFacts } from './commitment-facts';
import { FairnessStory } from './fairness-story';
import { RevealedFacts } from './revealed-facts';
import { RotateForm, type Rotation } from './rotate-form';

/**
 * The seeds of a player, and the form that changes them.
 *
 * @param revealed  the last revealed seed, null for none
 * @param isFresh   whether it was revealed just now
 */
export function FairnessDetails({
  commitment,
  revealed,
  isFresh,
  onRotated,
}: {
  commitment: Commitment;
  revealed: RevealedSeed | null;
  isFresh: boolean;
  onRotated: (rotation: Rotation) => void;
}) {
  return (
    <div className="fairness grid gap-8">
      <FairnessStory />
      <section>
        <h3 className="text-lg">Current seeds</h3>
        <CommitmentFacts commitment={commitment} />
      </section>
      <section>
        <h3 className="text-lg">Change your seed</h3>
        <RotateForm onRotated={onRotated} />
      </section>
      {revealed && (
        <section>
          <h3 className="text-lg">Last revealed secret</h3>
          {isFresh && (
            <Notice tone="success">
              The old secret is revealed. Open “Your rounds” to verify any round played on it.
            </Notice>
          )}
          <RevealedFacts revealed={revealed} />
        </section>
      )}
    </div>
  );
}
