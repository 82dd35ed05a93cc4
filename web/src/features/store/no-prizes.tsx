import { Heart, PackageSearch, Store, Wallet } from 'lucide-react';
import { EmptyState } from '#components/feedback/empty-state';
import { Button } from '#components/ui/button';
import { isWhole, type StoreView } from './store-view';

/** Empty state of the store: no prizes at all, or none that match, with the matching action. */
export default function NoPrizes({ view, onShowAll }: { view: StoreView; onShowAll: () => void }) {
  if (isWhole(view)) return <EmptyState Icon={Store}>No prizes yet. Check back soon.</EmptyState>;
  const { Icon, text } = reasonOf(view);
  return (
    <EmptyState
      Icon={Icon}
      action={
        <Button variant="outline" onClick={onShowAll}>
          Show all prizes
        </Button>
      }
    >
      {text}
    </EmptyState>
  );
}

function reasonOf({ category, words, isWished, isAffordable }: StoreView) {
  if (category !== null || words.trim() !== '')
    return { Icon: PackageSearch, text: 'No prizes match. Try another word or category.' };
  if (isWished && isAffordable)
    return { Icon: Heart, text: 'No prize on your wish list is within your coins.' };
  if (isAffordable) return { Icon: Wallet, text: 'No prize is within your coins yet.' };
  if (isWished)
    return { Icon: Heart, text: 'Your wish list is empty. Add prizes with the heart on their card.' };
  return { Icon: PackageSearch, text: 'No prizes match.' };
}
