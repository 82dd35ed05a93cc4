import type { GetAnswer } from '#web/lib/play-fab-ops-types';

export type Statement = GetAnswer<'/admin/affiliate-payouts'>['items'][number];

/** Statements by the month that they were read of: an answer may come when another month is looked at. */
export type SettledMonths = Readonly<Record<string, readonly Statement[]>>;

/** The same with what was read of a month; other months stay as they are. */
export function withMonth(
  known: SettledMonths,
  month: string,
  statements: readonly Statement[],
): SettledMonths {
  return { ...known, [month]: statements };
}

/** The same with a statement as it stands now, beside whatever else was noted or read meanwhile. */
export function withStatement(known: SettledMonths, changed: Statement): SettledMonths {
  const { month, affiliate } = changed;
  const statements = known[month]?.map((each) => (each.affiliate === affiliate ? changed : each));
  return statements ? withMonth(known, month, statements) : known;
}
