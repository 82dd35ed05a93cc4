import { mostSaved } from '#domain/player/saved-lists';
import type { RewardProduct } from '#web/lib/catalog/reward-product';
import { showToast } from '#web/lib/page/toasts';
import { paths } from '#web/lib/paths';
import { toggleSaved } from '#web/lib/player/toggle-saved';
import { useWishlist } from '#web/lib/storage/saved-lists';

/** Whether a prize is on the wish list, and a function that adds or removes it. */
export function useWishlisted({ id, name }: Pick<RewardProduct, 'id' | 'name'>) {
  const isWished = useWishlist().includes(id);

  function toggle() {
    if (!toggleSaved('wishlist', id))
      showToast({
        tone: 'error',
        text: `Your wish list is full: it holds ${mostSaved} prizes. Remove one first.`,
      });
    else if (!isWished)
      showToast({
        tone: 'success',
        text: `${name} is on your wish list.`,
        action: { label: 'View wish list', to: paths.wishlist },
      });
  }

  return { isWished, toggle };
}
