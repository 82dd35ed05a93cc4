import { PackageOpen, PackageSearch } from 'lucide-react';
import { Link } from 'react-router';
import { EmptyState } from '#components/feedback/empty-state';
import { Button, buttonClass } from '#components/ui/button';
import { panelClass } from '#components/ui/panel';

/** Empty state of the table: no products at all, or none in this view, with the matching action. */
export function NoProducts({
  isFiltered,
  createPath,
  onShowAll,
}: {
  isFiltered: boolean;
  createPath: string;
  onShowAll: () => void;
}) {
  return (
    <div className={panelClass()}>
      <EmptyState
        Icon={isFiltered ? PackageSearch : PackageOpen}
        action={
          isFiltered ? (
            <Button variant="outline" onClick={onShowAll}>
              Show all products
            </Button>
          ) : (
            <Link className={buttonClass({ variant: 'primary' })} to={createPath} preventScrollReset>
              New product
            </Link>
          )
        }
      >
        {isFiltered
          ? 'No products match these filters.'
          : 'No products yet. Create the first one. Players see it once you make it active.'}
      </EmptyState>
    </div>
  );
}
