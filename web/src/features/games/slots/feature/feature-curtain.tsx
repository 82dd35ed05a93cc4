import type { SlotMachine } from '#domain/games/slots/machine';
import type { SlotMoment } from '../rounds/slot-moment';
import type { SymbolAtlas } from '../symbol-atlas';
import { freeSpinLabel } from './feature-copy';
import { FeatureIntro } from './feature-intro';
import { FeatureSummary } from './feature-summary';

/** Covers the reels before and after the free spins, and announces retriggers in between. */
export function FeatureCurtain({
  state: { feature, played, origin },
  machine,
  atlas,
  still,
  onDismiss,
}: {
  state: Pick<SlotMoment, 'feature' | 'played' | 'origin'>;
  machine: SlotMachine;
  atlas: SymbolAtlas;
  still: boolean;
  onDismiss: () => void;
}) {
  if (!feature || !played) return null;
  const { round } = played;
  if (feature.stage === 'intro')
    return <FeatureIntro {...{ round, machine, atlas }} resumed={origin === 'resumed'} />;
  if (feature.stage === 'summary') return <FeatureSummary {...{ round, still, onDismiss }} />;
  const added = feature.stage === 'shown' ? (round.outcome.spins[feature.spin]?.freeSpinsWon ?? 0) : 0;
  if (added === 0) return null;
  return (
    <p className="slots-feature-more" aria-hidden="true">
      +{freeSpinLabel(added)}
    </p>
  );
}
