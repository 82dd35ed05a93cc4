import type { RewardProduct } from '#web/lib/catalog/reward-product';
import { showToast } from '#web/lib/page/toasts';
import { paths } from '#web/lib/paths';
import { mostWished, toggleWished, useWishlist } from '#web/lib/storage/wishlist';

/** Whether a prize is on the wish list of this device, and a function that adds or removes it. */
export function useWishlisted({ id, name }: Pick<RewardProduct, 'id' | 'name'>) {
  const isWished = useWishlist().includes(id);

  function toggle() {
    if (!toggleWished(id))
      showToast({
        tone: 'error',
        text: `Your wish list is full: it holds ${mostWished} prizes. Remove one first.`,
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
