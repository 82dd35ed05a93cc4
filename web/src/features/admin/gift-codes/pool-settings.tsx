import { useCallback } from 'react';
import { Skeleton } from '#components/ui/skeleton';
import { playFabOps } from '#web/lib/api/play-fab-ops';
import { useLoaded } from '#web/lib/api/use-loaded';
import { WhenLoaded } from '../parts/when-loaded';
import { BatchList } from './batch-list';
import { PatternForm } from './pattern-form';

/** The pattern of a pool's codes, and the batches in which they were added. */
export function PoolSettings({
  product,
  pattern,
  onChanged,
}: {
  product: string;
  pattern: string | null;
  onChanged: () => void;
}) {
  const load = useCallback(
    () => playFabOps.get('/admin/gift-codes/{product}/batches', { path: { product } }),
    [product],
  );
  const batches = useLoaded(load);
  return (
    <div className="grid gap-6">
      <PatternForm product={product} pattern={pattern} onSet={onChanged} />
      <section className="grid gap-3">
        <h3 className="text-lg">Batches</h3>
        <WhenLoaded of={batches} skeleton={<Skeleton className="block-32" />}>
          {({ items, remaining }) => (
            <BatchList
              product={product}
              batches={items}
              remaining={remaining}
              onVoided={() => {
                batches.reload();
                onChanged();
              }}
            />
          )}
        </WhenLoaded>
      </section>
    </div>
  );
}
