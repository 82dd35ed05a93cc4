import { FailureNotice } from '#components/feedback/failure-notice';
import { Notice } from '#components/ui/notice';
import { Skeleton } from '#components/ui/skeleton';
import type { Loaded } from '#web/lib/api/use-loaded';
import { DrawFacts } from './draw-facts';
import { OddsTable } from './odds-table';
import type { PublishedPrize } from './random-prize-views';
import './draws.css';

/** The odds of a mystery prize, or the draw that its pieces enter. */
export function RandomPrize({ prize: { value, failure, reload } }: { prize: Loaded<PublishedPrize> }) {
  if (failure !== null) return <FailureNotice failure={failure} onRetry={reload} />;
  if (value === undefined) return <ChanceSkeleton />;
  if (value.kind === 'odds') {
    if (value.odds) return <OddsTable odds={value.odds} />;
    return <Notice tone="info">You can redeem this prize once its odds are published.</Notice>;
  }
  if (value.draw) return <DrawFacts draw={value.draw} linked />;
  return <Notice tone="info">You can redeem this prize once its draw is open.</Notice>;
}

function ChanceSkeleton() {
  return (
    <div className="grid grid-cols-1 gap-4" aria-busy="true">
      {Array.from({ length: 5 }, (_each, index) => (
        <Skeleton key={index} className="block rounded-sm block-10" />
      ))}
    </div>
  );
}
