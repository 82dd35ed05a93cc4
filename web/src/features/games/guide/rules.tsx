import { FailureNotice } from '#components/feedback/failure-notice';
import { Skeleton } from '#components/ui/skeleton';
import { useLoaded } from '#web/lib/api/use-loaded';
import type { GameRules } from '#web/lib/games/game-catalog';

/** A short introduction to the game, followed by all of its rules. */
export function Rules({ load }: { load: () => Promise<GameRules> }) {
  const { value, failure, reload } = useLoaded(load);
  if (value) return <Texts {...value} />;
  if (failure !== null) return <FailureNotice failure={failure} onRetry={reload} />;
  return <Skeleton className="block-48" />;
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
