import { LoadedPart } from '#components/feedback/loaded-part';
import { Skeleton } from '#components/ui/skeleton';
import type { GameRules } from '#web/lib/games/game-catalog';
import { RuleTexts } from './rule-texts';

/** A short introduction to the game, followed by all of its rules. */
export function Rules({ load }: { load: () => Promise<GameRules> }) {
  return (
    <LoadedPart load={load} fallback={<Skeleton className="block-48" />}>
      {(texts) => <RuleTexts {...texts} />}
    </LoadedPart>
  );
}
