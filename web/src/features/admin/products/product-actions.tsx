import { Pencil, Trash2 } from 'lucide-react';
import { Link } from 'react-router';
import { Button, buttonClass } from '#components/ui/button';
import type { RewardProduct } from '#web/lib/catalog/reward-product';

/** Opens the form of a product in the table, or asks whether to delete it. */
export function ProductActions({
  product: { name },
  to,
  onDelete,
}: {
  product: RewardProduct;
  to: string;
  onDelete: () => void;
}) {
  return (
    <>
      <Link
        className={buttonClass({ variant: 'quiet', icon: true })}
        to={to}
        preventScrollReset
        aria-label={`Edit ${name}`}
      >
        <Pencil aria-hidden="true" size={18} />
      </Link>
      <Button variant="quiet" icon aria-label={`Delete ${name}`} onClick={onDelete}>
        <Trash2 aria-hidden="true" size={18} />
      </Button>
    </>
  );
}
