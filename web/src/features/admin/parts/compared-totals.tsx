import { Note } from '#components/ui/note';
import { compare } from './comparison';
import { StatTile } from './stat-tile';

/** One total of a period. */
export interface ComparedStat<Totals> {
  readonly name: string;
  /** Returns null where there is nothing to divide by. */
  readonly of: (totals: Totals) => number | null;
  readonly write: (value: number) => string;
  /** What a period without a value lacks. @default 'No data' */
  readonly lacks?: string;
  /** Address of the page with more of it. */
  readonly to?: string;
}

/** Totals of a period as tiles, each compared with the period before. */
export function ComparedTotals<Totals>({
  id,
  title,
  note,
  stats,
  totals,
  before,
}: {
  /** Id of the heading. */
  id: string;
  title: string;
  /** Names the period before. */
  note: string;
  stats: readonly ComparedStat<Totals>[];
  totals: Totals;
  before: Totals;
}) {
  return (
    <section aria-labelledby={id} className="grid gap-3">
      <h2 id={id} className="panel-title">
        {title}
      </h2>
      <Note>{note}</Note>
      <ul className="grid grid-fill-42 gap-3">
        {stats.map((stat) => (
          <li key={stat.name} className="grid">
            <StatTile
              name={stat.name}
              {...comparedTile(stat, stat.of(totals), stat.of(before))}
              {...(stat.to !== undefined && { to: stat.to })}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

function comparedTile<Totals>(
  { write, lacks = 'No data' }: ComparedStat<Totals>,
  value: number | null,
  before: number | null,
) {
  if (value === null) return { value: '–', comparison: { direction: 'same', text: lacks } as const };
  if (before === null)
    return { value: write(value), comparison: { direction: 'same', text: `${lacks} before` } as const };
  return { value: write(value), comparison: compare(value, before, write) };
}
