import type { ReactNode } from 'react';

export interface Sum {
  name: string;
  value: ReactNode;
  /** The line that the others lead to. */
  isTotal?: boolean;
}

/** Names on the left, what they come to on the right; the total stands below a rule. */
export function Sums({ sums }: { sums: readonly Sum[] }) {
  return (
    <dl className="sums">
      {sums.map(({ name, value, isTotal = false }) => (
        <div key={name} className={isTotal ? 'sum sum-total' : 'sum'}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
