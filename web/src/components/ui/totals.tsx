import type { ReactNode } from 'react';

export interface Sum {
  name: string;
  value: ReactNode;
  /** Marks the line with the total. */
  isTotal?: boolean;
}

/** A list of amounts with their names; the total stands below a rule. */
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
