import { PackageOpen, PackageSearch } from 'lucide-react';
import { Link } from 'react-router';
import { Button, buttonClass } from '#components/ui/button';

/** No product, because there is none or because the view leaves all of them out; either way, what to do. */
export function NoProducts({
  isFiltered,
  createPath,
  onShowAll,
}: {
  isFiltered: boolean;
  createPath: string;
  onShowAll: () => void;
}) {
  const Icon = isFiltered ? PackageSearch : PackageOpen;
  return (
    <div className="no-products surface">
      <Icon aria-hidden="true" size={40} />
      <p>
        {isFiltered
          ? 'No product matches that. Try another word, category or state.'
          : 'There are no products yet. Create the first one; players see it once you make it active.'}
      </p>
      {isFiltered ? (
        <Button look="outline" onClick={onShowAll}>
          Show all products
        </Button>
      ) : (
        <Link className={buttonClass({ look: 'primary' })} to={createPath} preventScrollReset>
          New product
        </Link>
      )}
    </div>
  );
}
