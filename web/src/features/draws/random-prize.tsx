import { useCallback } from 'react';
import { FailureNotice } from '#components/feedback/failure-notice';
import { Notice } from '#components/ui/notice';
import { Skeleton } from '#components/ui/skeleton';
import { ApiRefusal } from '#web/lib/api/api-refusal';
import { getPublic } from '#web/lib/api/public-ops';
import { useLoaded } from '#web/lib/api/use-loaded';
import { DrawFacts } from './draw-facts';
import { OddsTable } from './odds-table';
import './draws.css';

/** The odds of a mystery prize, or the draw that its pieces enter. */
export function RandomPrize({ product, category }: { product: string; category: string | null }) {
  if (category === 'mystery_prize') return <PrizeOdds product={product} />;
  return category === 'mega_sweeps' ? <PrizeDraw product={product} /> : null;
}

function PrizeOdds({ product }: { product: string }) {
  const load = useCallback(
    () => orNull(getPublic('/public/odds/{product}', { path: { product } })),
    [product],
  );
  const { value, failure, reload } = useLoaded(load);
  if (failure !== null) return <FailureNotice failure={failure} onRetry={reload} />;
  if (value === undefined) return <ChanceSkeleton />;
  if (value === null)
    return <Notice tone="info">You can redeem this prize once its odds are published.</Notice>;
  return <OddsTable odds={value.odds} />;
}

function PrizeDraw({ product }: { product: string }) {
  const load = useCallback(async () => {
    const { items } = await getPublic('/public/draws', { query: { limit: 1, product } });
    return items[0] ?? null;
  }, [product]);
  const { value, failure, reload } = useLoaded(load);
  if (failure !== null) return <FailureNotice failure={failure} onRetry={reload} />;
  if (value === undefined) return <ChanceSkeleton />;
  if (value === null) return <Notice tone="info">You can redeem this prize once its draw is open.</Notice>;
  return <DrawFacts draw={value} linked />;
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

/** Maps odds that are not yet published to null. */
async function orNull<Value>(request: Promise<Value>): Promise<Value | null> {
  return request.catch((failure: unknown) => {
    if (failure instanceof ApiRefusal && failure.code === 'odds/unknown-odds') return null;
    throw failure;
  });
}
