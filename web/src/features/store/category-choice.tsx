import { Link } from 'react-router';
import { categoryNames } from '#web/lib/catalog/category-words';
import type { RewardProductCategory } from '#web/lib/catalog/reward-product';

const categories = Object.entries(categoryNames) as [RewardProductCategory, string][];

/** The categories of the store, and all of them together. */
export function CategoryChoice({
  chosen,
  pathOf,
}: {
  chosen: RewardProductCategory | null;
  pathOf: (category: RewardProductCategory | null) => string;
}) {
  return (
    <nav className="store-chips" aria-label="Prize categories">
      <Chip to={pathOf(null)} isChosen={chosen === null} name="All prizes" />
      {categories.map(([category, name]) => (
        <Chip key={category} to={pathOf(category)} isChosen={chosen === category} name={name} />
      ))}
    </nav>
  );
}

function Chip({ to, isChosen, name }: { to: string; isChosen: boolean; name: string }) {
  return (
    <Link
      className="store-chip"
      to={to}
      replace
      preventScrollReset
      aria-current={isChosen ? 'page' : undefined}
    >
      {name}
    </Link>
  );
}
