import { Skeleton } from '#components/ui/skeleton';
import { CategoryChoice } from './category-choice';
import { OwnFilters } from './own-filters';
import { StoreHead } from './store-head';
import { StorePageHead } from './store-page-head';
import { StoreTools } from './store-tools';
import { wholeStore } from './store-view';
import './store.css';

/** The prerendered outline of the store, without prizes or player data, so that it is the same for every player. */
export function StoreOutline() {
  return (
    <div className="for-players" aria-busy="true">
      <div className="page-width grid gap-6 py-page">
        <StorePageHead />
        <StoreHead />
        {/* Inert, because no code handles the input yet. */}
        <div className="grid grid-cols-1 gap-6" inert>
          <StoreTools words="" sorting="featured" onType={ignore} onShow={ignore} />
          <div className="grid grid-cols-1 gap-3">
            <CategoryChoice chosen={null} addressOf={() => '?'} />
            <OwnFilters view={wholeStore} onShow={ignore} />
          </div>
        </div>
        <div className="featured-row">
          {Array.from({ length: 4 }, (_, index) => (
            <Skeleton key={index} className="block-88 rounded-lg" />
          ))}
        </div>
      </div>
    </div>
  );
}

function ignore(): void {
  // The outline is HTML only.
}
