import { lazy, memo, Suspense, useCallback } from 'react';
import { Note } from '#components/ui/note';
import type { ProductList } from '#web/lib/catalog/product-list';
import type { RewardProduct } from '#web/lib/catalog/reward-product';
import { paths } from '#web/lib/paths';
import { coinsLastNote, prizeCountLabel } from './count-copy';
import { FeaturedPrizes } from './featured-prizes';
import { ProductGrid } from './product-grid';
import { SectionEnd } from './section-end';
import { sectionsOf } from './sections';
import { isWhole, type StoreView } from './store-view';

const NoPrizes = lazy(() => import('./no-prizes'));

/** The matching prizes in each state: shown, loading or none. Rendering is deferred, so that typing stays responsive. */
export const StoreSections = memo(function StoreSections({
  list,
  view,
  search,
  onReadMore,
  onRetry,
  onShowAll,
}: {
  list: ProductList;
  view: StoreView;
  /** Search string of the page, which the addresses of prizes keep. */
  search: string;
  onReadMore: () => void;
  onRetry: () => void;
  onShowAll: () => void;
}) {
  const { featured, others } = sectionsOf(list.products ?? [], isWhole(view) && !list.isStale);
  const addressOf = useCallback(({ id }: RewardProduct) => paths.product(id) + search, [search]);
  const isEmpty = featured.length + others.length === 0 && list.nextToken === null;
  const hasFailed = list.failure !== null;
  return (
    <div className="store-shelves" data-stale={list.isStale || undefined}>
      <FeaturedPrizes products={featured} addressOf={addressOf} />
      <section className="grid gap-4" aria-label="All prizes">
        <Note className="tabular" role="status">
          {list.isStale ? 'Searching…' : `${prizeCountLabel(list)}${coinsLastNote(list)}`}
        </Note>
        {isEmpty && !list.isStale && !hasFailed ? (
          <Suspense fallback={null}>
            <NoPrizes view={view} onShowAll={onShowAll} />
          </Suspense>
        ) : (
          <ProductGrid
            products={others}
            isMore={list.nextToken !== null && !hasFailed}
            isBusy={list.isStale}
            hasProgress={view.isWished}
            addressOf={addressOf}
            onNearEnd={onReadMore}
          />
        )}
        <SectionEnd isReading={list.reading === 'more'} failure={list.failure} onRetry={onRetry} />
      </section>
    </div>
  );
});
