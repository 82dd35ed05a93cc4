import { memo } from 'react';
import type { StoreView } from './store-view';

/** Toggles for the prizes on the wish list, and for those that the player can pay for. */
export const OwnFilters = memo(function OwnFilters({
  view: { isWished, isAffordable },
  onShow,
}: {
  view: Pick<StoreView, 'isWished' | 'isAffordable'>;
  onShow: (changes: Partial<StoreView>) => void;
}) {
  return (
    <div className="chips" role="group" aria-label="Your prizes">
      <button
        type="button"
        className="chip"
        aria-pressed={isWished}
        onClick={() => onShow({ isWished: !isWished })}
      >
        Wish list
      </button>
      <button
        type="button"
        className="chip"
        aria-pressed={isAffordable}
        onClick={() => onShow({ isAffordable: !isAffordable })}
      >
        What I can afford
      </button>
    </div>
  );
});
