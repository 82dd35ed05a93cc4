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
    <dl className="sums grid gap-3">
      {sums.map(({ name, value, isTotal = false }) => (
        <div
          key={name}
          className={
            isTotal
              ? 'sum sum-total flex justify-between gap-4 pbs-3 text-lg border-bs-line'
              : 'sum flex justify-between gap-4'
          }
        >
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
