import { lazy, Suspense, useState } from 'react';
import { Dialog } from '#components/ui/dialog';
import { Notice } from '#components/ui/notice';
import type { Fairness } from '#contracts/play/routes';
import type { RevealedSeed, Round } from '#contracts/wallet/ledger-shapes';
import { CommitmentFacts } from './commitment-facts';
import { afterRound } from './current-commitment';
import { FairnessStory } from './fairness-story';
import { RevealedFacts } from './revealed-facts';

/** The panel is on every game page, and few visitors change their seed. */
const RotateForm = lazy(() => import('./rotate-form'));

/**
 * Explains how rounds are committed in advance, and reveals the seed on request.
 *
 * @param fairness   as loaded with the game
 * @param lastRound  the newest round since then, if any
 */
export function FairnessPanel({
  open,
  onClose,
  fairness,
  lastRound,
}: {
  open: boolean;
  onClose: () => void;
  fairness: Fairness;
  lastRound: Round | null;
}) {
  const [known, setKnown] = useState(fairness);
  const [justRevealed, setJustRevealed] = useState(false);
  return (
    <Dialog open={open} onClose={onClose} title="Provably fair" drawer>
      <div className="fairness grid gap-8">
        <FairnessStory />
        <section>
          <h3 className="text-lg">Current seeds</h3>
          <CommitmentFacts commitment={afterRound(known, lastRound)} />
        </section>
        <section>
          <h3 className="text-lg">Change your seed</h3>
          <Suspense>
            <RotateForm
              onRotated={({ revealed, current }) => {
                setKnown({ ...current, revealed });
                setJustRevealed(true);
              }}
            />
          </Suspense>
        </section>
        {known.revealed && <Revealed revealed={known.revealed} fresh={justRevealed} />}
      </div>
    </Dialog>
  );
}

function Revealed({ revealed, fresh }: { revealed: RevealedSeed; fresh: boolean }) {
  return (
    <section>
      <h3 className="text-lg">Last revealed secret</h3>
      {fresh && (
        <Notice tone="success">
          The old secret is revealed. Open “Your rounds” to verify any round played on it.
        </Notice>
      )}
      <RevealedFacts revealed={revealed} />
    </section>
  );
}
