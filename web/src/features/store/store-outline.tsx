import { Skeleton } from '#components/ui/skeleton';
import { CategoryChoice } from './category-choice';
import { StoreHead } from './store-head';
import { StorePageHead } from './store-page-head';
import { StoreTools } from './store-tools';
import './store.css';

/** The store before anything is known of its prizes or its visitor: the same for every player, so it can be HTML. */
export function StoreOutline() {
  return (
    <div className="for-players" aria-busy="true">
      <div className="store page-width">
        <StorePageHead />
        <StoreHead />
        {/* Nobody answers yet what is typed here. */}
        <div className="store-finder" inert>
          <StoreTools words="" sorting="featured" onType={ignore} onShow={ignore} />
          <CategoryChoice chosen={null} addressOf={() => '?'} />
        </div>
        <div className="featured-row">
          {Array.from({ length: 4 }, (_, index) => (
            <Skeleton key={index} className="product-card-skeleton" />
          ))}
        </div>
      </div>
    </div>
  );
}

function ignore(): void {
  // The outline is HTML only.
}
