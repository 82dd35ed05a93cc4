import { Notice } from '#components/ui/notice';
import type { Fairness } from '#contracts/play/routes';
import type { Round } from '#contracts/wallet/ledger-shapes';
import type { Followed } from '#web/lib/state/store';
import { useStore } from '#web/lib/state/use-store';
import { CommitmentFacts } from './commitment-facts';
import { afterRound } from './current-commitment';
import { FairnessStory } from './fairness-story';
import { RevealedFacts } from './revealed-facts';
import { RotateForm, type Rotation } from './rotate-form';

/**
 * The seeds of a player, and the form that changes them.
 *
 * @param known      the seeds as they were loaded or last changed
 * @param lastRound  the newest round since then, if any
 * @param isFresh    whether the last revealed seed was revealed just now
 */
export function FairnessDetails({
  known,
  lastRound,
  isFresh,
  onRotated,
}: {
  known: Fairness;
  lastRound: Followed<Round | null>;
  isFresh: boolean;
  onRotated: (rotation: Rotation) => void;
}) {
  const { revealed } = known;
  const commitment = afterRound(known, useStore(lastRound));
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
