import type { GetAnswer } from '#web/lib/api/play-fab-ops-types';

export type Statement = GetAnswer<'/admin/affiliate-payouts'>['items'][number];

/** Statements by the month for which they were loaded: a response may arrive when another month is shown. */
export type SettledMonths = Readonly<Record<string, readonly Statement[]>>;

/** Returns a copy with the statements of a month; other months stay unchanged. */
export function withMonth(
  known: SettledMonths,
  month: string,
  statements: readonly Statement[],
): SettledMonths {
  return { ...known, [month]: statements };
}

/** Returns a copy with a changed statement; all others stay unchanged. */
export function withStatement(known: SettledMonths, changed: Statement): SettledMonths {
  const { month, affiliate } = changed;
  const statements = known[month]?.map((each) => (each.affiliate === affiliate ? changed : each));
  return statements ? withMonth(known, month, statements) : known;
}
