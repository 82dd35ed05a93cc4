import { Link } from 'react-router';
import { type ProductState, stateNames } from './table-view';

const states = Object.entries(stateNames) as [ProductState, string][];

/** The states that products can be in, with how many are, and all of them together. */
export function StateChoice({
  chosen,
  counts,
  pathOf,
}: {
  chosen: ProductState | null;
  counts: Record<ProductState | 'all', number> | null;
  pathOf: (state: ProductState | null) => string;
}) {
  return (
    <nav className="state-choice" aria-label="Products by state">
      <State to={pathOf(null)} isChosen={chosen === null} name="All" count={counts?.all} />
      {states.map(([state, name]) => (
        <State
          key={state}
          to={pathOf(state)}
          isChosen={chosen === state}
          name={name}
          count={counts?.[state]}
        />
      ))}
    </nav>
  );
}

function State({
  to,
  isChosen,
  name,
  count,
}: {
  to: string;
  isChosen: boolean;
  name: string;
  count: number | undefined;
}) {
  return (
    <Link
      className="state-link"
      to={to}
      replace
      preventScrollReset
      aria-current={isChosen ? 'page' : undefined}
    >
      {name}
      <span className="state-count">{count ?? '–'}</span>
    </Link>
  );
}
