import { LoadedPart } from '#components/feedback/loaded-part';
import { Skeleton } from '#components/ui/skeleton';
import type { GameRules } from '#web/lib/games/game-catalog';

/** A short introduction to the game, followed by all of its rules. */
export function Rules({ load }: { load: () => Promise<GameRules> }) {
  return (
    <LoadedPart load={load} fallback={<Skeleton className="block-48" />}>
      {(texts) => <Texts {...texts} />}
    </LoadedPart>
  );
}

function Texts({ rules, howToPlay }: GameRules) {
  return (
    <div className="grid gap-4 max-inline-prose">
      {howToPlay.length > 0 && (
        <section>
          <h3 className="font-display text-lg">How to play</h3>
          <ol className="mbs-2 grid list-decimal gap-2 ps-5">
            {howToPlay.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </section>
      )}
      {howToPlay.length > 0 && <h3 className="font-display text-lg">All rules</h3>}
      {rules.map((rule) => (
        <p key={rule}>{rule}</p>
      ))}
    </div>
  );
}
